import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { plainSettings } from '../../content.ts';
import { type Case, check, reportedIn } from './rule-under-test.ts';

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

const wrongTables: Case[] = [
  ['K655 no "yes"', compared('SSO', ['no', 'no', 'no'])],
  ['K655 yes "no"', compared('SSO', ['no', 'yes', 'yes'])],
  ['K655 Up to 12 "Up to 10"', compared('Users', ['1', 'Up to 12', 'Unlimited'])],
  ['K655 no "yes"', compared('Priority support', ['no', 'no', 'yes'])],
  ['K655 Solo', compared('Users', ['Up to 10', '1', 'Unlimited'])],
];

const rightTables = [
  compared('SSO', ['no', 'no', 'yes']),
  compared('Users', ['1', 'Up to 10', 'Unlimited']),
  compared('Audit trail', ['no', 'no', 'yes']),
  compared('Users', ['Some', 'Many', 'More']),
  compared('SSO', ['no', 'no', 'no'], ['Basic', 'Plus', 'Max']),
];

test.each(wrongTables)('%s beside plans', async (expected, table) => {
  expect(await reportedIn([plans, table])).toContain(expected);
});

test('tables that say what the plans say', async () => {
  for (const table of rightTables) expect(await reportedIn([plans, table])).toEqual([]);
});

test('two plans with one badge are named', async () => {
  const found = await check({
    'site.yaml': plainSettings,
    'pages/index.yaml': stringify({
      title: 'Plans',
      description: 'All plans.',
      blocks: [
        { type: 'page-header', title: 'Plans' },
        { ...plans, plans: badges('Most Popular') },
      ],
    }),
  });
  expect(found.map(({ message }) => message)).toContain(
    'Two plans are marked “Most Popular”: A and B.',
  );
});

test('a badge sets one plan apart', async () => {
  const page = (...names: string[]) => ({ ...plans, plans: badges(...names) });
  expect(await reportedIn([page('Most Popular')])).toEqual(['K605 Most Popular']);
  expect(await reportedIn([page('New'), page('Most Popular', 'Best value')])).toEqual([]);
});
