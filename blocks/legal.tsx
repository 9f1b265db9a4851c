import { styled } from 'styled-components';
import type { LegalBlock, LegalSection } from '../schema/generated/types.ts';
import { each } from './ui/each.ts';
import { InlineText } from './ui/inline-text.tsx';
import { Band, Container } from './ui/section.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3rem;

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: 3rem 1.5rem;
  }
`;

const Contents = styled.nav`
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);

  h2 {
    margin-bottom: 0.5rem;
    font-size: inherit;
    line-height: inherit;
    letter-spacing: 0;
  }

  ol {
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    gap: 0.75rem;
    padding-block: 0.75rem;
    color: var(--color-text-second);
    text-decoration: none;
  }

  a:hover {
    color: var(--color-text);
    text-decoration: underline;
  }

  span {
    min-width: 1.25rem;
    color: var(--color-text-third);
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 59.99rem) {
    padding: 1.25rem;
    border: 1px solid var(--color-divider);
    border-radius: var(--radius-card);
  }

  @media (min-width: 60rem) {
    position: sticky;
    top: calc(var(--header-height) + 2rem);
    align-self: start;
  }
`;

const Text = styled.div`
  max-width: 47.5rem;

  section {
    padding-block: 2.5rem;
    border-top: 1px solid var(--color-divider);
  }

  section:first-child {
    padding-top: 0;
    border-top: 0;
  }

  section:last-child {
    padding-bottom: 0;
  }

  h2 {
    margin-bottom: 1rem;
    font-size: var(--type-h3-size);
    line-height: var(--type-h3-line);
    letter-spacing: var(--type-h3-tracking);
  }

  :is(p, ul) {
    max-width: 68ch;
    color: var(--color-text-second);
  }

  :is(p, ul) + :is(p, ul) {
    margin-top: 1rem;
  }

  ul {
    padding-left: 1.25rem;
  }

  li {
    padding-left: 0.25rem;
  }

  li + li {
    margin-top: 0.375rem;
  }

  li::marker {
    color: var(--color-text-third);
  }

  strong {
    color: var(--color-text);
    font-weight: 600;
  }
`;

/** A long text in sections, with a list of its contents. */
export default function Legal({ id, contents, numbered, sections }: LegalBlock) {
  const number = (index: number) => (numbered ? `${index + 1}. ` : '');
  return (
    <Band id={id}>
      <Container>
        <Columns>
          <Contents aria-label={contents}>
            <h2>{contents}</h2>
            <ol>
              {each(sections, (section, index) => (
                <li>
                  <a href={`#${section.id}`}>
                    {numbered && <span>{index + 1}.</span>}
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </Contents>
          <Text>
            {each(sections, (section, index) => (
              <SectionText {...section} number={number(index)} />
            ))}
          </Text>
        </Columns>
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
      {each(text, (paragraph) => (
        <p>
          <InlineText text={paragraph} />
        </p>
      ))}
      {list && (
        <ul>
          {each(list, (item) => (
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
    </section>
  );
}
