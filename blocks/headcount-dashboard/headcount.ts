import type { Department } from '../../schema/generated/types.ts';
import { sum } from '../ui/charts/numbers.ts';

export type HeadcountView = 'headcount' | 'cost';

/** Returns the planned value of a department in a view: its people, or its cost a year. */
export const plannedValue = ({ planned, cost }: Department, view: HeadcountView): number =>
  view === 'cost' ? cost : planned;

/**
 * Returns the lengths of each department's two bars, as shares of the view's largest planned value.
 * Pages give no current cost, so its bar takes `currentShare` percent of the planned one.
 */
export function barsOf(
  departments: readonly Department[],
  view: HeadcountView,
  currentShare: number,
): { current: number; planned: number }[] {
  const largest = Math.max(...departments.map((department) => plannedValue(department, view))) || 1;
  return departments.map((department) => {
    const planned = plannedValue(department, view) / largest;
    const current = view === 'cost' ? (planned * currentShare) / 100 : department.current / largest;
    // A shrinking team may be larger than any planned one.
    return { planned, current: Math.min(1, current) };
  });
}

/**
 * Returns the current parts of all departments side by side, as shares of one bar. What remains of
 * the bar is planned.
 */
export function partsOf(
  departments: readonly Department[],
  view: HeadcountView,
  currentShare: number,
): { start: number; length: number }[] {
  const whole = sum(departments.map((department) => plannedValue(department, view))) || 1;
  const lengths = departments.map(({ current, planned, cost }) =>
    view === 'cost' ? (cost * currentShare) / 100 / whole : Math.min(current, planned) / whole,
  );
  return lengths.map((length, index) => ({ start: sum(lengths.slice(0, index)), length }));
}

/**
 * Returns which departments are drawn with lines: every second one of a colour, so that there are
 * twice as many marks as colours.
 */
export function linedOf(departments: readonly Department[]): boolean[] {
  return departments.map(({ color }, index) => {
    const before = departments.slice(0, index).filter((department) => department.color === color);
    return before.length % 2 === 1;
  });
}

/** Returns the totals of the company. */
export function totalsOf(departments: readonly Department[]) {
  const current = sum(departments.map((department) => department.current));
  const planned = sum(departments.map((department) => department.planned));
  const cost = sum(departments.map((department) => department.cost));
  return { current, planned, growth: planned - current, cost };
}

/** Returns the cost of the company in its unit, which is a million by default, and its decimals. */
export const costIn = (cost: number, unit = 1e6): [cost: number, decimals: number] => [
  cost / unit,
  unit < 1e6 ? 0 : 1,
];
