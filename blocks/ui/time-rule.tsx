import { useId } from 'react';
import { Hatch } from './hatch.tsx';

interface TimeRuleProps {
  /** Percent of the line that has happened. */
  actual: number;
  /** Where the target stands, in percent. */
  target: number;
}

/** A line in the code of the charts: what has happened in ink, what will as a hatch, and the target. */
export function TimeRule({ actual, target }: TimeRuleProps) {
  const id = useId();
  return (
    <svg width="100%" height="20" aria-hidden="true">
      <defs>
        <Hatch id={id} />
      </defs>
      <rect y="5" width={`${actual}%`} height="10" fill="var(--color-text)" />
      <rect x={`${actual}%`} y="5" width={`${100 - actual}%`} height="10" fill={`url(#${id})`} />
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
