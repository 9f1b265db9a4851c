import type { Status } from '../../../schema/generated/types.ts';

interface HatchProps {
  id: string;
  /** `negative` for what falls below zero. */
  color?: 'accent' | 'negative';
}

/**
 * The pattern of everything that has not happened yet. Put it into an SVG under an id of its own
 * and fill shapes with `url(#id)`.
 */
export function Hatch({ id, color = 'accent' }: HatchProps) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="6" height="6" fill={`var(--color-${color}-soft)`} />
      <rect width="2.25" height="6" fill={`var(--color-${color})`} />
    </pattern>
  );
}

/** What a value of that status is filled with; `hatch` is the id of a `Hatch` in the same document. */
export function fillOf(status: Status, hatch: string): string {
  if (status === 'forecast') return `url(#${hatch})`;
  return status === 'target' ? 'var(--color-target)' : 'var(--color-text)';
}

/** How a shape of that status looks; spread on it. */
export const lookOf = (status: Status, hatch: string) => ({
  fill: fillOf(status, hatch),
  stroke: status === 'forecast' ? 'var(--color-accent)' : 'none',
});
