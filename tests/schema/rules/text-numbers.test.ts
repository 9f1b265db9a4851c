import { expect, test } from 'vitest';
import { type Case, reportedIn } from './rule-under-test.ts';

const table = (text: string, more: object = {}) => ({
  type: 'feature',
  heading: 'H',
  text,
  visual: {
    kind: 'table',
    title: 'Working capital, $K',
    columns: ['Part', 'Now', 'Cash'].map((label) => ({ label })),
    rows: [
      { cells: ['Stock', '740', '+49'] },
      { cells: ['Invoices', '93', '+27'] },
      { cells: ['All parts', '833', '+76'], total: true },
    ],
    ...more,
  },
});
const months = (text: string) => ({
  type: 'feature',
  heading: 'H',
  text,
  visual: {
    kind: 'bars',
    title: 'Cash, $M',
    prefix: '$',
    suffix: 'M',
    bars: [
      { label: 'Sep', value: 7.4 },
      { label: 'Oct', value: 6.15 },
      { label: 'Nov', value: 5.92 },
    ],
    target: { label: 'Minimum $3.0M', value: 3 },
  },
});
const answer = (text: string) => ({
  type: 'feature',
  heading: 'H',
  visual: {
    kind: 'answer',
    question: 'What if we hire?',
    answer: text,
    source: {
      title: 'What moves',
      columns: ['Figure', 'Plan', 'With hires', 'Change'].map((label) => ({ label })),
      rows: [
        { cells: ['Cash, June', '$4.30M', '$3.83M', '−$0.47M'] },
        { cells: ['Runway, June', '21.5 mo', '13.8 mo', '−7.7 mo'] },
      ],
    },
    result: { label: 'Cash', before: '$4.30M', after: '$3.83M' },
  },
});
const card = (text: string) => ({
  type: 'card-grid',
  heading: 'H',
  cards: [{ title: 'A', text, sparkline: { actual: [820, 905], start: 'Jul: $820K' } }],
});

const account = (title: string) => ({
  type: 'feature',
  heading: 'H',
  visual: {
    kind: 'ranking',
    title,
    prefix: '$',
    rows: [
      { label: 'In the account', value: 19200 },
      { label: 'Tax', value: 7200 },
    ],
  },
});

const margins = (text: string) => ({
  type: 'feature',
  heading: 'H',
  text,
  visual: {
    kind: 'table',
    title: 'Gross margin',
    columns: ['Line', 'Nov 2026', 'Dec 2026'].map((label) => ({ label })),
    rows: [{ cells: ['Margin', '74.4%', '74.7%'] }, { cells: ['To plan, points', '−2.6', '−2.5'] }],
  },
});

const invoices = (text: string) => ({
  type: 'feature',
  heading: 'H',
  text,
  visual: {
    kind: 'table',
    title: 'Receipts, $K',
    columns: ['Age', 'Invoices', 'Amount'].map((label) => ({ label })),
    rows: [
      { cells: ['Up to 30 days', '12', '38'] },
      { cells: ['Over 30 days', '4', '22'] },
      { cells: ['Overdue', '16', '60'], total: true },
    ],
  },
});

const sellers = (text: string, eight: number) => ({
  type: 'feature',
  heading: 'H',
  text,
  visual: {
    kind: 'ranking',
    title: 'Revenue, $K',
    prefix: '$',
    suffix: 'K',
    rows: [
      { label: 'Eight sellers', value: eight },
      { label: 'Ten from January', value: 157.5 },
    ],
  },
});
const ways = (text: string, home: number) => ({
  type: 'feature',
  heading: 'H',
  text,
  visual: {
    kind: 'flow',
    title: 'Ways of patients',
    columns: ['AE', 'B', 'CD'].map((labels) => ({
      nodes: [...labels].map((label) => ({ label: `${label} ward` })),
    })),
    streams: [
      // Two digits may be swapped in three of them.
      { from: 'A ward', to: 'B ward', value: 9450 },
      { from: 'E ward', to: 'B ward', value: 9450 },
      { from: 'B ward', to: 'C ward', value: home },
      { from: 'B ward', to: 'D ward', value: 3780 },
    ],
  },
});

const wrong: Case[] = [
  ['K656 18 16', invoices('$60K in 18 invoices.')],
  ['K656 2.9 2.6', margins('November is 2.9 points under plan.')],
  ['K656 $12,900 $19,200', account('Where the $12,900 in the account belongs')],
  ['K656 $67K $76K', table('Free $67K at once.')],
  ['K656 $94K $49K', table('Less stock frees $94K.')],
  ['K656 $383K $833K', table('Of $383K most is stock.')],
  ['K656 $48K $49K', table('Of it, the stock frees $48K of cash.')],
  ['K656 $6.51M $6.15M', months('**$6.51M in October**, and falling.')],
  ['K656 $5.82M $5.92M', months('In November $5.82M is left.')],
  ['K656 $0.74M $0.47M', answer('Cash in June falls by **$0.74M**.')],
  ['K656 $4.2M $4.3M', answer('Without them, cash is $4.2M.')],
  ['K656 $3.38M $3.83M', answer('June ends with $3.38M.')],
  ['K656 $950K $905K', card('It ended at $950K.')],
];

/** Numbers of other things, or that follow from what is shown. */
const right = [
  sellers('Two of them, hired in January, cost $156K.', 160),
  sellers('Two sellers hired in January cost $156K.', 150),
  ways('15,120 of them went home.', 15120),
  invoices('$60K in 16 invoices.'),
  invoices('We asked 18 customers.'),
  margins('November is 2.6 points under plan.'),
  margins('October is 2.9 points under plan.'),
  margins('The margin is 2.9 points under plan.'),
  margins('November is 2.9 points under our hopes.'),
  account('Where the $19,200 in the account belongs'),
  account('Where $12,000 of the account belongs, $'),
  table('Free $76K at once.'),
  table('Free $0.08M at once.'),
  table('We asked 67 people.'),
  table('Since 2026 it is 94%.'),
  table('Half of it, $38K, is free now.'),
  table('On 67 Main Street.'),
  { ...table('The stock is worth $750K.'), bullets: ['Without the $750K of the shop'] },
  months('In December $5.82M is left.'),
  months('$2.92M above the minimum in November.'),
  months('Cash falls by $1.48M.'),
  months('The **$23M in October** was a gift.'),
  answer('June ends with $3.83M, $0.83M above the minimum.'),
  answer('On 30 June it is $4.30M.'),
  answer('Runway is 14.8 mo then.'),
  card('It ended at $905K, $85K more.'),
];

test.each(wrong)('%s', async (expected, block) => {
  expect(await reportedIn([block])).toEqual([expected]);
});

test.each(right.map((block) => [JSON.stringify(block).slice(0, 150), block]))(
  '%s',
  async (_, block) => {
    expect(await reportedIn([block as object])).toEqual([]);
  },
);

test('a number is not corrected by a stream that is out itself', async () => {
  const found = await reportedIn([ways('15,120 of them went home.', 15210)]);
  expect(found.toSorted()).toEqual(['K607 B ward', 'K656 15,120']);
});
