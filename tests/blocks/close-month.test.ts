import { expect, test } from 'vitest';
import { closeMonths, outcomeOf } from '../../blocks/close-month/close-months.ts';

const months = [
  { label: 'Oct', value: 100 },
  {
    label: 'Nov',
    value: 100,
    forecast: true,
    close: { button: 'Close', value: 110, lasts: 4, result: 'R' },
  },
  {
    label: 'Dec',
    value: 100,
    forecast: true,
    close: { button: 'Close', value: 90, lasts: -10, result: 'R' },
  },
  { label: 'Jan', value: 100, forecast: true },
];

test.each([
  { count: 0, values: [100, 100, 100, 100], total: 400, spent: 600, earned: 1400, actual: 1 },
  // The four stay in both open months.
  { count: 1, values: [100, 110, 104, 104], total: 418, spent: 582, earned: 1418, actual: 2 },
  // December itself is what it is; January has both: 100 + 4 − 10.
  { count: 2, values: [100, 110, 90, 94], total: 394, spent: 606, earned: 1394, actual: 3 },
])(
  'after $count closes the year comes to $total',
  ({ count, values, total, spent, earned, actual }) => {
    const standing = closeMonths(months, count);
    expect(standing.map(({ value }) => value)).toEqual(values);
    expect(standing.filter(({ status }) => status === 'actual')).toHaveLength(actual);
    const balance = { label: 'Cash', opening: 1000 };
    expect(outcomeOf(standing, { ...balance, less: true })).toEqual({ total, balance: spent });
    expect(outcomeOf(standing, balance)).toEqual({ total, balance: earned });
  },
);
