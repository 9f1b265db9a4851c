import type { Mark } from '../../schema/generated/types.ts';

/**
 * The pattern of everything that has not happened yet. Put it into an SVG under an id of its own
 * and fill shapes with `url(#id)`.
 */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="6" height="6" fill="var(--color-accent-soft)" />
      <rect width="2.25" height="6" fill="var(--color-accent)" />
    </pattern>
  );
}

/** What a mark is filled with; `hatch` is the id of a `Hatch` in the same document. */
export function fillOf(mark: Mark, hatch: string): string {
  if (mark === 'forecast') return `url(#${hatch})`;
  return mark === 'target' ? 'var(--color-target)' : 'var(--color-text)';
}
