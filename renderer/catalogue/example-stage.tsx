import { createElement } from 'react';
import { type CatalogueEntry, examplePath } from './catalogue-entry.ts';

const widths = [
  { name: 'desktop', words: 'Desktop', pixels: 1440 },
  { name: 'phone', words: 'Phone', pixels: 390 },
] as const;
const themes = ['light', 'dark'] as const;

/** Chooses what all stages of a page show. It works with CSS only: see `catalogue.css`. */
export function StageChoice() {
  return (
    <form className="choice">
      <Choice legend="Width" name="width" options={['both', 'desktop', 'phone']} />
      <Choice legend="Theme" name="theme" options={['both', 'light', 'dark']} />
    </form>
  );
}

function Choice({
  legend,
  name,
  options,
}: {
  legend: string;
  name: string;
  options: readonly string[];
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} value={option} defaultChecked={option === 'both'} />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ExampleProps {
  entry: CatalogueEntry;
  /** Counts from 1. */
  number: number;
}

/** One example, live at both widths and in both themes, with its YAML. */
export function Example({ entry: { name, examples }, number }: ExampleProps) {
  const title = examples.length > 1 ? `Example ${number}` : 'Example';
  return (
    <section className="example" id={`example-${number}`}>
      <div className="example-head">
        <h2>{title}</h2>
        <a href={examplePath(name, number)}>Open by itself</a>
      </div>
      {themes.map((theme) => (
        <div className="stage" key={theme} data-theme={theme}>
          {widths.map(({ name: width, words, pixels }) => (
            <figure key={width} data-width={width}>
              <figcaption>
                {words}, {pixels} px, {theme}
              </figcaption>
              <div className="viewport">
                <iframe
                  loading="lazy"
                  src={examplePath(name, number)}
                  title={`${name}, ${title.toLowerCase()}, ${words.toLowerCase()}, ${theme}`}
                  width={pixels}
                  data-theme={theme}
                />
              </div>
            </figure>
          ))}
        </div>
      ))}
      <div className="source">
        <button type="button" data-copy={`yaml-${number}`}>
          Copy YAML
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people who scroll with keys have to reach it. */}
        <section className="yaml" tabIndex={0} aria-label={`${title} as YAML`}>
          <pre id={`yaml-${number}`}>
            <Yaml text={examples[number - 1] ?? ''} />
          </pre>
        </section>
      </div>
    </section>
  );
}

/** YAML with highlighted keys. */
function Yaml({ text }: { text: string }) {
  const parts = text
    .split(/^([\s-]*)([\w-]+)(?=:)/m)
    .map((part, index) => (index % 3 === 2 ? createElement('b', null, part) : part));
  return createElement('code', null, ...parts);
}
