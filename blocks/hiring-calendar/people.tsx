import { styled } from 'styled-components';
import { hatch, largeInk } from '../ui/charts/hatch.tsx';
import { percent } from '../ui/charts/numbers.ts';

/** Pixels from one person to the next. */
const step = 7;

export const looks = {
  team: { fill: largeInk },
  hires: { fill: hatch },
  reserve: { fill: 'none', stroke: 'var(--color-target-line)' },
};

const Count = styled.text`
  fill: light-dark(var(--color-background), var(--color-subtle));
  font-weight: 600;
  font-size: 1.25rem;
`;

/** Those who are there all year: one block with their number, since so many lines would flicker. */
export function Team({ people, text }: { people: number; text: string }) {
  return (
    <svg height={people * step} aria-hidden="true">
      <rect width="100%" height="100%" rx="3" {...looks.team} />
      {people * step > 28 && (
        <Count x="16" y="50%" dy="0.35em">
          {text}
        </Count>
      )}
    </svg>
  );
}

interface PeopleProps {
  people: number;
  look: 'hires' | 'reserve';
  /** From this month to the end of the year. */
  start: number;
}

/** Each person as a line, from the month of the start; of those without one only the outline. */
export function People({ people, look, start }: PeopleProps) {
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
          {...looks[look]}
        />
      ))}
    </svg>
  );
}
