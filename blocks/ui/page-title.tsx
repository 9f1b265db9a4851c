import { styled } from 'styled-components';
import { renderList } from './render-list.ts';

const Head = styled.div`
  min-width: 0;

  h1 {
    max-width: 10.85em;
  }

  /* Lines with a forced break between them are not balanced. */
  [data-line] {
    display: block;
  }

  /* Two words share a line, unless large text leaves no room for both. */
  [data-pair] {
    display: inline-block;
  }

  /* A word that would otherwise be broken on most screens. */
  h1[data-long] {
    font-size: calc(0.78 * var(--type-h1-size));
  }

  h1[data-size='display'] {
    font-size: var(--type-display-size);
    font-weight: var(--type-display-weight);
    line-height: var(--type-display-line);
    letter-spacing: var(--type-display-tracking);
  }

  mark {
    padding-inline: 0.12em;
    margin-inline: -0.04em;
    /* Only as high as a line, so that it does not touch its neighbours. */
    background: linear-gradient(var(--color-target) 0 0) 0 54% / 100% 84% no-repeat;
    color: var(--color-on-target);
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;

    /* Paper has no backgrounds, and so no room around them. */
    @media print {
      padding: 0;
      margin: 0;
    }

    /* Forced colours have a colour for marked text, but not for this drawn background. */
    @media (forced-colors: active) {
      background: none;
      color: CanvasText;
      text-decoration: underline 0.06em;
    }
  }
`;

const Badge = styled.p`
  width: fit-content;
  margin-bottom: 1.25rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--color-divider);
  border-radius: var(--radius-control);
  color: var(--color-text-second);
  font-weight: 600;
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);
`;

interface PageTitleProps {
  title: string;
  badge?: string | undefined;
  highlight?: string | undefined;
  size?: 'display' | 'h1';
}

const longWord = /[\p{L}\p{N}]{18}/u;

/** The main heading of a page. */
export function PageTitle({ title, badge, highlight, size = 'h1' }: PageTitleProps) {
  // The end of a line is a space where the title is read as one.
  const lines = title.trim().split(/(?<=\n)/);
  const marked = lines.findIndex((line) => highlight && line.includes(highlight));
  return (
    <Head>
      {badge && <Badge>{badge}</Badge>}
      <h1 data-size={size} data-long={longWord.test(title) || undefined}>
        {renderList(lines, (line, index) => {
          const words =
            highlight && index === marked ? <Marked text={line} highlight={highlight} /> : line;
          return lines.length > 1 ? <span data-line="">{words}</span> : words;
        })}
      </h1>
    </Head>
  );
}

const lastPair = /(?<= )\S+ \S{1,9}$/;

/** A text with its highlighted words. */
function Marked({ text, highlight }: { text: string; highlight: string }) {
  const start = text.indexOf(highlight);
  const rest = text.slice(start + highlight.length);
  // WebKit does not balance lines around a marked word, so a short last word stays with its neighbour.
  const pair = lastPair.exec(rest)?.[0];
  return (
    <>
      {text.slice(0, start)}
      <mark>{highlight}</mark>
      {pair ? rest.slice(0, -pair.length) : rest}
      {pair && <span data-pair="">{pair}</span>}
    </>
  );
}
