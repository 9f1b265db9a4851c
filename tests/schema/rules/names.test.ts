import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { plainPage } from '../../content.ts';
import { check } from './rule-under-test.ts';

const reported = async (...blocks: object[]): Promise<string[]> => {
  const page = `${plainPage()}${stringify(blocks).replace(/^(?=.)/gm, '  ')}`;
  const found = await check({ 'pages/page.yaml': page });
  return found.map(({ code, marked, fix }) => `${code} ${marked} ${fix?.text}`);
};
const drawn = (owner: string, text = 'T') => ({
  type: 'feature',
  heading: 'H',
  text,
  visual: { kind: 'ranking', owner, title: 'Cash', rows: [1, 2].map(rowOf) },
});
const rowOf = (value: number) => ({ label: `R${value}`, value });
const quoted = (...names: string[]) => ({
  type: 'testimonials',
  heading: 'H',
  quotes: names.map((name) => ({
    quote: `Said by ${name}.`,
    name,
    role: 'R',
    company: 'Farrowick',
    initials: 'A',
  })),
});

test.each<[string, object[], string[]]>([
  [
    'a letter missing',
    [drawn('Quillmere, FY27', 'Quillmere grows.'), drawn('Quilmere')],
    ['K663 Quilmere Quillmere'],
  ],
  [
    'a letter twice',
    [drawn('Quillmere', 'Of Quillmere, as Quillmerre says.')],
    ['K663 Quillmerre Quillmere'],
  ],
  [
    'two swapped',
    [quoted('A', 'B'), drawn('X', 'At Farrowcik, cash is short.')],
    ['K663 Farrowcik Farrowick'],
  ],
  [
    'another letter of a long name',
    [quoted('A', 'B'), drawn('X', 'Farrowack pays.')],
    ['K663 Farrowack Farrowick'],
  ],
  ['another end', [drawn('Starter plan', 'Starter, Started, Starters')], []],
  ['another letter of a short name', [drawn('Foreman', 'Foreman and Foremen')], []],
  ['two people', [quoted('Marian Holt', 'Marina Holt'), drawn('X', 'Marian')], []],
  ['a word', [drawn('Contract', 'Contract. Contact us, or contact them.')], []],
  ['a name that stands once', [drawn('Quillmere', 'Quilmere')], []],
  ['a plural in German', [drawn('Garten Holm', 'Garten, Gärten')], []],
])('a name with %s', async (_, blocks, expected) => {
  expect(await reported(...blocks)).toEqual(expected);
});
