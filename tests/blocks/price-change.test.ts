import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakEvenOf, revenueOf } from '../../blocks/price-change/price.ts';

test.each([
  { price: 900, leave: 0, revenue: 135_000, breakEven: 0 },
  { price: 945, leave: 7, revenue: 135_135, breakEven: 7 },
  { price: 990, leave: 13, revenue: 135_630, breakEven: 13 },
  { price: 1035, leave: 19, revenue: 135_585, breakEven: 19 },
  // Twice the price, half of the customers: exactly as before.
  { price: 1800, leave: 75, revenue: 135_000, breakEven: 75 },
  { price: 990, leave: 500, revenue: 0, breakEven: 13 },
])('at $price, $leave may leave', ({ price, leave, revenue, breakEven }) => {
  const change = { customers: 150, today: 900, price, leave };
  expect(revenueOf(change).revenue).toBe(revenue);
  expect(breakEvenOf(change)).toBe(breakEven);
});

test('what is kept and gained is the revenue, and break-even is where it stops to grow', () => {
  const amount = (max: number) => fc.integer({ min: 1, max });
  fc.assert(
    fc.property(amount(500), amount(2000), amount(2000), (customers, today, rise) => {
      const change = { customers, today, price: today + rise };
      const most = breakEvenOf(change);
      const at = (leave: number) => revenueOf({ ...change, leave });
      const { kept, gained, lost, revenue } = at(most);
      expect(kept + gained).toBe(revenue);
      expect(kept + lost).toBe(customers * today);
      expect(revenue).toBeGreaterThanOrEqual(customers * today);
      expect(at(most + 1).revenue).toBeLessThan(customers * today);
    }),
  );
});
