import { expect, test } from 'vitest';
import { payrollOf, peopleIn, plannedStarts } from '../../blocks/hiring-calendar/payroll.ts';

const plan = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  team: { label: 'Team', people: 10, cost: 1000 },
  groups: [
    { label: 'A', people: 3, cost: 240, start: 'Jan' },
    { label: 'B', people: 2, cost: 120, start: 'Jul' },
  ],
  reserve: { label: 'C', people: 1, cost: 40 },
  budget: 1400,
};

test.each([
  { name: 'as planned', starts: plannedStarts(plan), payroll: 1340, june: 13 },
  { name: 'all at once', starts: [0, 0], payroll: 1400, june: 15 },
  { name: 'a quarter later', starts: [3, 9], payroll: 1250, june: 13 },
  // The last month still counts.
  { name: 'as late as can be', starts: [11, 11], payroll: 1070, june: 10 },
])('$name the year costs $payroll', ({ starts, payroll, june }) => {
  expect(payrollOf(plan, starts)).toEqual({ payroll, left: 1400 - payroll });
  expect(peopleIn(plan, starts, 5)).toBe(june);
});

test.each([
  { decimals: undefined, payroll: 1282, left: 90 },
  { decimals: 1, payroll: 1281.5, left: 90.5 },
])(
  'costs are rounded once, so that those shown add up with $decimals decimals',
  ({ decimals, payroll, left }) => {
    // 242 × 9 / 12 = 181.5.
    const groups = plan.groups.map((group, index) =>
      index === 0 ? { ...group, cost: 242 } : group,
    );
    const halves = { ...plan, groups, budget: 1372, ...(decimals && { payroll: { decimals } }) };
    expect(payrollOf(halves, [3, 6])).toEqual({ payroll, left });
  },
);
