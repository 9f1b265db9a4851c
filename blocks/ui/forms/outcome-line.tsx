import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon.tsx';
import { InlineText } from '../inline-text.tsx';
import { Note } from './field.tsx';

/** All texts of the line share one place, so that nothing below it moves. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: calc(var(--type-small-size) * var(--type-small-line));

  > * {
    grid-area: 1 / 1;
    overflow-wrap: anywhere;
  }

  > [data-replaced],
  > [aria-live]:not(:empty) ~ * {
    visibility: hidden;
  }

  svg {
    display: inline-block;
    margin-right: 0.375rem;
    color: var(--color-positive);
    vertical-align: -0.25rem;
  }
`;

const Failure = styled(Note)`
  color: var(--color-negative);
  font-weight: 500;
`;

interface OutcomeLineProps {
  /** What is wrong with the form's only field. The other texts give way to it. */
  problem?: ReactNode;
  /** Shown until there is an outcome. */
  note?: ReactNode;
  failure?: string | undefined;
  success?: string | undefined;
}

/** The outcome of sending a form, near the form. Screen readers get it from the toast. */
export function OutcomeLine({ problem, note, failure, success }: OutcomeLineProps) {
  return (
    <Line>
      {problem}
      {note && <Note data-replaced={failure || success ? '' : undefined}>{note}</Note>}
      {failure && (
        <Failure>
          <InlineText text={failure} />
        </Failure>
      )}
      {success && (
        <Note>
          <Icon name="check-circle" />
          {success}
        </Note>
      )}
    </Line>
  );
}
