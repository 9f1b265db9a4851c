import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseFigure, writeLike } from '../../../schema/figures/parse-figure.ts';
import { exampleOf, plainPage } from '../../content.ts';
import { check, feature } from './rule-under-test.ts';

const pageWith = (title: string, ...blocks: unknown[]): string =>
  `${plainPage(title)}${stringify(blocks).replace(/^(?=.)/gm, '  ')}`;

const reported = async (files: Record<string, string>) =>
  (await check(files)).map(({ code, severity, marked, fix }) =>
    [severity, code, marked, fix?.text].filter((each) => each !== undefined).join(' '),
  );

describe('a row that is marked as a total', () => {
  type Cells = string[];
  const table = (
    rows: (Cells | { cells: Cells; lowerIsBetter?: boolean })[],
    column: object = {},
  ) =>
    reported({
      'pages/page.yaml': pageWith(
        'Page',
        feature({
          kind: 'table',
          title: 'Table',
          columns: [{ label: 'Line' }, { label: 'Figure', ...column }],
          rows: rows.map((row) => (Array.isArray(row) ? { cells: row } : row)),
        }),
      ),
    });
  const total = (...cells: string[]) => ({ cells, total: true });
  const less = (...cells: string[]) => ({ cells, less: true });

  test.each<[string, Parameters<typeof table>[0], object?]>([
    ['adds up', [['A', '120'], ['B', '40'], total('All', '160')]],
    ['with thousands', [['A', '$1,120'], ['B', '$40'], total('All', '$1,160')]],
    [
      'with thousands and decimals of other countries',
      [['A', '1.120,50'], ['B', '40'], total('All', '1.160,50')],
    ],
    ['in parentheses', [['A', '1,250'], ['B', '(300)'], total('All', '950')]],
    ['in parentheses, with a unit', [['A', '($300)'], ['B', '($50)'], total('All', '($350)')]],
    [
      'with spaces',
      [['A', '1 250'], ['B', '2\u202F000'], ['C', '100'], total('All', '3\u2009350')],
    ],
    ['with signs', [['A', '+9'], ['B', '−23'], ['C', '0'], total('All', '−14')]],
    ['with units that scale', [['A', '$1.5M'], ['B', '$500K'], total('All', '$2.0M')]],
    ['within what rounding does', [['A', '1.4'], ['B', '1.4'], ['C', '1.4'], total('All', '4.3')]],
    ['of rounded parts, and rounded itself', [['A', '412'], ['B', '391'], total('All', '803')]],
    [
      'less a row',
      [['Revenue', '880'], less('Hosting', '115'), less('Fees', '87'), total('Profit', '678')],
    ],
    [
      'less a row, whose variance has its sign',
      [less('Cash', '+9'), ['Rent', '−23'], total('Burn', '−14')],
      { signed: true },
    ],
    [
      'less a row, whose variance is what it is more',
      [
        less('Cash', '+9'),
        { cells: ['Rent', '+23'], lowerIsBetter: true },
        { ...total('Burn', '+14'), lowerIsBetter: true },
      ],
      { signed: true },
    ],
    ['that is an average', [['A', '4,500'], ['B', '900'], total('All', '2,500')], { sums: false }],
    ['that is called an average', [['A', '14'], ['B', '10'], ['C', '12'], total('Average', '12')]],
    ['that is one', [['A', '150'], ['B', '95'], ['C', '130'], total('All', '125')]],
    [
      'of which some rows tell parts',
      [
        ['A', '19'],
        ['of which new', '4'],
        ['B', '27'],
        ['– of these new', '3'],
        total('All', '46'),
      ],
    ],
    ['of percentages, which are averages', [['A', '80%'], ['B', '60%'], total('All', '74%')]],
    ['of shares of a whole', [['A', '80%'], ['B', '20%'], total('All', '100%')]],
    ['of words', [['A', 'yes'], ['B', 'no'], total('All', '2')]],
    ['of other things', [['A', '2 Nov'], ['B', '9 Nov'], total('All', '5 rows')]],
    ['with nothing in a row', [['A', '120'], ['B', '–'], total('All', '120')]],
    ['after another total', [['A', '1'], total('S', '1'), ['B', '2'], total('T', '2')]],
    ['of all rows after another total', [['A', '1'], total('S', '1'), ['B', '2'], total('T', '3')]],
    ['of nothing', [total('All', '7')]],
    ['of German thousands beside hundreds', [['A', '1.200'], ['B', '900'], total('S', '2.100')]],
  ])('%s', async (_, rows, column) => {
    expect(await table(rows, column)).toEqual([]);
  });

  test.each<[string, Parameters<typeof table>[0], string[]]>([
    ['does not', [['A', '120'], ['B', '40'], total('All', '180')], ['warning K601 "180" "160"']],
    [
      'keeps its style',
      [['A', '$1,120K'], ['B', '$40K'], total('All', '$1,190K')],
      ['warning K601 $1,190K "$1,160K"'],
    ],
    [
      'has another sign',
      [['A', '−5'], ['B', '−9'], total('All', '14')],
      ['warning K601 "14" "−14"'],
    ],
    [
      'has parts in parentheses',
      [['A', '1,250'], ['B', '(300)'], total('All', '1,550')],
      ['warning K601 (300) "300"'],
    ],
    [
      'is in parentheses',
      [['A', '($1,250)'], ['B', '$300'], total('All', '($930)')],
      ['warning K601 ($930) "($950)"'],
    ],
    ...[' ', '\u2009', '\u202F', "'", '’'].map(
      (sign): [string, Parameters<typeof table>[0], string[]] => [
        `has ${JSON.stringify(sign)} between its thousands`,
        [['A', `1${sign}250`], ['B', `2${sign}000`], ['C', '100'], total('All', '50')],
        [`warning K601 "50" "3${sign}350"`],
      ],
    ),
    [
      'is no whole',
      [['A', '80%'], ['B', '30%'], total('All', '100%')],
      ['warning K601 100% "110%"'],
    ],
    [
      'is more than rounding explains',
      [['A', '1.4'], ['B', '1.4'], total('All', '3.0')],
      ['warning K601 "3.0" "2.8"'],
    ],
    [
      'is off by a hundred, all figures being thousands',
      [['A', '6,200'], ['B', '2,400'], total('All', '8,700')],
      ['warning K601 8,700 "8,600"'],
    ],
    [
      'is off by a hundred, in German thousands beside hundreds',
      [['A', '1.200'], ['B', '900'], total('Summe', '2.000')],
      ['warning K601 "2.000" "2.100"'],
    ],
  ])('%s', async (_, rows, expected) => {
    expect(await table(rows)).toEqual(expected);
  });

  test('says what would make it right', async () => {
    const rows = [
      { cells: ['Revenue', '880', '$4'] },
      { cells: ['Hosting', '115', '$9'] },
      { cells: ['Profit', '765', '$6'], total: true },
    ];
    const columns = [{ label: 'Line' }, { label: 'Oct' }, { label: 'Each' }];
    const visual = { kind: 'table', title: 'Table', columns, rows };
    const [found] = await check({ 'pages/page.yaml': pageWith('Page', feature(visual)) });
    expect(found).toMatchObject({
      marked: '"115"',
      hints: [expect.stringContaining('less: true')],
    });
    expect(found?.fix).toBeUndefined();
  });

  test.each<[string, string[][], string[], string[]]>([
    [
      'for each of two slips',
      [
        ['A', '120', '90', '30'],
        ['B', '80', '65', '15'],
        ['All', '202', '155', '54'],
      ],
      ['202', '54'],
      [],
    ],
    [
      'once where a row has changed',
      [
        ['A', '120', '90', '30'],
        ['B', '85', '65', '20'],
        ['All', '200', '155', '45'],
      ],
      ['200'],
      ['`45`', '`50`'],
    ],
    [
      'once where a row is missing',
      [
        ['A', '120', '90', '4'],
        ['B', '80', '65', '9'],
        ['All', '260', '195', '31'],
      ],
      ['260'],
      ['`195`', '`155`', '`31`', '`13`'],
    ],
  ])('says what is wrong %s', async (_, cells, marked, named) => {
    const rows = cells.map((each, index) => ({ cells: each, ...(index === 2 && { total: true }) }));
    const columns = ['Line', 'In', 'Out', 'Left'].map((label) => ({ label }));
    const visual = { kind: 'table', title: 'Table', columns, rows };
    const found = await check({ 'pages/page.yaml': pageWith('Page', feature(visual)) });
    expect(found.map((each) => each.marked)).toEqual(marked.map((each) => `"${each}"`));
    for (const each of named) expect(found[0]?.hints.join(' ')).toContain(each);
  });

  test('says by how much in its own marks', async () => {
    const rows = [['A', '21.400'], ['B', '9.700'], total('Summe', '31.600')].map((row) =>
      Array.isArray(row) ? { cells: row } : row,
    );
    const columns = [{ label: 'Sorte' }, { label: 'Absatz' }];
    const visual = { kind: 'table', title: 'Table', columns, rows };
    const [found] = await check({ 'pages/page.yaml': pageWith('Page', feature(visual)) });
    expect(found?.fix?.text).toBe('"31.100"');
  });

  test('below a total of its own, it is compared with the sum that it is nearest to', async () => {
    const rows = [['A', '10'], ['B', '20'], total('Both', '30'), ['C', '5'], total('All', '36')];
    const visual = {
      kind: 'table',
      title: 'Table',
      columns: [{ label: 'Line' }, { label: 'Count' }],
      rows: rows.map((row) => (Array.isArray(row) ? { cells: row } : row)),
    };
    const [found] = await check({ 'pages/page.yaml': pageWith('Page', feature(visual)) });
    expect(found?.fix?.text).toBe('"35"');
  });

  test('in the rows of an answer', async () => {
    const source = {
      title: 'Rows',
      columns: [{ label: 'A' }, { label: 'B' }],
      rows: [{ cells: ['a', '5'] }, { cells: ['all', '8'], total: true }],
    };
    const visual = { kind: 'answer', question: 'Q?', answer: 'A.', source };
    expect(await reported({ 'pages/page.yaml': pageWith('Page', feature(visual)) })).toEqual([
      'warning K601 "8" "5"',
    ]);
  });
});

test('what is wrong in itself is reported as such, and nothing is computed from it', async () => {
  const columns = [{ label: 'A' }, null, { label: 'C' }];
  const rows = [
    null,
    'x',
    { cells: 7 },
    { cells: ['a', 5, null] },
    { cells: ['b', '9', '9'], total: true },
  ];
  const blocks = [
    feature({ kind: 'table', title: 'T', columns, rows }),
    feature({
      kind: 'bridge',
      title: 'B',
      start: null,
      steps: [null, { change: 'x' }],
      end: { value: 4 },
    }),
    feature({
      kind: 'bars',
      title: 'B',
      figures: [null, { label: 7 }],
      bars: [null, { label: 'a' }],
    }),
    {
      ...exampleOf('cash-flow-forecast'),
      opening: 'x',
      scenarios: { realistic: { months: [null, 7] } },
    },
  ];
  // Each on its own: of many mistakes in one file, each is weighed against all others.
  const pages = blocks.map((block, index) => [
    `pages/p${index}.yaml`,
    pageWith(`Page ${index}`, block),
  ]);
  const found = await check(Object.fromEntries(pages));
  expect(found.length).toBeGreaterThan(4);
  expect(found.filter(({ code }) => !code.startsWith('P'))).toEqual([]);
});

describe('a bridge', () => {
  const bridge = (start: number, changes: number[], value?: number) =>
    reported({
      'pages/page.yaml': pageWith(
        'Page',
        feature({
          kind: 'bridge',
          title: 'Bridge',
          start: { label: 'Plan', value: start },
          steps: changes.map((change, index) => ({ label: `Step ${index}`, change })),
          end: { label: 'Forecast', ...(value !== undefined && { value }) },
        }),
      ),
    });
  test.each<[number, number[], number | undefined, string[]]>([
    [4420, [85, -205], 4300, []],
    [4420, [85, -205], undefined, []],
    [0.1, [0.2], 0.3, []],
    [4420, [85, -205], 4320, ['warning K602 4320 4300']],
    [6.38, [-0.4, -0.36], 5.9, ['warning K602 5.9 5.62']],
  ])('from %d by %j to %d', async (start, changes, end, expected) => {
    expect(await bridge(start, changes, end)).toEqual(expected);
  });
});

test('a balance follows from what was there, what comes in and what goes out', async () => {
  const block = exampleOf('cash-flow-forecast');
  const [january, february, ...rest] = block.scenarios.realistic.months;
  expect(await reported({ 'pages/page.yaml': pageWith('Page', block) })).toEqual([]);
  if (!january || !february) throw new Error('The example has no months.');
  const wrong = structuredClone(block);
  wrong.scenarios.realistic.months = [
    january,
    { ...february, balance: february.balance + 1 },
    ...rest,
  ] as typeof block.scenarios.realistic.months;
  expect(await reported({ 'pages/page.yaml': pageWith('Page', wrong) })).toEqual([
    `warning K603 ${february.balance + 1} ${february.balance}`,
  ]);
});

describe('what is stated twice', () => {
  const plans = (price: string, period = 'per month') => ({
    type: 'pricing-plans',
    plans: [
      { name: 'Starter', price, period, features: ['One'], action: { label: 'Go', href: '/' } },
    ],
  });
  const bars = (value: number, owner = 'Quillmere, sample figures', period = 'FY27') =>
    feature({
      kind: 'bars',
      title: 'Cash',
      owner,
      period,
      figures: [{ label: 'Runway, Nov', value: `${value} mo` }],
      bars: [
        { label: 'Oct', value: 1 },
        { label: 'Nov', value },
      ],
    });
  test('in one list, it is said of two things', async () => {
    const { sources, ...block } = exampleOf('integrations');
    const items = sources?.items.map((item, index) => ({
      ...item,
      figure: { value: index % 2 === 0 ? '40 kg' : '25 kg', label: 'a month' },
    }));
    const page = pageWith('Page', { ...block, sources: { ...sources, items } });
    const found = await reported({ 'pages/page.yaml': page });
    expect(found.filter((each) => each.includes('K604'))).toEqual([]);
  });
  const stats = (value: string, note?: string) => ({
    type: 'stats',
    heading: 'Stats',
    items: [{ value, label: 'companies served' }],
    ...(note && { note }),
  });
  const quotesWith = (value: string) => ({
    type: 'testimonials',
    heading: 'Told',
    quotes: ['Quillmere', 'Lumbrook'].map((company) => ({
      quote: `We are ${company}.`,
      name: 'Ada Finch',
      role: 'Owner',
      company,
      initials: 'AF',
      ...(company === 'Quillmere' && { metrics: [{ value, label: 'companies served' }] }),
    })),
  });
  const three = (first: unknown, second: unknown, third: unknown = second) =>
    check({
      'pages/a.yaml': pageWith('A', first),
      'pages/b.yaml': pageWith('B', second),
      'pages/c.yaml': pageWith('C', third),
    });

  test.each<[string, unknown, unknown]>([
    ['a price', plans('$49'), plans('$49')],
    ['a price for another time', plans('$49'), plans('$490', 'per year')],
    ['figures of one owner', bars(6.38), bars(6.38, 'quillmere, plan')],
    ['figures of two owners', bars(6.38), bars(7, 'Lumbrook')],
    ['a number, rounded and scaled', stats('$2.0M'), stats('$1,980K')],
    ['words that are no numbers', stats('many'), stats('Many')],
    ['a count of an owner in a note', stats('40', 'Quillmere, FY27'), quotesWith('40')],
    ['a count of us and of an owner', stats('500+', 'Sample figures'), quotesWith('40')],
    ['counts of us with other notes', stats('500+', 'Sample figures'), stats('500+', 'In 2026')],
  ])('is the same: %s', async (_, first, second) => {
    expect(await three(first, second)).toEqual([]);
  });

  test.each<[string, unknown, unknown, string[]]>([
    ['a price', plans('$59'), plans('$49'), ['$59 pages/b.yaml']],
    [
      'figures of one owner',
      bars(6.38),
      bars(6.58, 'Quillmere, plan'),
      ['"6.38 mo" pages/b.yaml', '6.38 pages/b.yaml'],
    ],
    ['a count', stats('500+'), stats('600+'), ['500+ pages/b.yaml']],
    [
      'figures of one owner, who is written in two ways',
      bars(6.38, 'Quillmere Inc., plan'),
      bars(6.58, 'QUILLMERE INC'),
      ['"6.38 mo" pages/b.yaml', '6.38 pages/b.yaml'],
    ],
    ['a price and words', plans('$49'), plans('Custom'), ['$49 pages/b.yaml']],
    [
      'a count of an owner in a note',
      stats('50', 'Quillmere, FY27'),
      quotesWith('40'),
      ['"50" pages/b.yaml'],
    ],
    [
      'counts of us with other notes',
      stats('500+', 'Sample figures'),
      stats('600+', 'In 2026'),
      ['500+ pages/b.yaml'],
    ],
  ])('is not the same: %s', async (_, first, second, expected) => {
    const found = await three(first, second);
    expect(found.map(({ code, file, severity }) => [code, file, severity])).toEqual(
      expected.map(() => ['K604', 'pages/a.yaml', 'warning']),
    );
    const seen = found.map(
      ({ marked, hints }) => `${marked} ${hints.join().match(/pages\/\w+\.yaml/)}`,
    );
    expect(seen.sort()).toEqual(
      expected.map((each) => each.replace('"6.38 mo"', '6.38 mo')).sort(),
    );
    expect(found.flatMap(({ others = [] }) => others)).toEqual([]);
  });

  const compared = (price: string, marks = true) => ({
    type: 'comparison-table',
    heading: 'Compare',
    columns: ['Starter', 'Team'],
    included: 'Yes',
    excluded: 'No',
    rows: [{ label: 'Price', values: [price, 'Custom'], ...(marks && { price: true }) }],
  });

  test.each<[string, boolean, string[]]>([
    ['$49 per month', true, []],
    ['$490 per year', true, []],
    ['$49 per month', false, []],
    ['$59 per month', false, ['K604 $59 per month pages/a.yaml']],
    ['$59 per month', true, ['K604 $59 per month pages/a.yaml']],
  ])('a price beside the right one: %s', async (price, marks, expected) => {
    const found = await three(compared(price, marks), plans('$49'));
    expect(found.map(({ code, marked, file }) => `${code} ${marked} ${file}`)).toEqual(expected);
  });

  test('says in which chart a value differs, and charts of other months only share a title', async () => {
    const [, value] = await three(bars(6.38), bars(6.58));
    expect(value?.message).toContain('for `Nov`');
    expect(await three(bars(6.38), bars(6.38, undefined, 'FY28'))).toEqual([]);
  });

  const chart = (...values: number[]) =>
    feature({
      kind: 'bars',
      owner: 'Quillmere',
      period: 'FY27',
      title: 'Cash',
      bars: values.map((value, index) => ({ label: `M${index}`, value })),
    });

  test('a chart with other values has the title of another: the title is marked, and no value offered', async () => {
    const found = await three(chart(1, 2, 3), chart(7, 8, 9));
    expect(found).toMatchObject([{ code: 'K604', file: 'pages/a.yaml', marked: 'Cash' }]);
    expect(found[0]?.fix).toBeUndefined();
    expect(await three(chart(1, 2, 3), chart(1, 2, 4))).toMatchObject([{ fix: { text: '4' } }]);
  });

  test('nothing is offered where the two count other things', async () => {
    const [found] = await three(stats('74.4%'), stats('$6.38M'));
    expect(found).toMatchObject({ code: 'K604', marked: '74.4%' });
    expect(found?.fix).toBeUndefined();
  });
});

describe('a figure', () => {
  test.each<[string, number | undefined, string?]>([
    ['4,316', 4316, ''],
    ['−18', -18, ''],
    ['-18', -18, ''],
    ['+$0.83M', 830_000, '$'],
    ['$198K', 198_000, '$'],
    ['15.5 mo', 15.5, 'mo'],
    ['1.50%', 1.5, '%'],
    ['1.7×', 1.7, '×'],
    ['€ 12', 12, '€'],
    ['500+', 500, '+'],
    ['(300)', -300, ''],
    ['($1,300K)', -1_300_000, '$'],
    ['1 250', 1250, ''],
    ['12 345.5 €', 12345.5, '€'],
    ['12 34', undefined],
    ['(12', undefined],
    ['(−12)', undefined],
    ['13 + 52', undefined],
    ['12,34', undefined],
    ['2026-01', undefined],
    ['Custom', undefined],
    ['', undefined],
  ])('%j is %d', (text, value, unit) => {
    const figure = parseFigure(text, 'en');
    expect(figure?.value).toEqual(value);
    expect(figure?.unit).toEqual(unit);
    if (figure)
      expect(writeLike(figure, figure.value, 'en').replace(/^−/, '-')).toBe(
        text.replace(/^−/, '-'),
      );
  });
});

test('of two figures the one that the texts of the pages repeat is right, wherever it is', async () => {
  const stat = (value: string) => ({
    type: 'stats',
    heading: 'H',
    items: [{ value, label: 'of net burn in November' }],
  });
  const text = { type: 'check-list', heading: 'Why $411K', items: ['$411K was spent.', 'A'] };
  const files = (one: string, other: string) => ({
    'pages/index.yaml': pageWith('Home', stat(one), text),
    'pages/other.yaml': pageWith('Other', stat(other)),
  });
  expect(await reported(files('$414K', '$411K'))).toContain('warning K604 $414K "$411K"');
  expect(await reported(files('$411K', '$414K'))).toContain('warning K604 $414K "$411K"');
});

test('a figure in which something is wrong is not compared with those of other pages', async () => {
  const stat = (item: object) => ({ type: 'stats', heading: 'H', items: [item] });
  const found = await check({
    'pages/index.yaml': pageWith('Home', stat({ value: '60%', label: 'time saved' })),
    'pages/other.yaml': pageWith('Other', stat({ value: '60', unit: '%', label: 'time saved' })),
  });
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(errors).toMatchObject([{ code: 'P104', marked: 'unit' }]);
  expect(found.map(({ code }) => code).sort()).toEqual(['P104', 'R218']);
});

test('of two figures the one that a customer tells, too, is right, and not the home page', async () => {
  const stat = (value: string) => ({
    type: 'stats',
    heading: 'H',
    items: [{ value, label: 'forecast accuracy' }],
  });
  const quotesWith = (value: string) => ({
    type: 'testimonials',
    heading: 'Told',
    quotes: ['Good.', 'Better.'].map((quote, index) => ({
      quote,
      name: `Person ${index}`,
      role: 'Owner',
      company: 'Lumbrook',
      initials: `P${index}`,
      ...(index === 0 && { metrics: [{ value, label: 'forecast accuracy' }] }),
    })),
  });
  const files = (home: string, other: string, customer: string) => ({
    'pages/index.yaml': pageWith('Home', stat(home)),
    'pages/other.yaml': pageWith('Other', stat(other)),
    'pages/told.yaml': pageWith('Told', quotesWith(customer)),
  });
  expect(await reported(files('98%', '95%', '95%'))).toContain('warning K604 98% "95%"');
  expect(await reported(files('98%', '95%', '98%'))).toContain('warning K604 95% "98%"');
  expect(await reported(files('95%', '95%', '98%'))).not.toContain('warning K604 98% "95%"');
});
