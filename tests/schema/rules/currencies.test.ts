import { expect, test } from 'vitest';
import { plainPage } from '../../content.ts';
import { check } from './rule-under-test.ts';

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
