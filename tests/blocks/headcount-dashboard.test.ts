import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  barsOf,
  type HeadcountView,
  partsOf,
  plannedValue,
  totalsOf,
} from '../../blocks/headcount-dashboard/headcount.ts';
import type { Department } from '../../schema/generated/types.ts';
import { blockOf, ownPage } from '../content.ts';

const page = ownPage('products/headcount-planning');
const dashboard = blockOf(page, 'headcount-dashboard');

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

describe('section 4: the bars', () => {
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

  test('the departments side by side fill the whole bar without gaps', () => {
    fc.assert(
      fc.property(anyDepartments, anyView, (departments, view) => {
        let end = 0;
        for (const { start, length } of partsOf(departments, view)) {
          expect(start).toBeCloseTo(end, 9);
          end = start + length;
        }
        const isEmpty = departments.every((each) => plannedValue(each, view) === 0);
        expect(end).toBeCloseTo(isEmpty ? 0 : 1, 9);
      }),
    );
  });
});

describe('section 9: the sample on the page', () => {
  test.each([
    ['Engineering', 12, 18, 1_450_000],
    ['Sales', 8, 15, 980_000],
    ['Marketing', 5, 8, 520_000],
    ['Operations', 6, 9, 585_000],
    ['Finance', 3, 5, 425_000],
    ['HR', 2, 3, 240_000],
  ])('%s: %d to %d, %d a year', (name, current, planned, cost) => {
    const department = dashboard.departments.find((each) => each.name === name);
    expect(department).toMatchObject({ current, planned, cost });
  });

  test('adds up to 36, 58, +22 and 4.2 million', () => {
    expect(totalsOf(dashboard.departments)).toEqual({
      current: 36,
      planned: 58,
      growth: 22,
      cost: 4_200_000,
    });
    expect(dashboard.departments).toHaveLength(6);
    expect(dashboard.currentShare).toBe(70);
  });

  test('the hires without a date are those that the timeline leaves out', () => {
    const dated = dashboard.timeline?.steps.map(({ hires }) => Number.parseInt(hires, 10)) ?? [];
    expect(dated).toEqual([8, 6, 4]);
    const { growth } = totalsOf(dashboard.departments);
    expect(growth - dated.reduce((sum, hires) => sum + hires)).toBe(4);
    expect(dashboard.timeline?.note).toContain('four have no start date');
  });

  test('today’s payroll and the hires add up to the annual cost', () => {
    const { cost } = totalsOf(dashboard.departments);
    const schedule = page.blocks
      .flatMap((block) => (block.type === 'feature' && block.visual ? [block.visual] : []))
      .find((visual) => visual.kind === 'schedule');
    const amounts = schedule?.rows.map(({ text }) => Number(text.replace(/\D/g, ''))) ?? [];
    expect(amounts[0]).toBe((cost * 0.7) / 1000);
    expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(cost / 1000);
  });
});
