import { useId } from 'react';
import { Hatch } from './hatch.tsx';
import { percent } from './numbers.ts';

interface TimelineBarProps {
  /** Percent of the line that has happened. */
  actual: number;
  /** Where the target stands, in percent. */
  target: number;
  /** Equal parts that the line is divided into. */
  divisions?: number | undefined;
}

/** A line in the colours of the charts: what has happened in ink, what will hatched, and the target. */
export function TimelineBar({ actual, target, divisions = 1 }: TimelineBarProps) {
  const id = useId();
  const start = percent(actual / 100);
  return (
    <svg width="100%" height="20" aria-hidden="true">
      <defs>
        <Hatch id={id} />
      </defs>
      <rect y="5" width={start} height="10" fill="var(--color-text)" />
      <rect x={start} y="5" width={percent(1 - actual / 100)} height="10" fill={`url(#${id})`} />
      {Array.from({ length: divisions - 1 }, (_, index) => percent((index + 1) / divisions)).map(
        (x) => (
          <line key={x} x1={x} x2={x} y2="100%" stroke="var(--color-background)" strokeWidth="4" />
        ),
      )}
      <rect
        x={`${target}%`}
        width="3"
        height="20"
        transform="translate(-3)"
        fill="var(--color-target)"
      />
    </svg>
  );
}
