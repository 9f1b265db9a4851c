import { expect, test } from 'vitest';
import { type Case, feature, reportedIn } from './rule-under-test.ts';

const table = (...variances: string[]) =>
  feature({
    kind: 'table',
    title: 'Table',
    columns: [{ label: 'Line' }, { label: 'Change', signed: true }],
    rows: variances.map((cell, index) => ({
      cells: [`R${index}`, cell],
      ...(index === variances.length - 1 && { total: true }),
    })),
  });
const variances = (...rows: [string, string, string, string][]) =>
  feature({
    kind: 'table',
    title: 'Table',
    columns: [
      { label: 'Line' },
      { label: 'Plan' },
      { label: 'Actual' },
      { label: 'To plan', signed: true },
    ],
    rows: rows.map((cells, index) => ({
      cells,
      ...(index === rows.length - 1 && { total: true }),
    })),
  });
const quarters = (...rows: string[][]) =>
  feature({
    kind: 'table',
    title: 'Table',
    columns: ['Line', 'Q1', 'Q2', 'Q3', 'Half'].map((label) => ({ label })),
    rows: rows.map((cells, index) => ({
      cells,
      ...(index === rows.length - 1 && { total: true }),
    })),
  });
const matched = (...rows: string[][]) =>
  feature({
    kind: 'table',
    title: 'Table',
    columns: ['Line', 'Rows', 'Matched', 'Left'].map((label) => ({ label })),
    rows: rows.map((cells, index) => ({
      cells: [`R${index}`, ...cells],
      ...(index === rows.length - 1 && { total: true }),
    })),
  });
const amounts = (...cells: string[]) =>
  feature({
    kind: 'table',
    title: 'Table',
    columns: [{ label: 'Line' }, { label: 'Revenue' }],
    rows: cells.map((cell, index) => ({
      cells: [`R${index}`, cell],
      ...(index === cells.length - 1 && { total: true }),
    })),
  });
/** Rows of which no one is a total. */
const changes = (label: string, ...rows: string[][]) =>
  feature({
    kind: 'table',
    title: 'Table',
    columns: ['Line', 'Before', 'After', label].map((each) => ({ label: each })),
    rows: rows.map((cells, index) => ({ cells: [`R${index}`, ...cells] })),
  });
const [cash, burn, runway, staff] = [
  ['$4.30M', '$3.83M', '−$0.47M'],
  ['$200K', '$278K', '+$78K'],
  ['21.5 mo', '13.8 mo', '−7.7 mo'],
  ['36', '58', '+22'],
];
const left = [
  ['18,412', '18,398', '14'],
  ['4,360', '4,357', '3'],
  ['2,148', '2,131', '17'],
];

/** What does not follow: the code, and what is marked; then what is proposed. */
/** Five rows of three numbers, with their sums across and down. */
const sheet = (payroll: string, net: string[] = ['−335', '−45', '−31', '−411']) =>
  quarters(
    ['Collected', '612', '178', '115', '905'],
    ['Payroll', '−512', '−198', '−128', payroll],
    ['Hosting', '−225', '52', '32', '−141'],
    ['Marketing', '−112', '−44', '−28', '−184'],
    ['Other', '−98', '−33', '−22', '−153'],
    ['Net', ...net],
  );

const tableOf = (
  labels: string[],
  ...rows: (string[] | { cells: string[]; total?: true; less?: true })[]
) =>
  feature({
    kind: 'table',
    title: 'Table',
    columns: labels.map((label) => ({ label })),
    rows: rows.map((row) => (Array.isArray(row) ? { cells: row } : row)),
  });

const less = (...cells: string[]) => ({ cells, less: true as const });
const total = (...cells: string[]) => ({ cells, total: true as const });

const titled = (title: string, block: ReturnType<typeof feature>) => ({
  ...block,
  visual: { ...block.visual, title },
});

const netOf = (title: string, end: number) =>
  feature({
    kind: 'bridge',
    title,
    start: { label: 'Before', value: 1.5 },
    steps: [
      { label: 'Rent', change: 2.75 },
      { label: 'Less', change: -0.25 },
    ],
    end: { label: 'After', value: end },
  });

/** Two totals, of which the second goes on from the first. */
const statement = (freight: string, revenue: string) =>
  tableOf(
    ['Line', 'Q1'],
    ['Freight', freight],
    ['Charter', '4.3'],
    total('Revenue', revenue),
    ['Less fuel', '−12.1'],
    total('Result', '25.1'),
  );

const wrong: Case[] = [
  ['K630 Total', tableOf(['Plan', 'Customers'], ['A', '300'], ['B', '200'], ['Total', '510'])],
  [
    'K630 Total paid',
    tableOf(['Plan', 'Customers'], ['A', '300'], ['B', '200'], ['Total paid', '500']),
  ],
  [
    'K630 All risks',
    tableOf(
      ['Risk', 'Effect', 'Expected'],
      ['A', '940', '141'],
      ['B', '133', '33'],
      ['C', '102', '31'],
      ['All risks', '1,175', '205'],
    ),
  ],
  [
    'K630 Cash collected',
    tableOf(
      ['Receipt', 'Cash'],
      ['A', '21,200'],
      ['B', '41,800'],
      ['C', '26,600'],
      ['Cash collected', '89,600'],
      ['Rent', '4,000'],
      total('Both', '93,600'),
    ),
  ],
  ['K601 "+5" "−5"', table('+5', '+14', '+9')],
  ['K601 "37.2"', statement('32.4', '37.2')],
  [
    'K601 "950" "905"',
    variances(['A', '896', '950', '+9'], ['B', '842', '846', '+4'], ['C', '1,738', '1,751', '+13']),
  ],
  [
    'K601 "+19" "+9"',
    variances(
      ['A', '896', '905', '+19'],
      ['B', '842', '846', '+4'],
      ['C', '1,738', '1,751', '+13'],
    ),
  ],
  [
    'K601 "29" "39"',
    quarters(
      ['A', '10', '12', '14', '36'],
      ['B', '11', '27', '13', '41'],
      ['C', '21', '29', '27', '77'],
    ),
  ],
  [
    'K601 "2184" "2148"',
    matched(
      ['412', '398', '14'],
      ['360', '357', '3'],
      ['2148', '2184', '0'],
      ['2920', '2903', '17'],
    ),
  ],
  ['K601 $801 "$800"', amounts('$300', '$500', '$801')],
  ['K601 $4.01 "$4.00"', amounts('$1.50', '$2.50', '$4.01')],
  ['K601 4,01 € "4,00 €"', amounts('1,50 €', '2,50 €', '4,01 €')],
  ['K601 "4.01" "4.00"', titled('Costs, $', amounts('1.50', '2.50', '4.01'))],
  ['K601 "4" "3"', amounts('1', '2', '4')],
  ['K601 9 km "8 km"', amounts('3 km', '5 km', '9 km')],
  ['K601 "412" "411"', amounts('393', '18', '412')],
  ['K601 −837 "−838"', sheet('−837')],
  ['K601 "952" "950"', titled('Cash, $K', amounts('120', '340', '210', '160', '120', '952'))],
  [
    'K619 "22" "23"',
    changes(
      'Open',
      ['412', '398', '14'],
      ['60', '57', '3'],
      ['48', '31', '17'],
      ['612', '589', '22'],
    ),
  ],
  ['K602 4.01 4', netOf('Costs, $', 4.01)],
  // What is taken away makes no average of the result.
  [
    'K601 "607" "670"',
    tableOf(
      ['Line', 'Nov'],
      ['Revenue', '900'],
      less('Hosting', '141'),
      less('Fees', '89'),
      total('Profit', '607'),
    ),
  ],
  ['K601 1,007 "1,070"', amounts('1,007', '148', '106', '1,324')],
  ['K601 "253" "273"', amounts('141', '53', '79', '253')],
  ['K619 +$87K "+$78K"', changes('Change', cash, ['$200K', '$278K', '+$87K'], runway)],
  ['K619 "32" "23"', changes('Open', ...left, ['612', '589', '32'])],
];

/** What an author may well mean. */
const right: Record<string, unknown>[] = [
  tableOf(['Team', 'People'], ['A', '3'], ['B', '4'], ['C', '5'], ['D', '12']),
  tableOf(
    ['Team', 'Cost', 'People'],
    ['A', '1,300', '14'],
    ['B', '2,400', '12'],
    ['C', '1,500', '10'],
    ['D', '5,200', '31'],
  ),
  amounts('20', '40', '$60'),
  amounts('20', '40', '67%'),
  tableOf(['Fact', 'Customers'], ['Paying', '300'], ['New', '40'], ['Total visited', '9,000']),
  tableOf(
    ['Class', 'Ships', 'Capacity of one', 'Capacity', 'Age'],
    ['A', '6', '1,100', '6,600', '9'],
    ['B', '5', '2,800', '14,000', '12'],
    ['C', '3', '4,500', '13,500', '16'],
    total('All', '14', '2,436', '34,100', '11.6'),
  ),
  statement('32.9', '37.2'),
  tableOf(
    ['Role', 'Lowest', 'Median', 'Highest'],
    ['A', '120', '140', '165'],
    ['B', '70', '90', '130'],
    ['C', '95', '115', '120'],
    ['All', '70', '115', '165'],
  ),
  sheet('−838'),
  // Thousands are rounded.
  titled('Cash, $K', sheet('−837')),
  titled('Cash, $K', amounts('120', '340', '210', '160', '120', '951')),
  titled('Cash at hand, $K', sheet('−838', ['−335', '−45', '−31', '−412'])),
  titled('Cash in thousands', sheet('−838', ['−336', '−45', '−30', '−411'])),
  titled('Zahlungen, Tsd. €', sheet('−837', ['−336', '−45', '−30', '−410'])),
  titled('Index of prices', amounts('3', '5', '9')),
  { ...amounts('3', '5', '9'), text: 'All amounts in millions.' },
  amounts('$3K', '$5K', '$9K'),
  amounts('3 Mio. €', '5 Mio. €', '9 Mio. €'),
  amounts('3 points', '5 points', '9 points'),
  amounts('41%', '58%', '100%'),
  amounts('2,300', '2,500', '4,801'),
  amounts('$1.5', '$2.5', '$4.1'),
  amounts('$1.50M', '$2.50M', '$4.01M'),
  amounts('1.50 h', '2.50 h', '4.01 h'),
  titled('Revenue, $M', amounts('1.50', '2.50', '4.01')),
  titled('Revenue, $', amounts('1.50', '2.50', '4.00')),
  netOf('Costs, $M', 4.01),
  netOf('Hours', 4.01),
  netOf('Costs, $', 4),
  variances(['A', '896', '905', '+9'], ['B', '842', '838', '+4'], ['C', '1,738', '1,743', '+13']),
  variances(['A', '89', '95', 'new'], ['B', '84', '88', '+5%'], ['C', '173', '183', '+6%']),
  variances(['A', '1.4', '1.7', '+0.2'], ['B', '1.4', '1.6', '+0.3'], ['C', '2.8', '3.3', '+0.5']),
  quarters(
    ['A', '10', '12', '14', '36'],
    ['B', '11', '17', '13', '41'],
    ['C', '21', '29', '27', '77'],
  ),
  tableOf(
    ['Month', 'Plan', 'Actual'],
    ['A', '153', '153'],
    ['B', '160', '160'],
    ['C', '171', '184'],
  ),
  changes('Change', cash, burn, runway, staff),
  changes('To plan', cash, burn, ['36', '58', '−22'], runway),
  changes('Open', ...left, ['612', '612', '0']),
  changes('Open', ...left.slice(1), ['612', '589', '32']),
  changes('Rank', ['1', '2', '3'], ['2', '3', '5'], ['1', '1', '2'], ['1', '2', '4']),
  changes('Share', ['120', '140', '+17%'], ['80', '60', '−25%'], ['10', '11', '+9%']),
  changes('Next', ['100', '110', '120'], ['200', '210', '220'], ['300', '315', '340']),
];

test.each([
  ['what does not follow', wrong.map(([, block]) => block), wrong.map(([expected]) => expected)],
  ['what follows, or is about something else', right, []],
])('%s', async (_, blocks, expected) => {
  expect(await reportedIn(blocks)).toEqual(expected);
});
