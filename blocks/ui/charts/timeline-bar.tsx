import { styled } from 'styled-components';
import { hatch } from './hatch.tsx';
import { percent } from './numbers.ts';

/** More parts would look like beads on a phone, so only the first is separated there. */
const mostOnPhones = 16;

const Line = styled.svg`
  &[data-many] > line ~ line {
    @media (max-width: 37.49rem) {
      display: none;
    }
  }
`;

interface TimelineBarProps {
  /** The past part of the line in percent. */
  actual: number;
  /** The number of equal parts of the line. */
  divisions?: number | undefined;
}

/** A line in the colours of the charts: past in ink, future hatched, and the target at the end. */
export function TimelineBar({ actual, divisions = 1 }: TimelineBarProps) {
  const start = percent(actual / 100);
  return (
    <Line
      width="100%"
      height="20"
      aria-hidden="true"
      data-many={divisions > mostOnPhones || undefined}
    >
      <rect y="5" width={start} height="10" fill="var(--color-text)" />
      <rect x={start} y="5" width={percent(1 - actual / 100)} height="10" fill={hatch} />
      {Array.from({ length: divisions - 1 }, (_, index) => percent((index + 1) / divisions)).map(
        (x) => (
          <line key={x} x1={x} x2={x} y2="100%" stroke="var(--color-background)" strokeWidth="4" />
        ),
      )}
      <rect x="100%" width="3" height="20" transform="translate(-3)" fill="var(--color-target)" />
    </Line>
  );
}
