import { styled } from 'styled-components';
import type { TimelineBlock } from '../schema/generated/types.ts';
import { each } from './ui/each.ts';
import { InlineText } from './ui/inline-text.tsx';
import { Section } from './ui/section.tsx';
import { TimeRule } from './ui/time-rule.tsx';

const Steps = styled.ol`
  display: grid;
  gap: 1.5rem;
  margin-top: 1.5rem;

  h3 {
    margin-bottom: 0.25rem;
  }

  p {
    max-width: 36ch;
    color: var(--color-text-second);
    font-size: 1rem;
  }

  @media (min-width: 60rem) {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;

    /* The end of the line is where the last step happens. */
    > :last-child {
      justify-self: end;
      text-align: right;
    }
  }
`;

/** What happens by when. */
export default function Timeline({ id, heading, lead, steps }: TimelineBlock) {
  return (
    <Section id={id} heading={heading} lead={lead} tone="ink">
      <TimeRule actual={4} target={100} />
      <Steps role="list">
        {each(steps, ({ when, text }) => (
          <li>
            <h3>{when}</h3>
            <p>
              <InlineText text={text} />
            </p>
          </li>
        ))}
      </Steps>
    </Section>
  );
}
