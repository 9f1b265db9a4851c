import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { exampleOf, plainPage } from '../../content.ts';
import { check, feature } from './rule-under-test.ts';

const of = { title: 'Spend', owner: 'Vellum, sample figures', period: 'Nov 2026' };
const columns = (...labels: string[]) =>
  labels.map((label) => ({ label, ...(label.startsWith('To ') && { signed: true }) }));
const table = (rows: string[][], labels = ['Line', 'Actual'], more: object = {}) => ({
  kind: 'table',
  ...of,
  columns: columns(...labels),
  rows: rows.map((cells) => ({ cells, ...(cells[0] === 'Total' && { total: true }) })),
  ...more,
});
const ranking = (rent: number, more: object = {}) => ({
  kind: 'ranking',
  ...of,
  prefix: '$',
  suffix: 'K',
  rows: [
    { label: 'Rent', value: rent },
    { label: 'Wages', value: 90 },
  ],
  ...more,
});
const bridge = (start: number, rent: number) => ({
  kind: 'bridge',
  ...of,
  start: { label: 'Plan', value: start },
  steps: [
    { label: 'Rent', change: rent },
    { label: 'Wages', change: -90 },
  ],
  end: { label: 'Now' },
});
const flow = (rent: number) => ({
  kind: 'flow',
  ...of,
  columns: ['Cash', 'Rent Wages'].map((labels) => ({
    nodes: labels.split(' ').map((label) => ({ label })),
  })),
  streams: [
    { from: 'Cash', to: 'Rent', value: rent },
    { from: 'Cash', to: 'Wages', value: 90 },
  ],
});
const planned = (...rows: string[][]) => table(rows, ['Line', 'Plan', 'Actual', 'To plan']);
const [rent, wages, food] = [
  ['Rent', '$100K'],
  ['Wages', '$90K'],
  ['Food', '$8K'],
];
const page = (title: string, ...visuals: object[]) =>
  `${plainPage(title)}${stringify(visuals.map(feature)).replace(/^(?=.)/gm, '  ')}`;

const reported = async (first: object, second: object): Promise<string[]> => {
  const found = await check({
    'pages/a.yaml': page('A', first),
    'pages/b.yaml': page('B', second),
  });
  return found.map(({ code, marked, fix }) => [code, marked, fix?.text].join(' ').trim());
};

test.each<[string, object, object, string[]]>([
  ['a cell', table([rent, wages]), table([['Rent', '$110K'], wages]), ['K604 $110K "$100K"']],
  ['the only row', table([rent]), table([['Rent', '$110K']]), ['K604 $110K "$100K"']],
  [
    'a cell, and with it the total',
    table([rent, wages, ['Total', '$190K']]),
    table([['Rent', '$110K'], wages, ['Total', '$200K']]),
    ['K604 $110K "$100K"'],
  ],
  [
    'a total, which its own page reports',
    table([rent, wages, ['Total', '$190K']]),
    table([rent, wages, ['Total', '$200K']]),
    ['K601 $200K "$190K"'],
  ],
  [
    'a cell, and with it the variance',
    planned(['Rent', '10', '11', '+1'], ['Wages', '20', '22', '+2'], ['Food', '5', '5', '0']),
    planned(['Rent', '10', '12', '+2'], ['Wages', '20', '22', '+2'], ['Food', '5', '5', '0']),
    ['K604 "12" "11"'],
  ],
  [
    'a cell of a table with fewer rows',
    table([rent, wages, food]),
    table([food, ['Rent', '$110K'], wages, ['Travel', '$1K']]),
    ['K604 $110K "$100K"'],
  ],
  [
    'a cell of a table with fewer columns',
    planned(['Rent', '10', '11', '+1'], ['Wages', '20', '22', '+2'], ['Food', '5', '5', '0']),
    table([
      ['Rent', '12'],
      ['Wages', '22'],
      ['Food', '5'],
    ]),
    ['K604 "12" "11"'],
  ],
  [
    'two cells',
    table([rent, wages, food, ['Travel', '$1K']]),
    table([['Rent', '$110K'], wages, ['Food', '$9K'], ['Travel', '$1K']]),
    ['K604 $110K "$100K"', 'K604 $9K "$8K"'],
  ],
  [
    'most cells',
    table([rent, wages, food]),
    table([['Rent', '$1K'], ['Wages', '$2K'], food]),
    ['K604 Spend'],
  ],
  ['a row of a ranking', table([rent, wages]), ranking(110), ['K604 110']],
  ['a step of a bridge', bridge(400, -100), bridge(400, -110), ['K604 -110 -100']],
  ['the start of a bridge', bridge(400, -100), bridge(410, -100), ['K604 410 400']],
  ['a stream of a flow', flow(100), flow(110), ['K604 110 100']],
])('two drawings of the same thing differ in %s', async (_, first, second, expected) => {
  expect(await reported(first, second)).toEqual(expected);
});

test.each<[string, object, object]>([
  ['another owner', table([rent]), table([['Rent', '$110K']], undefined, { owner: 'Lumbrook' })],
  ['another period', ranking(100), ranking(110, { period: 'Oct 2026' })],
  ['another column', table([rent]), table([['Rent', '$110K']], ['Line', 'Plan'])],
  [
    'other units',
    table([rent, wages]),
    table([
      ['Rent', '53%'],
      ['Wages', '47%'],
    ]),
  ],
  ['other words', table([['Rent', 'low']]), table([['Rent', 'high']])],
  [
    'the sum of other rows',
    table([rent, ['Total', '$100K']]),
    table([rent, wages, ['Total', '$190K']]),
  ],
  ['a row of the same name twice', table([rent, ['Rent', '$8K']]), table([rent, ['Rent', '$9K']])],
  ['the same in another unit', table([rent, wages]), ranking(0.1, { suffix: 'M' })],
  ['the same, rounded', table([rent, wages]), table([['Rent', '$0.1M'], wages])],
  ['the same in a ranking', table([rent, wages]), ranking(100)],
  [
    'other things',
    table([rent, food]),
    table([
      ['Rent', '$110K'],
      ['Travel', '$1K'],
    ]),
  ],
])('two drawings of one title may show %s', async (_, first, second) => {
  expect(await reported(first, second)).toEqual([]);
});

test('the rows below an answer are those of the owner of its chart', async () => {
  const answered = (rent: number) => {
    const { columns, rows } = table([['Rent', String(rent)]]);
    const question = {
      question: 'What is the rent?',
      answer: 'See below.',
      visual: ranking(100),
      source: { title: 'Ledger', columns, rows },
    };
    const other = { ...question, question: 'And now?', source: undefined };
    return stringify(
      {
        title: `Rent ${rent}`,
        description: `A rent of ${rent}.`,
        blocks: [{ type: 'hero', title: 'Rent', questions: [question, other] }],
      },
      { aliasDuplicateObjects: false },
    );
  };
  const found = await check({ 'pages/a.yaml': answered(100), 'pages/b.yaml': answered(110) });
  expect(found.filter(({ code }) => code === 'K604').map(({ marked }) => marked)).toEqual([
    '"110"',
  ]);
});

test('the owner of a block is not that of the figures of other blocks', async () => {
  const stats = (cups: string) => ({
    type: 'stats',
    heading: 'In figures',
    items: [
      { value: cups, label: 'cups a day' },
      { value: '9', label: 'tables' },
    ],
  });
  const owned = (name: string, cups: string) => {
    const block = { ...exampleOf('close-month'), owner: `${name}, sample figures` };
    return `${plainPage(name)}${stringify([block, stats(cups)]).replace(/^(?=.)/gm, '  ')}`;
  };
  const pages = { 'pages/a.yaml': owned('Vellum', '12'), 'pages/b.yaml': owned('Vellum', '14') };
  const found = await check(pages);
  const messages = found.map(({ message }) => message);
  expect(messages).toContain('`cups a day` is `14` here, and `12` in pages/a.yaml.');
});
