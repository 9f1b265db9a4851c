import type { Mark } from '../../../schema/generated/types.ts';

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

/** What a mark is filled with; `hatch` is the id of a `Hatch` in the same document. */
export function fillOf(mark: Mark, hatch: string): string {
  if (mark === 'forecast') return `url(#${hatch})`;
  return mark === 'target' ? 'var(--color-target)' : 'var(--color-text)';
}

/** How a shape of that mark looks; spread on it. */
export const lookOf = (mark: Mark, hatch: string) => ({
  fill: fillOf(mark, hatch),
  stroke: mark === 'forecast' ? 'var(--color-accent)' : 'none',
});
