import { useId } from 'react';
import { hatch } from './hatch.tsx';
import type { PlacedLine } from './line-points.ts';

interface LineRangeProps {
  lines: readonly PlacedLine[];
  /** The labels of the two lines. */
  high: string;
  low: string;
}

/**
 * Fills the area between two lines. It is clipped, so that the hatch is not stretched like the
 * lines.
 */
export function LineRange({ lines, high, low }: LineRangeProps) {
  const clip = useId();
  const pointsOf = (name: string) => lines.find(({ label }) => label === name)?.points ?? [];
  const outline = [...pointsOf(high), ...pointsOf(low).toReversed()];
  return (
    <>
      <clipPath id={clip} clipPathUnits="objectBoundingBox">
        <polygon points={outline.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </clipPath>
      <rect width="100%" height="100%" fill={hatch} opacity="0.4" clipPath={`url(#${clip})`} />
    </>
  );
}
