import type { CashFlowMonth } from '../../schema/generated/types.ts';
import { axisTicks, sum } from '../ui/charts/numbers.ts';

/** How high the chart is above its zero line, in pixels. Its largest amount takes the full height. */
export const chartHeight = 120;

/** What the whole height of the chart stands for: the largest inflow, outflow or absolute balance. */
export function scaleOf(months: readonly CashFlowMonth[]): number {
  return Math.max(
    ...months.flatMap(({ inflow, outflow, balance }) => [inflow, outflow, Math.abs(balance)]),
  );
}

/** An amount as a share of the chart's height. */
export const shareOf = (amount: number, scale: number): number => amount / (scale || 1);

/** The axis in thousands: round numbers from zero to at least the largest amount. */
export function ticksOf(months: readonly CashFlowMonth[]): number[] {
  const scale = scaleOf(months);
  return scale === 0 ? [0] : axisTicks(scale / 1000);
}

/** How far the axis reaches above the largest amount, in pixels. */
export function heightAbove(months: readonly CashFlowMonth[]): number {
  const top = 1000 * (ticksOf(months).at(-1) ?? 0);
  return Math.max(0, chartHeight * shareOf(top, scaleOf(months)) - chartHeight);
}

/**
 * How far the deepest shortfall of any scenario reaches below the zero line, in whole pixels. Room
 * for it is kept in all of them, so that nothing moves when another is shown; for their axes likewise.
 */
export function depthBelowZero(scenarios: readonly (readonly CashFlowMonth[])[]): number {
  const depths = scenarios.flatMap((months) => {
    const scale = scaleOf(months);
    return months.map(({ balance }) => chartHeight * shareOf(-balance, scale));
  });
  return Math.ceil(Math.max(0, ...depths));
}

/** What came in and went out in all months, what is left, and the cash at the end of the last. */
export function totalsOf(months: readonly CashFlowMonth[]) {
  const inflow = sum(months.map((month) => month.inflow));
  const outflow = sum(months.map((month) => month.outflow));
  return { inflow, outflow, net: inflow - outflow, closing: months.at(-1)?.balance ?? 0 };
}

/** Dollars as whole thousands. */
export const inThousands = (amount: number): number => Math.round(amount / 1000);
