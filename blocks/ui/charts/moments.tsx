import { styled } from 'styled-components';
import type { Moments as MomentsData } from '../../../schema/generated/types.ts';
import { each } from '../each.ts';
import { InlineText } from '../inline-text.tsx';
import { TimeRule } from './time-rule.tsx';

const List = styled.ol`
  display: grid;
  gap: 1.5rem;
  margin-top: 1.5rem;

  h3 {
    margin-bottom: 0.25rem;
  }

  p {
    max-width: 36ch;
    color: var(--color-text-second);
  }

  @media (min-width: 60rem) {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;

    /* The end of the line is where the last one happens. */
    > :last-child {
      justify-self: end;
      text-align: right;
    }

    /* The second of three stands half way. */
    > :nth-child(2):nth-last-child(2) {
      justify-self: center;
      text-align: center;
    }
  }
`;

/** A line of time from now to a promised end, and what happens on it by when. */
export function Moments({ moments, parts }: { moments: MomentsData; parts?: number | undefined }) {
  return (
    <>
      <TimeRule actual={100 / (parts ?? 24)} target={100} parts={parts} />
      <List role="list">
        {each(moments, ({ when, text }) => (
          <li>
            <h3>{when}</h3>
            <p>
              <InlineText text={text} />
            </p>
          </li>
        ))}
      </List>
    </>
  );
}
