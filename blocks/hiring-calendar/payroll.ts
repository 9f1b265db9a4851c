import type { HiringCalendarBlock } from '../../schema/generated/types.ts';
import { sum } from '../ui/charts/numbers.ts';

type Plan = Pick<HiringCalendarBlock, 'months' | 'team' | 'groups' | 'reserve' | 'budget'>;

/** The months in which the groups start as planned, from 0. */
export const plannedStarts = ({ months, groups }: Plan): number[] =>
  groups.map(({ start }) => Math.max(0, months.indexOf(start)));

/** What a group costs in the year: a twelfth of its full year for each month from its start on. */
export const costFrom = (start: number, fullYear: number): number => (fullYear * (12 - start)) / 12;

/** What the year costs when the groups start in these months, and what is left of the budget. */
export function payrollOf({ team, groups, reserve, budget }: Plan, starts: readonly number[]) {
  const hires = groups.map(({ cost }, index) => costFrom(starts[index] ?? 0, cost));
  const payroll = team.cost + sum(hires) + (reserve?.cost ?? 0);
  return { payroll, left: budget - payroll };
}

/** How many people there are at the end of a month. */
export function peopleIn({ team, groups }: Plan, starts: readonly number[], month: number): number {
  const hired = groups.filter((_, index) => (starts[index] ?? 0) <= month);
  return team.people + sum(hired.map(({ people }) => people));
}
