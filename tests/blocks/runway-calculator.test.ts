import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carryFigures } from '../../blocks/runway-calculator/carry-figures.ts';
import { cashOf, formOf, spentAfter } from '../../blocks/runway-calculator/runway.ts';

test.each([
  { cash: 100, income: 0, growth: 0, costs: 30, balances: [100, 70, 40, 10, -20], end: 3 + 1 / 3 },
  { cash: 90, income: 0, growth: 0, costs: 30, balances: [90, 60, 30, 0, -30], end: 3 },
  { cash: 90, income: 0, growth: 0, costs: 100, balances: [90, -10, -110, -210, -310], end: 0.9 },
  { cash: 0, income: 10, growth: 0, costs: 20, balances: [0, -10, -20, -30, -40], end: 0 },
  { cash: 20, income: 10, growth: 100, costs: 20, balances: [20, 10, 10, 30, 90], end: undefined },
  { cash: 0, income: 5, growth: 0, costs: 5, balances: [0, 0, 0, 0, 0], end: undefined },
])('$cash and $income against $costs', ({ balances, end, ...finances }) => {
  expect(cashOf(finances, 4)).toEqual(balances);
  const found = spentAfter(balances);
  if (end === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(end, 9);
});

test('more cash never ends sooner, and the end is in the month that falls below zero', () => {
  const amount = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 20 }), amount, (...values) => {
      const [cash, income, growth, costs] = values;
      const months = 24;
      const balances = cashOf({ cash, income, growth, costs }, months);
      const end = spentAfter(balances);
      const later = spentAfter(cashOf({ cash: cash + 1, income, growth, costs }, months));
      expect(later ?? months).toBeGreaterThanOrEqual(end ?? months);
      if (end === undefined) return;
      expect(balances[Math.floor(end)]).toBeGreaterThan(-1e-6);
      expect(balances[Math.floor(end) + 1]).toBeLessThan(0);
    }),
  );
});

test.each([
  ['/contact?about=figures#write', '/contact?about=figures&cash=%249+K#write'],
  ['/contact', '/contact?cash=%249+K'],
  ['/contact?cash=1', '/contact?cash=%249+K'],
])('%s carries figures', (href, expected) => {
  expect(carryFigures(href, { cash: '$9 K' })).toBe(expected);
});

const forms = { one: 'month', several: 'months' };

test.each([
  ['en-US', forms, 'month months months months'],
  ['pl-PL', forms, 'month months months months'],
  ['pl-PL', { ...forms, few: 'a few' }, 'month a few months months'],
  ['ru', { ...forms, few: 'a few' }, 'month a few months month'],
])('a number of months has the form that it needs in %s: %j', (language, words, expected) => {
  expect([1, 3, 5, 21].map((count) => formOf(count, words, language)).join(' ')).toBe(expected);
});
