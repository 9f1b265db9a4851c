import { styled } from 'styled-components';
import type { StepsBlock } from '../schema/generated/types.ts';
import { InlineText } from './ui/inline-text.tsx';
import { renderList } from './ui/render-list.ts';
import { Section } from './ui/section.tsx';

const List = styled.ol`
  display: grid;

  /* Browsers may leave a heading behind that a grid follows. */
  @media print {
    display: block;
    break-inside: avoid;
  }

  li {
    position: relative;
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: 0.25rem 1.25rem;
    padding-bottom: 2rem;
  }

  li:last-child {
    padding-bottom: 0;
  }

  /* The line to the next step. */
  li:not(:last-child)::before {
    position: absolute;
    top: 2.5rem;
    bottom: 0;
    left: 1.25rem;
    border-left: 1px solid var(--color-border);
    content: '';
  }

  li > span {
    display: grid;
    grid-row: 1 / span 3;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  li:first-child > span {
    border-color: var(--color-text);
    background: var(--color-text);
    color: var(--color-background);
    /* With forced colours, its background already is one of them. */
    forced-color-adjust: none;
  }

  h3 {
    padding-top: 0.4375rem;
  }

  p {
    max-width: 34em;
    color: var(--color-text-second);
  }

  small {
    grid-column: 2;
    color: var(--color-text-third);
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
  }

  /* When a step happens is at the end of its first line. */
  @container page (min-width: 60em) {
    li {
      grid-template-columns: 2.5rem minmax(0, 1fr) auto;
      padding-bottom: 3rem;
    }

    p {
      grid-column: 2 / -1;
    }

    small {
      grid-area: 1 / 3;
    }

    :is(h3, small) {
      align-self: baseline;
    }
  }
`;

/** Steps in their order, beside their heading. */
export default function Steps({ id, heading, lead, steps }: StepsBlock) {
  return (
    <Section id={id} heading={heading} lead={lead} split>
      <List role="list" data-stagger="200">
        {renderList(steps, ({ title, text, meta }, index) => (
          <li>
            <span aria-hidden="true">{index + 1}</span>
            <h3>{title}</h3>
            {text && (
              <p>
                <InlineText text={text} />
              </p>
            )}
            {meta && <small>{meta}</small>}
          </li>
        ))}
      </List>
    </Section>
  );
}
