import { styled } from 'styled-components';
import type { QuestionsBlock } from '../schema/generated/types.ts';
import { Icon } from './ui/icon.tsx';
import { InlineText } from './ui/inline-text.tsx';
import { renderList } from './ui/render-list.ts';
import { Section } from './ui/section.tsx';

const Item = styled.details`
  border-top: 1px solid var(--color-divider);

  &:last-child {
    border-bottom: 1px solid var(--color-divider);
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: min(1.5rem, 7.5vw);
    padding-block: 1.25rem;
  }

  h3 {
    min-width: 0;
  }

  svg {
    color: var(--color-text-third);
  }

  summary:hover svg {
    color: var(--color-text);
  }

  &[open] svg {
    rotate: 180deg;
  }

  p {
    max-width: 34em;
    padding-bottom: 1.5rem;
    color: var(--color-text-second);
  }

  /* Paper has every answer below its question, and nothing opens. */
  @media print {
    break-inside: avoid;

    svg {
      display: none;
    }
  }
`;

/** Questions with answers that open, also without scripts. */
export default function Questions({ id, heading, lead, items }: QuestionsBlock) {
  return (
    <Section id={id} heading={heading} lead={lead} split>
      {renderList(items, ({ question, answer }) => (
        <Item>
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron-down" />
          </summary>
          <p>
            <InlineText text={answer} />
          </p>
        </Item>
      ))}
    </Section>
  );
}
