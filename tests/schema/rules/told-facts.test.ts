import { expect, test } from 'vitest';
import { exampleOf } from '../../content.ts';
import { type Case, reportedIn } from './rule-under-test.ts';

const feature = (visual: object) => ({ type: 'feature', heading: 'H', text: 'T', visual });
const months = ['Oct', 'Nov', 'Dec', 'Jan'];
const bars = (more: object, labels = months) =>
  feature({
    kind: 'bars',
    title: 'Cash',
    bars: labels.map((label, index) => ({
      label,
      value: 60 + index,
      ...(index > 1 && { forecast: true }),
    })),
    ...more,
  });
const note = (at: string, text: string) => bars({ annotation: { at, text } });
const shared = (period: string) =>
  feature({
    kind: 'shared-price',
    title: 'Price',
    period,
    price: 150,
    users: { label: 'Users', minimum: 1, maximum: 12, default: 4 },
    legend: { chosen: 'A', others: 'B' },
    texts: { single: 'One', several: '{users}, {each}' },
  });
const card = (meta: string, target: number) => ({
  type: 'card-grid',
  heading: 'H',
  cards: [{ title: 'A', text: 'T', meta, sparkline: { actual: [5, 6], target } }],
});
const hiring = (label: string, people: number, more: object = {}) => {
  const example = exampleOf('hiring-calendar');
  const [first] = example.groups;
  return { ...example, id: undefined, groups: [{ ...first, label, people }], ...more };
};

const cards = (heading: string, count: number) => ({
  type: 'card-grid',
  heading,
  cards: Array.from({ length: count }, (_, index) => ({ title: `C${index}`, text: 'T' })),
});
const plan = (name: string, features: string[], more: object = {}) => {
  return { name, price: 'Custom', features, action: { label: 'Go', href: '/' }, ...more };
};
const plans = {
  type: 'pricing-plans',
  plans: [
    plan('Solo', ['1 user', 'Up to 3 integrations']),
    plan('Team', ['Up to 10 users', '**Priority** support'], { featuresHeading: 'All of Solo' }),
    plan('Group', ['SSO'], { featuresHeading: 'All of Team, and' }),
  ],
};
const compared = (label: string, values: string[], columns = ['Solo', 'Team', 'Group']) => ({
  type: 'comparison-table',
  heading: 'H',
  columns,
  included: 'I',
  excluded: 'E',
  rows: [{ label, values }],
});

const badges = (...[first, second = first]: string[]) => [
  plan('A', ['F'], { badge: first }),
  plan('B', ['F'], { badge: second }),
];

const wrong: Case[] = [
  ['K652 10 12', shared('1 to 10 users')],
  ['K652 five four', card('Days to close, goal of five dashed', 4)],
  ['K652 $12M $11M', card('Revenue, $12M dashed', 11)],
  ['K652 8 9', hiring('8 hires, Q1', 9)],
  ['K653 Oct Nov', note('Oct', 'Nov 26: the lowest of the year')],
  ['K653 Oct Nov', note('Oct', 'November: the lowest of the year')],
  ['K653 Books closed to 31 Dec', bars({ boundary: 'Books closed to 31 Dec' })],
  ['K653 Oct 2026 to Dec 2026 Oct 2026 to Jan 2026', bars({ period: 'Oct 2026 to Dec 2026' })],
  ['K654 Five Four', cards('Five open positions in product', 4)],
  ['K654 3 4', cards('Our 3 values behind every figure', 4)],
  ['K605 Most Popular', { ...plans, plans: badges('Most Popular') }],
];

const wrongTables: Case[] = [
  ['K655 no', compared('SSO', ['no', 'no', 'no'])],
  ['K655 yes', compared('SSO', ['no', 'yes', 'yes'])],
  ['K655 Up to 12', compared('Users', ['1', 'Up to 12', 'Unlimited'])],
  ['K655 no', compared('Priority support', ['no', 'no', 'yes'])],
  ['K655 Solo', compared('Users', ['Up to 10', '1', 'Unlimited'])],
];

const rightTables = [
  compared('SSO', ['no', 'no', 'yes']),
  compared('Users', ['1', 'Up to 10', 'Unlimited']),
  compared('Audit trail', ['no', 'no', 'yes']),
  compared('Users', ['Some', 'Many', 'More']),
  compared('SSO', ['no', 'no', 'no'], ['Basic', 'Plus', 'Max']),
];

const right = [
  shared('1 to 12 users'),
  shared('Since 10 March'),
  card('Days to close, goal of five dashed', 5),
  card('Revenue, $12M dashed', 12),
  hiring('8 hires, Q1', 8),
  hiring('Wave 2', 8),
  note('Oct', 'The lowest of the year'),
  note('Oct', 'Lower than in Nov and Dec'),
  bars({ boundary: 'Books closed to 30 Nov', period: 'Oct 2026 to Jan 2027' }),
  bars({ boundary: 'Forecast from Dec', period: 'Books closed to 30 Nov 2026' }),
  cards('Four weeks to a forecast', 3),
  cards('Ten things that happened', 3),
  cards('Two customers tell how', 3),
  cards('Three values', 3),
  { ...plans, plans: badges('New') },
  { ...plans, plans: badges('Most Popular', 'Best value') },
  bars({ boundary: 'Books closed' }, ['Q1', 'Q2', 'Q3', 'Q4']),
];

test.each([
  ['what differs', wrong.map(([, block]) => block), wrong.map(([expected]) => expected)],
  ['what fits', right, []],
])('%s', async (_, blocks, expected) => {
  expect(await reportedIn(blocks)).toEqual(expected);
});

test.each(wrongTables)('%s beside plans', async (expected, table) => {
  expect(await reportedIn([plans, table])).toContain(expected);
});

test('tables that say what the plans say', async () => {
  for (const table of rightTables) expect(await reportedIn([plans, table])).toEqual([]);
});
