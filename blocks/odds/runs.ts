import type { OddsBlock } from '../../schema/generated/types.ts';
import { quantile, shareBelow } from '../ui/charts/normal.ts';
import { decimalsOf, roundHalfUp, sum } from '../ui/charts/numbers.ts';

type Model = Pick<OddsBlock, 'median' | 'deviation' | 'limit' | 'assumptions'>;
type Scale = Pick<OddsBlock, 'deviation' | 'limit' | 'axis'>;

/**
 * Returns the outcome of the runs with the chosen assumptions, which shift all runs by the same
 * amount. Effects are rounded as they are shown, so that they add up to the change that is shown.
 */
export function outcomeOf(
  { median, deviation, limit, assumptions }: Model,
  chosen: readonly boolean[],
) {
  const decimals = decimalsOf(assumptions.map(({ effect }) => effect));
  const effects = assumptions.map(({ effect }, index) =>
    chosen[index] ? roundHalfUp(effect, decimals) : 0,
  );
  const middle = median + sum(effects);
  return {
    /** The chance that a run ends below the limit, in percent. */
    chance: 100 * shareBelow((limit.value - middle) / deviation),
    middle,
    low: middle + quantile(0.1) * deviation,
  };
}

/** The ends of a hundred representative runs: evenly spread quantiles, in standard deviations. */
const ends = Array.from({ length: 100 }, (_, run) => quantile((run + 0.5) / 100));

/** A run as a dot, with its column and row. */
export interface Dot {
  /** The value at the middle of its column. */
  value: number;
  row: number;
  /** Whether the run ends below the limit. */
  isBelow: boolean;
}

/**
 * Columns per standard deviation. With three, the highest column has 14 dots, and the hill is about
 * as high as it is wide, so that dots are large enough on phones.
 */
const columns = 3;

/** Returns the width of a column of dots, in the unit of the deviation. */
export const dotWidth = (deviation: number): number => deviation / columns;

/**
 * Stacks the hundred runs as dots. A column begins at the limit, so that none has dots of both
 * sides. Runs beyond the axis are in its first or last column.
 */
export function dotsOf({ deviation, limit, axis }: Scale, middle: number): Dot[] {
  const width = dotWidth(deviation);
  const first = Math.ceil((axis.minimum - limit.value) / width - 1e-9);
  const last = Math.max(first, Math.floor((axis.maximum - limit.value) / width + 1e-9) - 1);
  const heights = new Map<number, number>();
  return ends.map((end) => {
    const value = middle + end * deviation;
    const column = Math.floor((value - limit.value) / width + 1e-9);
    const shown = Math.min(last, Math.max(first, column));
    const row = heights.get(shown) ?? 0;
    heights.set(shown, row + 1);
    return { value: limit.value + (shown + 0.5) * width, row, isBelow: column < 0 };
  });
}

/** A corner of the outline of dots, with the rows below it. */
interface Corner {
  value: number;
  rows: number;
}

/** Returns the corners of the outline of dots, from left to right. */
export function outlineOf(dots: readonly Dot[], width: number): Corner[] {
  const rows = new Map<number, number>();
  for (const { value, row } of dots) rows.set(value, Math.max(rows.get(value) ?? 0, row + 1));
  const columns = [...rows].sort(([one], [other]) => one - other);
  return columns.flatMap(([value, height], index) => {
    const left = value - width / 2;
    const right = value + width / 2;
    const before = columns[index - 1]?.[0] ?? -Infinity;
    const after = columns[index + 1]?.[0] ?? Infinity;
    return [
      ...(value - before > 1.5 * width ? [{ value: left, rows: 0 }] : []),
      { value: left, rows: height },
      { value: right, rows: height },
      ...(after - value > 1.5 * width ? [{ value: right, rows: 0 }] : []),
    ];
  });
}
