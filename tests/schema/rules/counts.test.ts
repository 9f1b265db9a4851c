import { expect, test } from 'vitest';
import { reportedIn } from './rule-under-test.ts';

const reading = (lead: string, ...metas: string[]) => ({
  type: 'card-grid',
  heading: 'H',
  lead,
  cards: metas.map((meta, index) => ({ title: `C${index}`, text: 'T', meta })),
});

test.each<[string, string[], string[]]>([
  ['25 minutes in all', ['5 min read', '8 min read', '12 min read'], []],
  ['25 minutes in all', ['5 min read', '8 min read', 'A video'], []],
  ['It takes 20 minutes.', ['5 min', '8 min', '12 min'], []],
  ['2 hours in all', ['5 min', '8 min', '12 min'], []],
  ['25 minutes in all', ['5 min', '8 min', '12 hours'], []],
  ['25 minutes in all', ['5 min read', '18 min read', '12 min read'], ['K652 25']],
  ['25\u00a0minutes in all', ['5 min', '9 min', '13 min'], ['K652 25 27']],
  ['Twenty minutes altogether.', ['5 min', '6 min', '13 min'], ['K652 Twenty 24']],
])('%s: %j', async (lead, metas, expected) => {
  expect(await reportedIn([reading(lead, ...metas)])).toEqual(expected);
});

const table = (text: string, title = 'Effect on cash', heading = 'H') => ({
  type: 'feature',
  heading,
  text,
  visual: {
    kind: 'table',
    title,
    columns: [{ label: 'Risk' }, { label: 'Effect' }],
    rows: [
      { cells: ['Late payers', '141'] },
      { cells: ['Slower sales', '33'] },
      { cells: ['Churn', '25'] },
      { cells: ['Together', '199'], total: true },
    ],
  },
});
const features = (text: string) => [
  {
    type: 'card-grid',
    heading: 'Three features on one model',
    cards: ['A', 'B', 'C'].map((title) => ({ title, text: `The card ${title}` })),
  },
  { type: 'call-to-action', heading: 'H', text, action: { label: 'Start', href: '/' } },
];

test.each<[string, object[], string[]]>([
  ['of rows', [table('Quillmere’s four risks come to $199K.')], ['K654 four three']],
  ['of all rows', [table('All 4 main risks are priced.')], ['K654 4 3']],
  ['of rows in a title', [table('T', 'Four risks for cash')], ['K654 Four Three']],
  ['of rows in a heading', [table('T', 'Cash', 'Two risks for cash')], ['K654 Two Three']],
  ['of some rows', [table('Two risks are new, the first risk is old.')], []],
  ['of rows that are there', [table('The three risks', 'Three risks', 'Three risks')], []],
  ['of other risks', [table('The thirty risks that others have')], []],
  [
    'of all cards',
    features('Connect one ledger, and all four features start.'),
    ['K654 four three'],
  ],
  ['of cards that are there', features('All three features start.'), []],
  ['of some cards', features('Try two features for free.'), []],
])('a number %s', async (_, blocks, expected) => {
  expect(await reportedIn(blocks)).toEqual(expected);
});
