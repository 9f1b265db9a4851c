import type { LinesVisual, Status } from '../../../schema/generated/types.ts';
import type { LineLook } from './legend.tsx';

/** A line to draw, with points as shares of the chart's width and height. */
export interface PlacedLine {
  label: string;
  status: Status;
  look: LineLook;
  points: { label: string; value: number; x: number; y: number }[];
}

/** Forecasts share a colour and differ in their dashes. */
const forecastDashes = ['9 4', '3 4', '12 4 2 4', '2 2'];
const colors: Record<Status, string> = {
  actual: 'var(--color-text)',
  forecast: 'var(--color-accent)',
  target: 'var(--color-target-line)',
};

/** Places every value of a chart on its axis. Values beyond the last label are left out. */
export function placeLines(
  { labels, series }: LinesVisual,
  yOf: (value: number) => number,
): PlacedLine[] {
  let forecasts = 0;
  return series.map(({ label, from, values, status = 'actual' }) => {
    const first = Math.max(0, from === undefined ? 0 : labels.indexOf(from));
    const dashes =
      status === 'actual'
        ? undefined
        : status === 'target'
          ? '6 4'
          : forecastDashes[forecasts++ % forecastDashes.length];
    const points = labels.slice(first, first + values.length).map((name, index) => {
      const value = values[index] ?? 0;
      return { label: name, value, x: (first + index) / (labels.length - 1), y: yOf(value) };
    });
    const look = { stroke: colors[status], strokeDasharray: dashes };
    return { label, status, look, points };
  });
}

/**
 * Moves texts at these heights apart until their distance is at least `gap`. Their order stays, and
 * as a group they move as far up as down, but not below the chart.
 */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, index) => index);
  order.sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const places = [...heights];
  let previous = Number.NEGATIVE_INFINITY;
  let moved = 0;
  for (const index of order) {
    const height = heights[index] ?? 0;
    previous = Math.max(height, previous + gap);
    moved += previous - height;
    places[index] = previous;
  }
  const shift = moved / (heights.length || 1);
  let next = 1;
  for (const index of order.toReversed()) {
    const place = Math.min((places[index] ?? 0) - shift, next);
    places[index] = place;
    next = place - gap;
  }
  return places;
}
