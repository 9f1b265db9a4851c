import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancesOf, lowestOf, paymentsOf, rangeOf } from '../../blocks/late-payers/payments.ts';

const plan = {
  opening: 30,
  weeks: [
    { label: 'W1', inflow: 10, outflow: 20 },
    { label: 'W2', inflow: 25, outflow: 20 },
    { label: 'W3', inflow: 10, outflow: 10 },
    { label: 'W4', inflow: 30, outflow: 20 },
  ],
  payers: [
    { label: 'A', amount: 15, due: 'W2' },
    { label: 'B', amount: 12, due: 'W4' },
  ],
};

const balancesWith = (late: boolean[], by: number) =>
  balancesOf(plan, paymentsOf(plan, { late, by }));

test.each([
  { name: 'nobody', late: [false, false], by: 3, balances: [20, 25, 25, 35], lowest: 20, week: 0 },
  // Lower from the week in which it is due until the week before it comes; of two lowest the first counts.
  { name: 'A by one', late: [true, false], by: 1, balances: [20, 10, 25, 35], lowest: 10, week: 1 },
  { name: 'A by two', late: [true, false], by: 2, balances: [20, 10, 10, 35], lowest: 10, week: 1 },
  // What comes after the last week is missing to the end.
  { name: 'both', late: [true, true], by: 3, balances: [20, 10, 10, 8], lowest: 8, week: 3 },
])('with $name late the lowest balance is $lowest', ({ late, by, balances, lowest, week }) => {
  const found = balancesWith(late, by);
  expect(found).toEqual(balances);
  expect(lowestOf(found)).toEqual({ balance: lowest, week });
});

test('a later payment never raises a balance, and the axis has room for all of them', () => {
  const { highest, lowest } = rangeOf(plan, 3);
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.integer({ min: 1, max: 3 }), (a, b, by) => {
      const balances = balancesWith([a, b], by);
      const later = balancesWith([a, b], by + 1);
      for (const [week, balance] of balances.entries()) {
        expect(later[week]).toBeLessThanOrEqual(balance);
        expect(balance).toBeGreaterThanOrEqual(lowest);
        expect(balance).toBeLessThanOrEqual(highest);
      }
    }),
  );
});
