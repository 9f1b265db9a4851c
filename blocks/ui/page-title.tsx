import { styled } from 'styled-components';

const Head = styled.div`
  min-width: 0;

  h1 {
    max-width: 10.85em;
    white-space: pre-line;
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
  const start = highlight ? title.indexOf(highlight) : -1;
  return (
    <Head>
      {badge && <Badge>{badge}</Badge>}
      <h1 data-size={size} data-long={longWord.test(title) || undefined}>
        {highlight && start >= 0 ? (
          <>
            {title.slice(0, start)}
            <mark>{highlight}</mark>
            {/* WebKit does not balance lines around a marked word, so a short last word stays with its neighbour. */}
            {title.slice(start + highlight.length).replace(/ (?=\S{1,9}$)/, '\u00a0')}
          </>
        ) : (
          title
        )}
      </h1>
    </Head>
  );
}
