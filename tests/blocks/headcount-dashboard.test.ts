import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  barsOf,
  costIn,
  type HeadcountView,
  linedOf,
  partsOf,
  plannedValue,
  totalsOf,
} from '../../blocks/headcount-dashboard/headcount.ts';
import { sum } from '../../blocks/ui/charts/numbers.ts';
import type { Department } from '../../schema/generated/types.ts';

const people = fc.integer({ min: 0, max: 10_000 });
const anyDepartments: fc.Arbitrary<Department[]> = fc.array(
  fc.record({
    name: fc.constant('Sales'),
    current: people,
    planned: people,
    cost: fc.integer({ min: 0, max: 1e9 }),
    color: fc.constant('ink' as const),
  }),
  { minLength: 1, maxLength: 12 },
);
const anyView = fc.constantFrom<HeadcountView>('headcount', 'cost');
const anyShare = fc.integer({ min: 0, max: 100 });

describe('the bars', () => {
  test('are relative to the largest planned value of the view', () => {
    fc.assert(
      fc.property(anyDepartments, anyView, anyShare, (departments, view, share) => {
        const bars = barsOf(departments, view, share);
        const largest = Math.max(...departments.map((each) => plannedValue(each, view)));
        expect(Math.max(...bars.map(({ planned }) => planned))).toBe(largest === 0 ? 0 : 1);
        for (const [index, { planned, current }] of bars.entries()) {
          const value = plannedValue(departments[index] as Department, view);
          expect(planned * largest).toBeCloseTo(value, 3);
          expect(current).toBeGreaterThanOrEqual(0);
          expect(current).toBeLessThanOrEqual(1);
          if (view === 'cost') expect(current).toBeCloseTo((planned * share) / 100, 9);
        }
      }),
    );
  });

  test('a team that shrinks stays inside the drawing', () => {
    const department = { name: 'A', current: 9, planned: 3, cost: 1, color: 'ink' as const };
    expect(barsOf([department], 'headcount', 70)).toEqual([{ planned: 1, current: 1 }]);
  });

  test('the departments side by side leave no gaps, and the rest of the bar is planned', () => {
    fc.assert(
      fc.property(anyDepartments, anyView, anyShare, (departments, view, share) => {
        let end = 0;
        for (const { start, length } of partsOf(departments, view, share)) {
          expect(start).toBeCloseTo(end, 9);
          expect(length).toBeGreaterThanOrEqual(0);
          end = start + length;
        }
        const planned = sum(departments.map((each) => plannedValue(each, view)));
        const current = sum(departments.map((each) => Math.min(each.current, each.planned)));
        const expected = view === 'cost' ? share / 100 : current / (planned || 1);
        expect(end).toBeCloseTo(planned === 0 ? 0 : expected, 9);
      }),
    );
  });
});

test('the totals add up over the departments', () => {
  fc.assert(
    fc.property(anyDepartments, (departments) => {
      const { current, planned, growth, cost } = totalsOf(departments);
      const sum = (key: 'current' | 'planned' | 'cost') =>
        departments.reduce((total, department) => total + department[key], 0);
      expect([current, planned, cost]).toEqual([sum('current'), sum('planned'), sum('cost')]);
      expect(growth).toBe(planned - current);
    }),
  );
});

test('six departments in three colours have six marks', () => {
  const colors = ['ink', 'ink-mid', 'ink-light', 'ink', 'ink-mid', 'ink-light'] as const;
  const lined = linedOf(
    colors.map((color) => ({ name: color, current: 1, planned: 1, cost: 1, color })),
  );
  expect(new Set(colors.map((color, index) => `${color} ${lined[index]}`)).size).toBe(6);
});

test.each([
  [2_530_000, undefined, [2.53, 1]],
  [2_530_000, 1000, [2530, 0]],
  [145_000, 1, [145_000, 0]],
])('a cost of %d in units of %s has its decimals', (cost, unit, expected) => {
  expect(costIn(cost, unit)).toEqual(expected);
});
