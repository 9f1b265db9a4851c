import type { Status } from '../../../schema/generated/types.ts';

/** What everything is filled with that has not happened yet. */
export const hatch = 'var(--hatch)';

/** The same for what falls below zero. */
export const negativeHatch = 'var(--hatch-negative)';

/**
 * The patterns behind both hatches, once for all drawings of a page. Patterns have the colours of where they
 * stand, so dark sections have their own: `base.css` says which are used where.
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

/** What a value of that status is filled with. */
export function fillOf(status: Status): string {
  if (status === 'forecast') return hatch;
  return status === 'target' ? 'var(--color-target)' : 'var(--color-text)';
}

/** How a shape of that status looks; spread on it. */
export const lookOf = (status: Status) => ({
  fill: fillOf(status),
  stroke: status === 'forecast' ? 'var(--color-accent)' : 'none',
});
