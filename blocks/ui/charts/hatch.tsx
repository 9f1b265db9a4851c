import type { Status } from '../../../schema/generated/types.ts';

/** The fill of everything that is forecast. */
export const hatch = 'var(--hatch)';

/** The fill of values below zero. */
export const negativeHatch = 'var(--hatch-negative)';

/**
 * The patterns of both hatches, once for all drawings of a page. Patterns have the colours of their
 * own place, so dark sections have separate ones. `base.css` decides which are used where.
 */
export function HatchPatterns() {
  return (
    <>
      <svg className="visually-hidden" aria-hidden="true">
        <Hatch id="_hatch" color="accent" />
        <Hatch id="_hatch-negative" color="negative" />
      </svg>
      <svg className="visually-hidden" data-tone="ink" aria-hidden="true">
        <Hatch id="_hatch-ink" color="accent" />
        <Hatch id="_hatch-ink-negative" color="negative" />
      </svg>
    </>
  );
}

function Hatch({ id, color }: { id: string; color: 'accent' | 'negative' }) {
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

/** Returns the fill of a value by its status. */
export function fillOf(status: Status): string {
  if (status === 'forecast') return hatch;
  return status === 'target' ? 'var(--color-target)' : 'var(--color-text)';
}

/** Returns the attributes of a shape by its status. */
export const lookOf = (status: Status) => ({
  fill: fillOf(status),
  stroke: status === 'forecast' ? 'var(--color-accent)' : 'none',
});
