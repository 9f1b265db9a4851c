import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chartHeight,
  depthBelowZero,
  inThousands,
  scaleOf,
  shareOf,
  totalsOf,
} from '../../blocks/cash-flow-forecast/cash-flow.ts';
import type { CashFlowMonth, CashFlowScenario } from '../../schema/generated/types.ts';
import { blockOf, ownPage } from '../content.ts';

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

const page = ownPage('products/cash-flow-management');
const forecast = blockOf(page, 'cash-flow-forecast');
const scenarios = Object.entries<CashFlowScenario>({ ...forecast.scenarios });

describe('section 9: the chart', () => {
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

describe('section 9: the totals', () => {
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
  ])('%d dollars are %d thousand', (dollars, thousands) => {
    expect(inThousands(dollars)).toBe(thousands);
  });
});

describe('section 3: the sample on the page', () => {
  test('has three scenarios of six months, the realistic one first', () => {
    expect(scenarios.map(([name]) => name)).toEqual(['conservative', 'realistic', 'optimistic']);
    expect(forecast.default).toBe('realistic');
    for (const [, { months }] of scenarios) {
      expect(months.map(({ month }) => month)).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']);
    }
  });

  test.each(scenarios)(
    '%s: each balance is the previous one with inflow, less outflow',
    (_, { months }) => {
      let balance = forecast.opening;
      for (const month of months) {
        balance += month.inflow - month.outflow;
        expect([month.month, month.balance]).toEqual([month.month, balance]);
      }
      const { net, closing } = totalsOf(months);
      expect(closing).toBe(forecast.opening + net);
    },
  );

  test.each(scenarios)(
    '%s: the annotation names the lowest balance',
    (_, { months, annotation }) => {
      const lowest = Math.min(...months.map(({ balance }) => balance));
      expect(annotation).toContain(`$${Math.abs(inThousands(lowest))}K`);
    },
  );

  test('only the conservative scenario falls below zero', () => {
    const negative = scenarios.filter(([, { months }]) =>
      months.some(({ balance }) => balance < 0),
    );
    expect(negative.map(([name]) => name)).toEqual(['conservative']);
  });

  test('the chart of twelve months shows the balances of the realistic scenario', () => {
    const { visual } = blockOf(page, 'hero');
    if (visual?.kind !== 'bars') throw new Error('No chart.');
    const shown = visual.bars.filter(({ forecast }) => forecast).slice(0, 7);
    const balances = forecast.scenarios.realistic.months.map(({ balance }) => balance);
    expect(shown.map(({ value }) => value * 1000)).toEqual([forecast.opening, ...balances]);
  });
});
