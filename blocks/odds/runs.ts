import type { OddsBlock } from '../../schema/generated/types.ts';
import { quantile, shareBelow } from '../ui/charts/normal.ts';
import { sum } from '../ui/charts/numbers.ts';

type Model = Pick<OddsBlock, 'median' | 'deviation' | 'limit' | 'assumptions'>;
type Scale = Pick<OddsBlock, 'deviation' | 'limit' | 'axis'>;

/** How the runs end with some of the assumptions. They move all runs alike. */
export function outcomeOf(
  { median, deviation, limit, assumptions }: Model,
  chosen: readonly boolean[],
) {
  const middle = median + sum(assumptions.map(({ effect }, index) => (chosen[index] ? effect : 0)));
  return {
    /** In percent. */
    chance: 100 * shareBelow((limit.value - middle) / deviation),
    middle,
    low: middle + quantile(0.1) * deviation,
  };
}

/** The ends of a hundred runs that stand for all: evenly spread over what is likely. */
const ends = Array.from({ length: 100 }, (_, run) => quantile((run + 0.5) / 100));

/** A run as a dot: the column it stands in, and how many are below it. */
export interface Dot {
  /** The middle of its column. */
  value: number;
  row: number;
  /** Whether it ends below the limit. */
  isBelow: boolean;
}

/** Columns to a deviation. With four the highest has ten dots, and the hill is as wide as twenty. */
const columns = 4;

export const dotWidth = (deviation: number): number => deviation / columns;

/**
 * The hundred runs as dots, stacked; columns begin at the limit, so that none has dots of both sides. What lies
 * beyond the axis stands in its first or last column.
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
