import { styled } from 'styled-components';
import type { LegalBlock, LegalSection } from '../schema/generated/types.ts';
import { InlineText } from './ui/inline-text.tsx';
import { renderList } from './ui/render-list.ts';
import { Band, Container, spans } from './ui/section.tsx';

/**
 * Aligned with the page's columns: headings and the title of the contents on the left, text on the
 * right.
 */
const Text = styled.div`
  > * {
    padding-block: 2rem;
    border-top: 1px solid var(--color-divider);
  }

  > :first-child {
    padding-top: 0;
    border-top: 0;
  }

  > :last-child {
    padding-bottom: 0;
  }

  h2 {
    margin-bottom: 1rem;
    font-size: var(--type-h3-size);
    line-height: var(--type-h3-line);
    letter-spacing: var(--type-h3-tracking);
  }

  :is(p, ul) {
    max-width: 34em;
    color: var(--color-text-second);
  }

  :is(p, li) {
    text-wrap-style: pretty;
  }

  :is(p, ul) + :is(p, ul) {
    margin-top: 1rem;
  }

  ul {
    padding-left: 1.25rem;
  }

  ul li {
    padding-left: 0.25rem;
  }

  ul li + li {
    margin-top: 0.375rem;
  }

  li::marker {
    color: var(--color-text-third);
  }

  strong {
    color: var(--color-text);
    font-weight: 600;
  }

  /* The contents and each section of a printed text are on one sheet, if they fit. */
  @media print {
    > * {
      break-inside: avoid;
    }
  }

  @container page (min-width: 60em) {
    > * {
      display: grid;
      grid-template-columns: ${spans.five} minmax(0, 1fr);
      gap: 1.5rem;
      padding-block: 3rem;
    }

    /* The heading stays in view while its section is read. */
    h2 {
      position: sticky;
      top: calc(var(--header-height) + 2rem);
      align-self: start;
      margin: 0;
    }
  }
`;

const Contents = styled.ol`
  padding: 0;
  list-style: none;

  a {
    display: flex;
    gap: 0.5rem;
    padding-block: 0.625rem;
    border-top: 1px solid var(--color-divider);
    color: var(--color-text-second);
    text-decoration: none;
  }

  a:hover {
    color: var(--color-text);
    text-decoration: underline;
  }

  span {
    min-width: 1.5rem;
    color: var(--color-text-third);
    font-variant-numeric: tabular-nums;
  }

  @container page (min-width: 30em) {
    columns: 2;
    column-gap: 1.5rem;

    li {
      break-inside: avoid;
    }
  }

  /* The first link is on the line of the title beside it. */
  @container page (min-width: 60em) {
    margin-top: -0.625rem;
  }
`;

/** A long text in sections, which may have a list of its contents. */
export default function Legal({ id, contents, numbered, sections }: LegalBlock) {
  const number = (index: number) => (numbered ? `${index + 1}. ` : '');
  return (
    <Band id={id}>
      <Container>
        <Text>
          {contents && (
            <nav aria-label={contents}>
              <h2>{contents}</h2>
              <Contents>
                {renderList(sections, (section, index) => (
                  <li>
                    <a href={`#${section.id}`}>
                      {numbered && <span>{index + 1}.</span>}
                      {section.title}
                    </a>
                  </li>
                ))}
              </Contents>
            </nav>
          )}
          {renderList(sections, (section, index) => (
            <SectionText {...section} number={number(index)} />
          ))}
        </Text>
      </Container>
    </Band>
  );
}

function SectionText({ id, number, title, text, list, after }: LegalSection & { number: string }) {
  return (
    <section id={id}>
      <h2>
        {number}
        {title}
      </h2>
      <div>
        {renderList(text, (paragraph) => (
          <p>
            <InlineText text={paragraph} />
          </p>
        ))}
        {list && (
          <ul>
            {renderList(list, (item) => (
              <li>
                <InlineText text={item} />
              </li>
            ))}
          </ul>
        )}
        {after && (
          <p>
            <InlineText text={after} />
          </p>
        )}
      </div>
    </section>
  );
}
