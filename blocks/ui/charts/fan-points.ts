import type { FanVisual } from '../../../schema/generated/types.ts';
import { spread } from './line-points.ts';
import { quantile } from './normal.ts';
import { placeOn, roundHalfUp, ticksFrom } from './numbers.ts';

/** A point as shares of the chart's width and height. */
export interface Point {
  x: number;
  y: number;
}

/** A course of the forecast: its middle, or an edge of a band. */
export interface FanPath {
  /** The percentage of runs that end below it. */
  share: number;
  /** The value at its end. */
  value: number;
  points: Point[];
  /** The height of the label at its end, at a distance from the other labels. */
  labelY: number;
}

export interface PlacedFan {
  ticks: number[];
  actual: Point[];
  /** The middle, and the upper and the lower edge of each band, from the inside out. */
  paths: FanPath[];
  /** The height of the target, if there is one. */
  targetY: number | undefined;
}

/** The smallest distance between two labels, as a share of the height. */
const labelGap = 0.046;

/**
 * Places the actual values, and the forecasts that spread out from the last of them. Values without a
 * label are left out.
 */
export function placeFan(fan: FanVisual): PlacedFan {
  const { labels, deviation, target } = fan;
  const actual = fan.actual.slice(0, labels.length);
  const forecast = fan.forecast.slice(0, labels.length - actual.length);
  const now = actual.length - 1;
  /** Returns the values from the last actual one on, `z` standard deviations from the middle. */
  const valuesAt = (z: number) => [
    actual[now] ?? 0,
    ...forecast.map((value, index) => value + z * deviation * Math.sqrt(index + 1)),
  ];
  const middle = { share: 50, values: valuesAt(0) };
  const edges = fan.bands.flatMap(({ share }) => {
    const z = quantile(0.5 + share / 200);
    return [
      { share: roundHalfUp(50 + share / 2, 2), values: valuesAt(z) },
      { share: roundHalfUp(50 - share / 2, 2), values: valuesAt(-z) },
    ];
  });
  const forecasts = edges.flatMap(({ values }) => values);
  const shown = [...actual, ...forecasts, ...(target ? [target.value] : [])];
  const ticks = ticksFrom(fan.axisStart, shown);
  const yOf = placeOn(ticks);
  const place = (values: readonly number[], from: number): Point[] =>
    values.map((value, index) => ({
      x: (from + index) / (labels.length - 1),
      y: yOf(value),
    }));
  const courses = [middle, ...edges].map(({ share, values }) => ({
    share,
    value: values.at(-1) ?? 0,
    points: place(values, now),
  }));
  const labelHeights = spread(
    courses.map(({ points }) => points.at(-1)?.y ?? 0),
    labelGap,
  );
  const paths = courses.map((course, index) => ({ ...course, labelY: labelHeights[index] ?? 0 }));
  const targetY = target && place([target.value], 0)[0]?.y;
  return { ticks, actual: place(actual, 0), paths, targetY };
}
