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

  /* Two words that share a line, unless large text leaves that no room. */
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
  const lines = title.trim().split('\n');
  return (
    <Head>
      {badge && <Badge>{badge}</Badge>}
      <h1 data-size={size} data-long={longWord.test(title) || undefined}>
        {lines.length > 1 ? (
          renderList(lines, (line, index) => (
            <span data-line="">
              <Marked text={index < lines.length - 1 ? `${line} ` : line} highlight={highlight} />
            </span>
          ))
        ) : (
          <Marked text={title} highlight={highlight} />
        )}
      </h1>
    </Head>
  );
}

const lastPair = /(?<= )\S+ \S{1,9}$/;

/** A text with its marked word. */
function Marked({ text, highlight }: { text: string; highlight: string | undefined }) {
  const start = highlight ? text.indexOf(highlight) : -1;
  if (!highlight || start < 0) return text;
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
