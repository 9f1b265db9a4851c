import { lookOf } from '../ui/charts/hatch.tsx';
import { percent } from '../ui/charts/numbers.ts';

/** Height of a person, in pixels. */
const step = 7;

export const looks = {
  team: lookOf('actual'),
  hires: lookOf('forecast'),
  // Marigold would say that it is a target.
  reserve: { fill: 'none', stroke: 'var(--color-border)' },
};

interface PeopleProps {
  people: number;
  look: keyof typeof looks;
  /** The month of their start, from 0. */
  start?: number;
}

/** Draws people as a bar from their start month on, with a thin rule between two who are hired. */
export function People({ people, look, start = 0 }: PeopleProps) {
  const x = percent(start / 12);
  return (
    <svg height={people * step} aria-hidden="true">
      <rect x={x} width={percent(1 - start / 12)} height="100%" rx="2" {...looks[look]} />
      {look !== 'team' &&
        Array.from({ length: people - 1 }, (_, person) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: one rule is like another
            key={person}
            x1={x}
            x2="100%"
            y1={(person + 1) * step}
            y2={(person + 1) * step}
            stroke={looks[look].stroke}
            strokeOpacity="0.7"
          />
        ))}
    </svg>
  );
}
