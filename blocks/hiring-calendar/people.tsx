import type { Status } from '../../schema/generated/types.ts';
import { hatch, softInk } from '../ui/charts/hatch.tsx';
import { percent } from '../ui/charts/numbers.ts';

/** Pixels from one person to the next. */
const step = 7;

/** As in charts, for lines that are thin and many. */
const looks: Record<Status, { fill: string; stroke?: string }> = {
  actual: { fill: softInk },
  forecast: { fill: hatch },
  target: { fill: 'none', stroke: 'var(--color-target-line)' },
};

interface PeopleProps {
  people: number;
  status: Status;
  /** From this month to the end of the year. */
  start: number;
}

/** Each person as a line, from the month of the start; of those without one only the outline. */
export function People({ people, status, start }: PeopleProps) {
  const x = percent(start / 12);
  return (
    <svg height={people * step} aria-hidden="true">
      {Array.from({ length: people }, (_, person) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: one line is like another
          key={person}
          x={x}
          y={percent((person + 0.15) / people)}
          width={percent(1 - start / 12)}
          height={percent(0.7 / people)}
          {...looks[status]}
        />
      ))}
    </svg>
  );
}
