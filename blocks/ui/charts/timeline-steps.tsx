import { styled } from 'styled-components';
import type { TimelineSteps as TimelineStepsData } from '../../../schema/generated/types.ts';
import { countRules } from '../count-rules.ts';
import { InlineText } from '../inline-text.tsx';
import { renderList } from '../render-list.ts';
import { TimelineBar } from './timeline-bar.tsx';

/** The most divisions that the schema allows. */
const mostDivisions = 31;

const List = styled.ol`
  display: grid;
  gap: 1.5rem;
  margin-bottom: 1.5rem;

  h3 {
    margin-bottom: 0.25rem;
  }

  @media print {
    gap: 0.75rem;
  }

  p {
    max-width: 24.4em;
    color: var(--color-text-second);
  }

  @container page (min-width: 60em) {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;

    /* The last step is at the end of the line. */
    > :last-child {
      justify-self: end;
      text-align: right;
    }

    /* The second of three is in the middle. */
    &:not([data-count]) > :nth-child(2):nth-last-child(2) {
      justify-self: center;
      text-align: center;
    }

    /* Or each step starts at its own division. */
    &,
    > li {
      ${countRules('data-count', mostDivisions)}
    }

    &[data-count] {
      grid-template-columns: repeat(var(--count), minmax(0, 1fr));
      column-gap: 0;
    }

    > [data-count] {
      grid-column: span var(--count);
    }

    /* The last one extends back over its division, and must not meet the one before it. */
    > [data-count] p {
      max-width: min(17.6em, 24vw);
    }

    > [data-count]:not(:last-child) {
      padding-right: 1.5rem;
    }

    > [data-count]:last-child {
      width: max-content;
    }
  }
`;

interface TimelineStepsProps {
  steps: TimelineStepsData;
  divisions?: number | undefined;
}

/** A timeline from now to a promised end, with its steps. */
export function TimelineSteps({ steps, divisions }: TimelineStepsProps) {
  const spans = spansOf(steps, divisions);
  return (
    <>
      <List role="list" data-count={spans && divisions}>
        {renderList(steps, ({ when, text }, index) => (
          <li data-count={spans?.[index]}>
            <h3>{when}</h3>
            <p>
              <InlineText text={text} />
            </p>
          </li>
        ))}
      </List>
      <TimelineBar actual={100 / (divisions ?? 24)} divisions={divisions} />
    </>
  );
}

/** Returns the number of divisions from each step to the next, if all inner steps have one. */
function spansOf(steps: TimelineStepsData, divisions = 0): number[] | undefined {
  const between = steps.slice(1, -1).flatMap(({ division }) => division ?? []);
  if (between.length === 0 || between.length < steps.length - 2) return undefined;
  const starts = [1, ...between, divisions];
  return starts.map((start, index) => (starts[index + 1] ?? divisions + 1) - start);
}
