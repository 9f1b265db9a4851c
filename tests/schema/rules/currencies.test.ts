import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { plainPage } from '../../content.ts';
import { check, reportedIn } from './rule-under-test.ts';

const usual = ['$12K, $14K and $18K', '$96K of computing, $29K of storage'];

const reported = async (lines: readonly string[]): Promise<string[]> => {
  const block = [
    '  - type: feature',
    '    heading: A heading',
    '    visual:',
    '      kind: table',
    '      title: Spending',
    '      columns: [{ label: Line }, { label: Oct }, { label: Nov }]',
    '      rows:',
    ...lines.map((line) => `        - ${line}`),
    '  - type: check-list',
    '    heading: Another heading',
    '    items:',
    ...usual.map((text) => `      - ${text}`),
  ];
  const found = await check({ 'pages/page.yaml': `${plainPage()}${block.join('\n')}\n` });
  return found.map(({ code, marked, fix }) => `${code} ${marked} ${fix?.text}`);
};

test.each([
  ['{ cells: [Burn, $398K, €402K] }', '€402K $402K'],
  ['{ cells: [Burn, 398 $, 402 €] }', '402 € 402 $'],
  ['{ cells: [Storage, "of €29K a month", "–"] }', '€29K $29K'],
  ['{ cells: [Storage, "905", "€905K is more"] }', '€905K $905K'],
])('%s', async (row, expected) => {
  expect(await reported([row])).toEqual([`K662 ${expected}`]);
});

test('what a drawing counts in says more', async () => {
  const drawing = `  - type: hero
    title: Cash
    visual:
      kind: bars
      title: Cash, $K
      prefix: $
      suffix: K
      bars: [{ label: Oct, value: 402 }, { label: Nov, value: 398 }, { label: Dec, value: 390 }]
      target: { label: Minimum €300K, value: 300 }
  - type: check-list
    heading: Spending
    items: ["$300K", "$12K and $14K", "$16K and $18K"]
`;
  const page = plainPage().replace(/ {2}- type: [\s\S]*$/, '') + drawing;
  const found = await check({ 'pages/page.yaml': page });
  expect(found.map(({ code }) => code)).toEqual(['K657']);
});

test.each([
  ['{ cells: [Burn, $398K, $402K] }'],
  ['{ cells: [Offices, "–", "€402K of grants"] }'],
  ['{ cells: [Offices, "–", "$402K and €45K of grants"] }'],
  ['{ cells: [Offices, $29K, "€26K at the rate of today"] }'],
  ['{ cells: [Offices, "$29K (€29K)", "–"] }'],
  ['{ cells: [Offices, €12K, €14K] }'],
  ['{ cells: [Offices, $12K, "–"] } # not €12K'],
])('no other currency by mistake: %s', async (row) => {
  expect(await reported([row])).toEqual([]);
});

const card = (actual: number[], start: string, end: string) => ({
  type: 'card-grid',
  heading: 'Cash',
  lead: 'From $6.20M to $4.10M in the year before.',
  cards: [{ title: 'A', text: 'T', sparkline: { actual, start, end } }],
});

test.each([
  ['K657 $6.38K $6.38M', card([6.38, 5, 4.3], 'Jul: $6.38K', 'Jun: $4.30M')],
  ['K657 €4.30M $4.30M', card([6.38, 5, 4.3], 'Jul: $6.38M', 'Jun: €4.30M')],
])('the ends of values count in one unit: %s', async (expected, block) => {
  expect(await reportedIn([block])).toEqual([expected]);
});

test('ends in one unit, or in one that is scaled', async () => {
  const blocks = [
    card([0.95, 1.1, 1.2], 'Jul: $950K', 'Jun: $1.2M'),
    card([950, 1100, 1200], 'Jul: $950K', 'Jun: $1.2M'),
    card([0, 15, 56], 'Jul: $0', 'Nov: $56K'),
    card([9, 6, 4], 'Jul: 9 days', 'Nov: 4 days'),
  ];
  for (const block of blocks) expect(await reportedIn([block])).toEqual([]);
});

const texts = (...items: string[]) => ({ type: 'check-list', heading: 'H', items });

test.each<[string, string[], string[]]>([
  [
    'in another scale',
    ['Cash is $6.38M', 'Cash of $6.38K', 'Burn of $4.10M'],
    ['K662 $6.38K $6.38M'],
  ],
  [
    'of few digits that stand twice',
    ['Headroom of $1.5M', 'Less headroom: $1.5K', 'Then $1.5M'],
    ['K662 $1.5K $1.5M'],
  ],
  ['of few digits', ['Headroom of $1.5M', 'Less headroom: $1.5K', 'Then $9.5M'], []],
  ['of other things', ['Cash is $6.38M', 'A seat is $6.38K', 'Burn of $4.10M'], []],
  ['of one line', ['Cash grew from $6.38K to $6.38M', 'Burn of $4.10M'], []],
  ['as often', ['Cash is $6.38M', 'Cash of $6.38K'], []],
  ['rounded', ['Cash is $6.38M', 'Cash of $6,384K', 'Burn of $4.10M'], []],
])('an amount %s', async (_, items, expected) => {
  const page = `${plainPage()}${stringify([texts(...items)]).replace(/^(?=.)/gm, '  ')}`;
  const found = await check({ 'pages/page.yaml': page });
  expect(found.map(({ code, marked, fix }) => `${code} ${marked} ${fix?.text}`)).toEqual(expected);
});
