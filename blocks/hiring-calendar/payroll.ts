import type { HiringCalendarBlock } from '../../schema/generated/types.ts';
import { roundHalfUp, sum } from '../ui/charts/numbers.ts';

type Plan = Pick<HiringCalendarBlock, 'months' | 'team' | 'groups' | 'reserve' | 'budget'> & {
  payroll?: Pick<HiringCalendarBlock['payroll'], 'decimals'>;
};

/** Returns the planned start months of the groups, from 0. */
export const plannedStarts = ({ months, groups }: Plan): number[] =>
  groups.map(({ start }) => Math.max(0, months.indexOf(start)));

/**
 * Returns the cost of a group in the year: a twelfth of its full-year cost for each month from its
 * start, rounded as it is shown, so that the shown costs add up to the payroll.
 */
export const costFrom = (start: number, fullYear: number, decimals = 0): number =>
  roundHalfUp((fullYear * (12 - start)) / 12, decimals);

/** Returns the year's payroll if the groups start in these months, and the rest of the budget. */
export function payrollOf(plan: Plan, starts: readonly number[]) {
  const { team, groups, reserve, budget, payroll: { decimals } = {} } = plan;
  const hires = groups.map(({ cost }, index) => costFrom(starts[index] ?? 0, cost, decimals));
  const payroll = team.cost + sum(hires) + (reserve?.cost ?? 0);
  return { payroll, left: budget - payroll };
}

/** Returns the number of people at the end of a month. */
export function peopleIn({ team, groups }: Plan, starts: readonly number[], month: number): number {
  const hired = groups.filter((_, index) => (starts[index] ?? 0) <= month);
  return team.people + sum(hired.map(({ people }) => people));
}
