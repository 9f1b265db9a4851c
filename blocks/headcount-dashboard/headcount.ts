import type { Department } from '../../schema/generated/types.ts';
import { sum } from '../ui/charts/numbers.ts';

export type HeadcountView = 'headcount' | 'cost';

/** What a department counts for in a view: the people planned for it, or what they cost a year. */
export const plannedValue = ({ planned, cost }: Department, view: HeadcountView): number =>
  view === 'cost' ? cost : planned;

/**
 * The lengths of a department's two bars for each department, as shares of the largest planned value
 * of the view. Nobody gives the current cost: its bar takes `currentShare` percent of the planned one.
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
    // A team that shrinks may be larger than any that is planned.
    return { planned, current: Math.min(1, current) };
  });
}

/**
 * The departments side by side in one bar: where each begins, how long it is, and how much of that
 * is there today, as shares of the bar.
 */
export function partsOf(
  departments: readonly Department[],
  view: HeadcountView,
  currentShare: number,
): { start: number; length: number; current: number }[] {
  const values = departments.map((department) => plannedValue(department, view));
  const whole = sum(values) || 1;
  return values.map((value, index) => {
    const { current = 0, planned = 0 } = departments[index] ?? {};
    const share = view === 'cost' ? currentShare / 100 : Math.min(1, current / (planned || 1));
    return {
      start: sum(values.slice(0, index)) / whole,
      length: value / whole,
      current: (value * share) / whole,
    };
  });
}

/** The whole company. */
export function totalsOf(departments: readonly Department[]) {
  const current = sum(departments.map((department) => department.current));
  const planned = sum(departments.map((department) => department.planned));
  const cost = sum(departments.map((department) => department.cost));
  return { current, planned, growth: planned - current, cost };
}
