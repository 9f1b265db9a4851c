import { Fragment } from 'react';
import {
  type CatalogueEntry,
  type CatalogueField,
  cataloguePath,
  entryPath,
} from './catalogue-entry.ts';
import { EntryList } from './entry-list.tsx';
import { Example, StageChoice } from './example-stage.tsx';
import { FieldList } from './field-list.tsx';
import { Words } from './words.tsx';

interface EntryPageProps {
  entry: CatalogueEntry;
  entries: readonly CatalogueEntry[];
}

/** The page of one block, visual or file. */
export function EntryPage({ entry, entries }: EntryPageProps) {
  const { name, kind, description, synonyms, examples, limits, fields } = entry;
  return (
    <div className="columns">
      <nav id="all" aria-label="Catalogue">
        <EntryList entries={entries} current={name} />
      </nav>
      <main id="content">
        <header className="opening">
          <p className="quiet">
            <a href={cataloguePath}>Catalogue</a> / {kind}
          </p>
          <h1>{name}</h1>
          <p className="lead">
            <Words text={description} />
          </p>
          {synonyms.length > 0 ? <p className="quiet">Also called {synonyms.join(', ')}.</p> : null}
          {kind === 'visual' ? (
            <p className="quiet">Stands in {entries.filter(holdsVisuals).map(toLink)}.</p>
          ) : null}
          <p className="links">
            {examples.length > 0 ? <a href="#example-1">Examples</a> : null}
            <a href="#fields">Fields</a>
            <a href="#all">All others</a>
          </p>
        </header>
        {examples.length > 0 ? (
          <div className="examples">
            <StageChoice />
            {examples.map((text, index) => (
              <Example key={text} entry={entry} number={index + 1} />
            ))}
          </div>
        ) : null}
        <section id="fields">
          <h2>Fields</h2>
          {limits.length > 0 ? (
            <p>
              <Words text={limits.join(' ')} />
            </p>
          ) : null}
          <FieldList fields={fields} />
        </section>
      </main>
    </div>
  );
}

/** Whether a block can show any visual, by itself or in a list. */
const holdsVisuals = ({ fields }: { fields: readonly CatalogueField[] }): boolean =>
  fields.some((field) => field.holds === 'visual' || holdsVisuals(field));

const toLink = ({ name }: CatalogueEntry, index: number) => (
  <Fragment key={name}>
    {index > 0 ? ', ' : ''}
    <a href={entryPath(name)}>{name}</a>
  </Fragment>
);
