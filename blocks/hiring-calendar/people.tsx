import { styled } from 'styled-components';
import type { DepartmentOfATeam } from '../../schema/generated/types.ts';
import { ground } from '../ui/charts/halo.ts';
import { largeActual, lookOf } from '../ui/charts/hatch.tsx';
import { percent, sum } from '../ui/charts/numbers.ts';
import { renderList } from '../ui/render-list.ts';

/** Distance between two people, in pixels. */
const step = 7;

export const looks = {
  team: { fill: largeActual },
  hires: lookOf('forecast'),
  reserve: { fill: 'none', stroke: 'var(--color-target-line)' },
};

/** Names beside their bars, on wide screens. */
const Names = styled.g`
  display: none;
  fill: var(--color-text-second);
  font-size: var(--type-small-size);

  @container (min-width: 48rem) {
    display: inline;
  }
`;

interface TeamProps {
  departments: readonly DepartmentOfATeam[] | undefined;
}

/**
 * Draws the people who are there all year: one bar, or one for each department, as high as that
 * many hires.
 */
export function Team({ departments }: TeamProps) {
  if (!departments) {
    return (
      <svg height="24" aria-hidden="true">
        <rect width="100%" height="100%" rx="2" {...looks.team} />
      </svg>
    );
  }
  const lines = sum(departments.map(({ people }) => people)) + departments.length - 1 || 1;
  let top = 0;
  const groups = departments.map(({ label, people }) => {
    const start = top;
    top += people + 1;
    return { label, people, start };
  });
  return (
    <svg height={lines * step} aria-hidden="true">
      {renderList(groups, ({ people, start }) => (
        <rect
          y={percent((start + 0.15) / lines)}
          width="100%"
          height={percent(Math.max(0, people - 0.3) / lines)}
          rx="2"
          {...looks.team}
        />
      ))}
      <Names>
        {renderList(groups, ({ label, people, start }) => (
          <text dx="-16" y={percent((start + people / 2) / lines)} dy="0.35em" textAnchor="end">
            {`${label} ${people}`}
          </text>
        ))}
      </Names>
    </svg>
  );
}

interface PeopleProps {
  people: number;
  look: 'hires' | 'reserve';
  /** The month of their start, from 0. */
  start: number;
}

/** Draws a bar from the start month on, divided into people. A reserve is an outline. */
export function People({ people, look, start }: PeopleProps) {
  const x = percent(start / 12);
  const { fill, stroke } = looks[look];
  return (
    <svg height={people * step} aria-hidden="true">
      <rect x={x} width={percent(1 - start / 12)} height="100%" fill={fill} stroke={stroke} />
      {Array.from({ length: Math.max(0, people - 1) }, (_, person) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: one line is like another
          key={person}
          x1={x}
          x2="100%"
          y1={percent((person + 1) / people)}
          y2={percent((person + 1) / people)}
          stroke={fill === 'none' ? stroke : ground}
        />
      ))}
    </svg>
  );
}
