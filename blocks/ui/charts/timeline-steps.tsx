import { styled } from 'styled-components';
import type { TimelineSteps as TimelineStepsData } from '../../../schema/generated/types.ts';
import { InlineText } from '../inline-text.tsx';
import { renderList } from '../render-list.ts';
import { TimelineBar } from './timeline-bar.tsx';

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

interface TimelineStepsProps {
  steps: TimelineStepsData;
  divisions?: number | undefined;
}

/** A timeline from now to a promised end, and what happens on it by when. */
export function TimelineSteps({ steps, divisions }: TimelineStepsProps) {
  return (
    <>
      <TimelineBar actual={100 / (divisions ?? 24)} target={100} divisions={divisions} />
      <List role="list">
        {renderList(steps, ({ when, text }) => (
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
