import { expect, test } from 'vitest';
import { plainPage } from '../../content.ts';
import { check } from './rule-under-test.ts';

const page = `title: Wind
description: About the wind.
blocks:
  - type: hero
    title: Wind
    lead: Read [the plans](#plans).
    note: Free.
  - type: feature
    id: sources
    heading: The wind by hour
    text: See [the rest](/rest).
    visual:
      kind: bars
      title: Miles
      bars:
        - { label: Jan, value: 12 }
        - { label: Feb, value: 75 }
  - type: questions
    id: plans
    heading: Plans
    items:
      - { question: What is it?, answer: Wind. }
      - { question: How long?, answer: An hour. }
`;

/** Returns codes, what they mark, and their fixes. `changes` are made to the page. */
async function report(changes: [from: string, to: string][]): Promise<string[]> {
  const text = changes.reduce((all, [from, to]) => {
    expect(all).toContain(from);
    return all.replace(from, to);
  }, page);
  const found = await check({ 'pages/wind.yaml': text, 'pages/rest.yaml': plainPage('Rest') });
  return found.map(({ code, marked, fix }) => `${code} ${marked}${fix ? ` → ${fix.text}` : ''}`);
}

const colon: [string, string] = ['answer: Wind.', 'answer: Wind: air.'];
const colonFixed = 'Y011 Wind: air. → "Wind: air."';
const shifted: [string, string] = ['    note: Free.', '  note: Free.'];

test('the page is valid', async () => {
  expect(await report([])).toEqual([]);
});

test.each<[string, [string, string][], string[]]>([
  [
    'a wrong address above an error of the YAML',
    [['(/rest)', '(/Rest)'], colon],
    ['R212 /Rest → /rest', colonFixed],
  ],
  [
    'a wrong address below a line that is moved',
    [shifted, ['(/rest)', '(/Rest)']],
    ['Y014 note: Free. →   ', 'R212 /Rest → /rest'],
  ],
  [
    'a label that is there twice, which is a warning',
    [['label: Feb', 'label: Jan'], colon],
    ['K605 Jan', colonFixed],
  ],
  [
    'a picture that is not there, in a property of the page',
    [['blocks:\n', 'og: { image: /og.png }\nblocks:\n'], colon],
    ['R204 /og.png', colonFixed],
  ],
  [
    'a place that no block gives a name to',
    [['(#plans)', '(#planes)'], colon],
    ['R203 #planes → #plans', colonFixed],
  ],
  [
    'a place that no block gives a name to, with an error of the schema',
    [
      ['(#plans)', '(#planes)'],
      ['heading: Plans', 'headin: Plans'],
    ],
    ['R203 #planes → #plans', 'P104 headin → heading'],
  ],
])(
  '%s is reported although another part of the page has an error',
  async (_, changes, expected) => {
    expect(await report(changes)).toEqual(expected);
  },
);

test.each<[string, [string, string][], string[]]>([
  [
    'an address in the block with the error',
    [['(#plans)', '(/Rest)'], shifted],
    ['Y014 note: Free. →   '],
  ],
  ['a place whose name is written wrongly', [['id: plans', 'idd: plans']], ['P104 idd → id']],
  ['a place whose name has other signs', [['id: plans', 'id: Plans!']], ['P108 Plans! → plans']],
])('%s waits until the error is corrected', async (_, changes, expected) => {
  expect(await report(changes)).toEqual(expected);
});
