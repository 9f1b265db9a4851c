import { expect, test } from 'vitest';
import { amountOf, isRounded } from './amounts.ts';
import { type Table, tables } from './find-figures.ts';
import { sum } from './quillmere.ts';

/** Tables of whatever company agree with themselves. */

/** What a column says of others. Ratios of rounded figures need not be exact in their last digit. */
const relations: {
  result: string;
  of: string[];
  compute: (...values: number[]) => number;
  ratio?: true;
}[] = [
  { result: 'Variance', of: ['Plan', 'Actual'], compute: (plan, actual) => actual - plan },
  { result: 'Variance', of: ['Budget', 'Full year'], compute: (budget, full) => full - budget },
  {
    result: 'Difference',
    of: ['Paid', 'Received'],
    compute: (paid, received) => received - paid,
  },
  { result: 'Change', of: ['Base plan', 'Six hires'], compute: (base, hires) => hires - base },
  {
    result: 'Given back',
    of: ['June close', 'November close'],
    compute: (june, now) => now - june,
  },
  { result: 'Full year', of: ['Actual to Nov', 'Forecast Dec to Jun'], compute: (a, b) => a + b },
  { result: 'Rows', of: ['Matched', 'To confirm'], compute: (a, b) => a + b },
  { result: 'Rows', of: ['Matched', 'Left to you'], compute: (a, b) => a + b },
  { result: 'Group', of: ['Inc.', 'Ltd', 'GmbH'], compute: (...parts) => sum(parts) },
  { result: 'Split credit', of: ['First touch', 'Last touch'], compute: (a, b) => (a + b) / 2 },
  {
    result: 'Expected',
    of: ['Chance', 'Effect'],
    compute: (chance, effect) => (chance / 100) * effect,
  },
  { result: 'Cost each', of: ['Spend', 'Split credit'], compute: (a, b) => a / b, ratio: true },
  { result: 'MRR each', of: ['MRR', 'Customers'], compute: (a, b) => a / b, ratio: true },
  {
    result: 'Lifetime value',
    of: ['MRR each', 'Margin', 'Lost a month'],
    compute: (revenue, margin, lost) => (revenue * margin) / lost,
    ratio: true,
  },
];

const indexOf = ({ columns }: Table, label: string): number =>
  columns.findIndex((column) => column.label === label);

for (const { result, of, compute, ratio } of relations) {
  test(`${result} follows from ${of.join(', ')}`, () => {
    const found = tables.filter(({ item }) =>
      [result, ...of].every((label) => indexOf(item, label) > 0),
    );
    expect(found).not.toEqual([]);
    const wrong = found.flatMap(({ item, where }) =>
      item.rows.flatMap(({ cells }) => {
        const shown = amountOf(cells[indexOf(item, result)] ?? '');
        const values = of.map((label) => amountOf(cells[indexOf(item, label)] ?? ''));
        if (!shown || !values.every((value) => value !== undefined)) return [];
        const right = compute(...values.map(({ value }) => value));
        const size = {
          ...shown,
          value: Math.abs(shown.value),
          digit: shown.digit * (ratio ? 2 : 1),
        };
        const isRight = isRounded(size, Math.abs(right));
        return isRight ? [] : [`${where} › ${cells[0]}: ${result} is ${shown.value}, not ${right}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
}

/** Rows that are taken off, where costs or days stand in one column with them. */
const takenOff = /^(Cash collected|Recurring revenue|Payables)$/;
/** Balances that stand under a sum and are none. */
const balance = /^Cash, /;

test('columns add up to their total', () => {
  const ratios = relations.filter(({ ratio }) => ratio).map(({ result }) => result);
  let checked = 0;
  const wrong = tables.flatMap(({ item, where }) =>
    item.rows.flatMap(({ cells: totals, total }, place) => {
      if (!total || balance.test(totals[0] ?? '')) return [];
      const parts = item.rows.slice(0, place);
      return item.columns.flatMap(({ label }, column) => {
        const shown = amountOf(totals[column] ?? '');
        const values = parts.map(({ cells }) => amountOf(cells[column] ?? '')?.value);
        if (column === 0 || !shown || ratios.includes(label) || totals[column]?.endsWith('%'))
          return [];
        if (!values.every((value) => value !== undefined)) {
          return [`${where} › ${label}: only some of its figures are numbers`];
        }
        checked += 1;
        const lessIncome = values.map((value, row) =>
          takenOff.test(parts[row]?.cells[0] ?? '') ? -value : value,
        );
        const isRight =
          isRounded(shown, sum(values)) || isRounded(shown, Math.abs(sum(lessIncome)));
        return isRight
          ? []
          : [`${where} › ${label}: ${shown.value} is not the sum, ${sum(values)}`];
      });
    }),
  );
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(35);
});

test('shares in a total are averages, weighted by the first column', () => {
  const wrong = tables.flatMap(({ item, where }) => {
    const total = item.rows.find((row) => row.total);
    if (!total) return [];
    const parts = item.rows.filter((row) => !row.total);
    const weights = parts.map(({ cells }) => amountOf(cells[1] ?? '')?.value ?? Number.NaN);
    return item.columns.flatMap(({ label }, column) => {
      const shown = total.cells[column]?.endsWith('%') && amountOf(total.cells[column]);
      if (!shown) return [];
      const weighted = parts.map(
        ({ cells }, row) =>
          (amountOf(cells[column] ?? '')?.value ?? Number.NaN) * (weights[row] as number),
      );
      const right = sum(weighted) / sum(weights);
      return isRounded(shown, right) ? [] : [`${where} › ${label}: ${shown.value}, not ${right}`];
    });
  });
  expect(wrong).toEqual([]);
});
