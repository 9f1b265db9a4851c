import type { CashFlowMonth } from '../../schema/generated/types.ts';
import { axisTicks, sum } from '../ui/charts/numbers.ts';

/** What one of the shown amounts stands for, if a block does not say. */
export const thousand = 1000;

/** Height of the chart above its zero line, in pixels. The largest amount takes all of it. */
export const chartHeight = 120;

/**
 * Returns the amount for the whole height of the chart: the largest inflow, outflow, absolute balance
 * or minimum.
 */
export function scaleOf(months: readonly CashFlowMonth[], minimum = 0): number {
  return Math.max(
    Math.abs(minimum),
    ...months.flatMap(({ inflow, outflow, balance }) => [inflow, outflow, Math.abs(balance)]),
  );
}

/** Returns an amount as a share of the chart's height. */
export const shareOf = (amount: number, scale: number): number => amount / (scale || 1);

/**
 * Returns the ticks of the axis in thousands, or in another unit: round numbers from zero to at least
 * the amount for the whole height.
 */
export const ticksOf = (scale: number, unit = thousand): number[] =>
  scale === 0 ? [0] : axisTicks(scale / unit);

/** Returns how far the axis extends above the amount for the whole height, in pixels. */
export function heightAbove(scale: number, unit = thousand): number {
  const top = unit * (ticksOf(scale, unit).at(-1) ?? 0);
  return Math.max(0, chartHeight * shareOf(top, scale) - chartHeight);
}

/**
 * Returns how far the deepest shortfall of any scenario, or the minimum, extends below the zero line,
 * in whole pixels. Every scenario keeps this space, so that nothing moves when another is shown.
 */
export function depthBelowZero(
  scenarios: readonly (readonly CashFlowMonth[])[],
  minimum = 0,
): number {
  const depths = scenarios.map((months) => {
    const lowest = Math.min(minimum, ...months.map(({ balance }) => balance));
    return chartHeight * shareOf(-lowest, scaleOf(months, minimum));
  });
  return Math.ceil(Math.max(0, ...depths));
}

/** Returns the inflow, outflow and net of all months, and the closing balance. */
export function totalsOf(months: readonly CashFlowMonth[]) {
  const inflow = sum(months.map((month) => month.inflow));
  const outflow = sum(months.map((month) => month.outflow));
  return { inflow, outflow, net: inflow - outflow, closing: months.at(-1)?.balance ?? 0 };
}

/** Returns how many whole thousands an amount is, or of another unit. */
export const inUnits = (amount: number, unit = thousand): number => Math.round(amount / unit);
