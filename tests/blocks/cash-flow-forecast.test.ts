import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chartHeight,
  depthBelowZero,
  heightAbove,
  inUnits,
  scaleOf,
  shareOf,
  ticksOf,
  totalsOf,
} from '../../blocks/cash-flow-forecast/cash-flow.ts';
import type { CashFlowMonth } from '../../schema/generated/types.ts';

const amount = fc.integer({ min: 0, max: 1e9 });
const anyMonths: fc.Arbitrary<CashFlowMonth[]> = fc.array(
  fc.record({
    month: fc.constant('Jan'),
    inflow: amount,
    outflow: amount,
    balance: fc.integer({ min: -1e9, max: 1e9 }),
  }),
  { minLength: 6, maxLength: 6 },
);

describe('the chart', () => {
  test('is 120 px high', () => expect(chartHeight).toBe(120));

  test.each([
    ['an inflow', { inflow: 9, outflow: 2, balance: -3 }, 9],
    ['an outflow', { inflow: 1, outflow: 8, balance: 3 }, 8],
    ['a balance', { inflow: 1, outflow: 2, balance: 7 }, 7],
    ['a shortfall', { inflow: 1, outflow: 2, balance: -6 }, 6],
  ])('is scaled to %s where that is the largest', (_, values, scale) => {
    const month = { month: 'Jan', inflow: 0, outflow: 0, balance: 0 };
    expect(scaleOf([month, { month: 'Feb', ...values }])).toBe(scale);
  });

  test('has room for a minimum beyond its amounts', () => {
    const months = [{ month: 'Jan', inflow: 1, outflow: 2, balance: 4 }];
    expect(scaleOf(months, 6)).toBe(6);
    expect(scaleOf(months, -8)).toBe(8);
    expect(depthBelowZero([months], 6)).toBe(0);
    expect(depthBelowZero([months], -8)).toBe(chartHeight);
  });

  test('has no bar that is higher, and one that is as high', () => {
    fc.assert(
      fc.property(anyMonths, (months) => {
        const scale = scaleOf(months);
        const shares = months.flatMap(({ inflow, outflow, balance }) =>
          [inflow, outflow, Math.abs(balance)].map((value) => shareOf(value, scale)),
        );
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
        expect(Math.max(...shares)).toBe(scale === 0 ? 0 : 1);
      }),
    );
  });

  test.each([
    { largest: 0, ticks: [0], above: 0 },
    { largest: 80_000, ticks: [0, 20, 40, 60, 80], above: 0 },
    { largest: 5_640_000, ticks: [0, 2000, 4000, 6000], above: 7.66 },
    { largest: 900, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1], above: 13.33 },
  ])('has an axis that ends on a round number above $largest', ({ largest, ticks, above }) => {
    expect(ticksOf(largest)).toEqual(ticks);
    expect(heightAbove(largest)).toBeCloseTo(above, 2);
  });

  test('has an axis that no amount overshoots', () => {
    fc.assert(
      fc.property(anyMonths, (months) => {
        const scale = scaleOf(months);
        const end = 1000 * (ticksOf(scale).at(-1) ?? 0);
        expect(end).toBeGreaterThanOrEqual(scale * (1 - 1e-9));
        expect(heightAbove(scale)).toBeLessThanOrEqual(chartHeight);
      }),
    );
  });

  test('keeps as much room below zero as the deepest shortfall of any scenario needs', () => {
    fc.assert(
      fc.property(fc.array(anyMonths, { minLength: 1, maxLength: 3 }), (all) => {
        const depth = depthBelowZero(all);
        const depths = all.flatMap((months) =>
          months.map(({ balance }) => chartHeight * shareOf(-balance, scaleOf(months))),
        );
        const deepest = Math.max(0, ...depths);
        expect(depth).toBeGreaterThanOrEqual(deepest);
        expect(depth).toBeLessThan(deepest + 1);
        expect(depth).toBeLessThanOrEqual(chartHeight);
      }),
    );
  });
});

describe('the totals', () => {
  test('add up, in whatever order the months are', () => {
    fc.assert(
      fc.property(anyMonths, (months) => {
        const { inflow, outflow, net, closing } = totalsOf(months);
        const backwards = totalsOf(months.toReversed());
        expect([backwards.inflow, backwards.outflow]).toEqual([inflow, outflow]);
        expect(net).toBe(inflow - outflow);
        expect(closing).toBe(months.at(-1)?.balance);
      }),
    );
  });

  test.each([
    [0, 0],
    [499, 0],
    [500, 1],
    [-400, -0],
    [1_284_400, 1284],
    [-38_000, -38],
    [1_284.4, 1284, 1],
  ])('%d in full is %d in its unit', (amount, units, unit?: number) => {
    expect(inUnits(amount, unit)).toBe(units);
  });

  test('the axis counts in its unit', () => {
    expect(ticksOf(1210, 1)).toEqual([0, 500, 1000, 1500]);
    expect(heightAbove(1210, 1)).toBeCloseTo((chartHeight * 1500) / 1210 - chartHeight, 2);
  });
});
