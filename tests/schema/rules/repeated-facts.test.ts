import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { exampleOf, plainPage } from '../../content.ts';
import { bars, type Case, check, feature, reportedIn } from './rule-under-test.ts';

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
const shaped = (meta: string, shape: string) => ({
  type: 'card-grid',
  heading: 'H',
  cards: [
    {
      title: 'A',
      text: 'T',
      meta,
      sparkline: { shape, actual: Array(7).fill(1), forecast: [1, 1] },
    },
  ],
});
const parted = (meta: string) => shaped(meta, 'parts');
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
const goal = { target: { label: 'Minimum $50M', value: 50 }, prefix: '$', suffix: 'M' };
const above = (text: string, more: object = {}) =>
  bars({ title: 'Cash, $M', ...goal, annotation: { at: 'Jan', text }, ...more });
const keyFigure = (value: string, change: string) =>
  bars({
    title: 'Cash, $M',
    ...goal,
    figures: [{ label: `Cash, Jan ${Number.parseInt(change.slice(2), 10)}`, value, change }],
  });
const cohorts = (...closed: number[]) =>
  feature({
    kind: 'cohorts',
    title: 'Kept',
    since: ['0', '3', '6', '9', '12'],
    cohorts: closed.map((closed, index) => {
      return { label: `C${index}`, values: [100, 90, 80, 70, 60], closed };
    }),
  });
const odds = (more: object) => ({ ...exampleOf('odds'), id: undefined, ...more });
const pricing = (more: object) => ({ ...exampleOf('price-change'), id: undefined, ...more });

const ranking = (title: string, ...values: number[]) =>
  feature({
    kind: 'ranking',
    title,
    rows: values.map((value, index) => ({ label: `R${index}`, value })),
  });
/** Nine and six are five and ten. */
const paths = (title: string, annotation?: string, [a, b, c, d] = [9, 6, 5, 10]) =>
  feature({
    kind: 'flow',
    title,
    ...(annotation && { annotation }),
    columns: [['A', 'B'], ['C'], ['D', 'E']].map((all) => {
      return { nodes: all.map((label) => ({ label })) };
    }),
    streams: [
      { from: 'A', to: 'C', value: a },
      { from: 'B', to: 'C', value: b },
      { from: 'C', to: 'D', value: c },
      { from: 'C', to: 'E', value: d },
    ],
  });
const salaries = (to: number, labels = ['$100K', '$150K', '$200K'], text = `to ${to}`) =>
  feature({
    kind: 'schedule',
    title: 'Salaries',
    labels,
    rows: [
      { label: 'A', from: 0, to, text },
      { label: 'B', from: 0, to: 1, text: 'y' },
    ],
  });
const bar = (from: number, to: number, text: string) => ({ from, to, text });
const calendar = (labels: string[], ...rows: ReturnType<typeof bar>[]) =>
  feature({
    kind: 'schedule',
    title: 'Plan',
    labels,
    rows: rows.map((row, index) => ({ label: `R${index}`, ...row })),
  });
const minutes = ['0', '3', '6', '9', '12 min'];
const mondays = ['1 Mar', '8 Mar', '15 Mar', '22 Mar'];
const divided = (divisions: number, ...times: string[]) => ({
  type: 'timeline',
  heading: 'H',
  divisions,
  steps: times.map((when) => ({ when, text: 'T' })),
});
const keyShare = (value: string, change: string) =>
  bars({ figures: [{ label: `${value}, ${change}`, value, change }] });
const copies = (text: string, titles = ['A', 'B']) => ({
  type: 'card-grid',
  heading: 'H',
  cards: titles.map((title) => ({ title, text })),
});
const rows = (label: string, change: string) =>
  bars({
    figures: [
      { label, value: '10,000' },
      { label: 'Matched', value: '9,900', change },
    ],
  });
const rate = (label: string, value: string, counted = 'Closed') => ({
  type: 'stats',
  heading: 'H',
  items: [
    { label: counted, value: '8 of 10' },
    { label, value },
  ],
});
const kept = (one: number[], other: number[]) =>
  feature({
    kind: 'cohorts',
    title: 'Kept',
    since: ['0', '3', '6', '9'].slice(0, other.length),
    cohorts: [[...one, 85], other, [...one, 84]].map((values, index) => ({
      label: `C${index}`,
      values: values.slice(0, other.length),
      closed: 0,
    })),
  });
const clients = (meta: string) => ({
  type: 'card-grid',
  heading: 'H',
  cards: [meta, '$22,400, 25% of income', '$15,600, 17% of income', '$11,200, 12% of income'].map(
    (meta, index) => ({ title: `C${index}`, text: 'T', meta }),
  ),
});
const share = (value: string, label: string, before: number, after: number) => ({
  type: 'stats',
  heading: 'H',
  items: [{ value, label, before, after }],
});

const fan = (share: number, label: string, edge = 'P{percent}') =>
  feature({
    kind: 'fan',
    title: 'Cash',
    labels: ['Oct', 'Nov', 'Dec'],
    actual: [50],
    forecast: [60, 70],
    deviation: 5,
    bands: [{ share, label }],
    names: { actual: 'A', forecast: 'F', edge },
  });

const close = (heading: string) => ({
  type: 'timeline',
  heading,
  steps: ['Day 1', 'Day 4', 'Day 10'].map((when) => ({ when, text: 'T' })),
});
const tools = (kinds: string[], sources: string[]) => {
  const example = exampleOf('integrations');
  const [{ logo } = { logo: 'fold' }] = example.tools;
  const figure = { value: '$4K', label: 'L' };
  return {
    ...example,
    id: undefined,
    lead: 'L',
    action: { label: 'All', href: '/' },
    tools: kinds.map((kind, index) => ({ name: `T${index}`, kind, logo })),
    sources: { owner: 'O', items: sources.map((kind) => ({ kind, text: 'T', figure })) },
  };
};

/** The balances are $70K, $40K, −$10K, $0, $20K and $50K, and the minimum is $15K. */
const scenario = (annotation: string) => {
  const example = exampleOf('cash-flow-forecast');
  const { scenarios } = example;
  const conservative = { ...scenarios.conservative, annotation };
  return { ...example, id: undefined, scenarios: { ...scenarios, conservative } };
};

const valued = (title: string, unit = {}) =>
  feature({
    kind: 'ranking',
    title,
    rows: [6, 5].map((value) => ({ label: `R${value}`, value })),
    ...unit,
  });

const wrong: Case[] = [
  ['K664 Cash, $K "Cash"', valued('Cash, $K', { prefix: '$', suffix: 'K' })],
  ['K664 Runway, months "Runway"', valued('Runway, months', { suffix: ' months' })],
  ['K657 M', bars({ title: 'Cash, $K', ...goal })],
  ['K657 K', bars({ title: 'Cash, $M', ...goal, suffix: 'K' })],
  [`K605 ${'Long words. '.repeat(4).trim()}`, copies('Long words. '.repeat(4).trim())],
  // An item that was duplicated is one mistake.
  ['K605 A', copies('Long words. '.repeat(4).trim(), ['A', 'A'])],
  ['K622 180', salaries(180)],
  ['K622 24', salaries(24, ['1 Mar', '8 Mar', '15 Mar', '22 Mar', '29 Mar'], 'by 16 Mar')],
  ['K622 15', salaries(15, ['1 Mar', '8 Mar', '15 Mar', '22 Mar'])],
  ['K640 2 Apr', salaries(1, ['5 Mar', '12 Mar', '19 Mar', '2 Apr', '9 Apr'])],
  ['K640 Aug', bars({}, 'Jun Aug Sep Oct Nov Dec Jan Feb Mar Apr May Jun'.split(' '))],
];

const right = [
  valued('Cash', { prefix: '$', suffix: 'K' }),
  valued('Cash, $K'),
  valued('Cash, in euros', { prefix: '€' }),
  divided(14, 'Day 1', 'Day 7', 'Day 14'),
  divided(4, 'Minute 0', 'Minute 6', 'Minute 12'),
  divided(14, 'Day 1', 'Week 2', 'Week 20'),
  divided(24, 'Now', 'Within 48 hours'),
  above('Jan: $63M below the ceiling'),
  bars({ ...goal, annotation: { at: 'Oct', text: 'First month above the minimum' } }),
  above('The first month above $62M'),
  scenario('April ends $15K below the minimum.'),
  keyShare('0.7%', '71 of 10,000'),
  rate('Close rate', '80%'),
  rate('Closed on time', '75%'),
  rate('Margin', '75%'),
  keyShare('0.9%', '4 of them new'),
  keyShare('14 days', '3 of 9 free'),
  above('Jan', { target: { label: 'Minimum $50M, or €45M', value: 50 } }),
  above('Jan', { target: { label: 'Minimum $0.05B', value: 50 } }),
  copies('Coming soon.'),
  rows('Rows read', '99% of rows'),
  rows('Rows read', '95% of accounts'),
  rows('Bookings', '95% of rows'),
  rows('Rows read', '95% accuracy'),
  kept([100, 95, 91], [100, 94, 95, 88]),
  kept([100, 105, 106], [100, 94, 99, 88]),
  clients('$34,000, 37% of income'),
  clients('$34,000 in 2025'),
  clients('$34,000, 5% more'),
  calendar(minutes, bar(0, 1, '3 min'), bar(1, 2, '3 min'), bar(2, 4, '6 min')),
  calendar(minutes, bar(0, 1, '1 person'), bar(1, 2, '3 people'), bar(2, 4, '6 people')),
  calendar(mondays, bar(0, 0.6, 'by 3 Mar'), bar(0.6, 2, 'by 12 Mar'), bar(2, 3, '5 days')),
  calendar(mondays, bar(0, 1, 'by 8 Mar'), bar(1, 2, 'by 15 Mar'), bar(2, 3, 'by 22 Mar')),
  calendar(['2020', '2022', '2024'], bar(0, 1, '1 shop'), bar(1, 2, '2 shops'), bar(0, 2, '9')),
  calendar(['13:00', '14:00', '15:00'], bar(0, 1, '60 min'), bar(1, 2, '1 h'), bar(0, 2, '15:00')),
  note('Oct', 'The lowest of the year'),
  note('Nov', 'The lowest since July'),
  note('Nov', 'The second lowest of the year'),
  note('Nov', 'The highest so far'),
  note('Dec', 'Higher than the lowest of 2025'),
  note('Jan', 'Jan: 63 in the bank'),
  note('Jan', 'Jan: 30 people in the bank'),
  scenario('March is the low point at $10K.'),
  scenario('The lowest balance in May last year was $4K.'),
  scenario('June ends $35K above the minimum.'),
  scenario('May ends $20K above zero.'),
  scenario('March ends $10K short. Call by 30 April.'),
  scenario('In April the lowest balance since 2020 is behind us.'),
  shared('1 to 12 users'),
  shared('Since 10 March'),
  parted('Seven of nine owners have signed'),
  parted('Six more of them sign in June'),
  shaped('Six of nine owners have signed', 'line'),
  card('Days to close, goal of five dashed', 5),
  card('Revenue, $12M dashed', 12),
  hiring('8 hires, Q1', 8),
  hiring('Wave 2', 8),
  note('Oct', 'The lowest of the year'),
  note('Oct', 'Lower than in Nov and Dec'),
  above('Jan: $13M above the minimum'),
  above('Jan: $63M, first month above the minimum'),
  above('Above the minimum for 4 months'),
  keyFigure('$63M', '+$13M vs minimum'),
  keyFigure('$63M', '+$2M vs plan'),
  bars({ title: 'Cash above the minimum, $M', figures: [{ label: 'Cash, Jan', value: '$113M' }] }),
  bars({ title: 'Cash by month, $', prefix: '$' }),
  cohorts(5, 4, 3, 2, 1),
  cohorts(5, 5, 3, 3, 1),
  ranking('46 people, by team', 20, 16, 10),
  ranking('2026 by team', 20, 16, 10),
  paths('The paths of 15 customers', 'Of $15K, $2K are left.'),
  paths('The paths of 3 teams', 'Of $9K in the bank nothing is left.'),
  paths('Paths of customers in 2027'),
  ranking('12 months, by team', 200, 160),
  salaries(1, ['5 Mar', '12 Mar', '19 Mar', '26 Mar', '2 Apr']),
  share('95%', 'of all pages', 78, 95),
  share('60%', 'less time', 100, 40),
  share('14%', 'less time, in hours', 7, 6),
  fan(80, 'Eight in ten'),
  fan(50, 'Half of the runs'),
  salaries(1, ['1', '2', '5', '10', '20']),
  close('A decision in ten working days'),
  close('A reply in 24 hours'),
  {
    ...close('A reply within 24 hours'),
    steps: [
      { when: 'Within 24 hours', text: 'T' },
      { when: 'Later', text: 'T' },
    ],
  },
  tools(['ERP', 'CRM', 'Cash', 'Tax', 'Wiki'], ['ERP', 'CRM', 'Cash', 'Tax']),
  odds({}),
  pricing({}),
  cards('Four weeks to a forecast', 3),
  cards('Ten things that happened', 3),
  cards('Two customers tell how', 3),
  cards('Three values', 3),
];

test.each([
  ['what differs', wrong.map(([, block]) => block), wrong.map(([expected]) => expected)],
  ['what fits', right, []],
])('%s', async (_, blocks, expected) => {
  expect(await reportedIn(blocks)).toEqual(expected);
});

test('a long text that many items have is one mistake, in a few words', async () => {
  const text = 'All of it is in one place. '.repeat(10).trim();
  const cards = [...'ABCDEFGHIJKL'].map((name) => ({ title: `Card ${name}`, text }));
  const page = stringify({ blocks: [{ type: 'card-grid', heading: 'Cards', cards }] });
  const [found, ...more] = await check({
    'pages/page.yaml': `${plainPage('Page')}${page.slice('blocks:\n'.length)}`,
  });
  expect(more).toEqual([]);
  expect(found).toMatchObject({ code: 'K605', others: { length: 10 } });
  expect(found?.message).toMatch(/^`All of it is in one place\..*…` is in this list 12 times\.$/);
  expect(found?.message.length).toBeLessThan(90);
  expect(found?.hints.join()).not.toContain('apart');
});

const list = '  - type: check-list\n    heading: What you get\n    items: [A plan, A forecast]\n';

test.each([
  ['the same twice', `${list}${list}`, ['K665 9']],
  ['three times', `${list}${list}${list}`, ['K665 9', 'K665 12']],
  [
    'written in another way',
    `${list}  # Below.\n${list.replace('[A plan, A forecast]', '\n      - "A plan"\n      - A forecast')}`,
    ['K665 10'],
  ],
  [
    'beside a block with a mistake',
    `${list}${list}  - type: check-list\n    heading: H\n    itms: [A, B]\n`,
    ['K665 9', 'P104 14'],
  ],
  ['with a word that differs', `${list}${list.replace('plan', 'graph')}`, []],
  ['apart', `${list}${list.replace('What', 'All')}${list}`, []],
])('blocks one below the other: %s', async (_, blocks, expected) => {
  const found = await check({ 'pages/page.yaml': `${plainPage('Page')}${blocks}` });
  expect(found.map(({ code, range }) => `${code} ${range.start.line}`)).toEqual(expected);
});
