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

const checks = (heading: string, ...items: string[]) => [{ type: 'check-list', heading, items }];

test.each<[string, object[], string[]]>([
  ['one more', checks('Two tools', 'A 1', 'B 2', 'C 3'), ['K654 Two Three']],
  ['another thing', checks('Two currencies', 'A 1', 'B 2', 'C 3'), []],
  ['what has a total', checks('Two tools', 'A 1', 'B 2', 'Together 3'), []],
])('a heading counts %s', async (_, blocks, expected) => {
  expect(await reportedIn(blocks)).toEqual(expected);
});

const terms = (text: string, numbered = true) => ({
  type: 'legal',
  contents: 'Contents',
  ...(numbered && { numbered }),
  sections: [
    { id: 'license', title: 'License', text: [text] },
    { id: 'limits', title: 'Limits', text: ['No resale.'] },
    { id: 'end', title: 'End', text: ['At any time.'] },
  ],
});
const rows = (...links: [label: string, href: string][]) => ({
  type: 'decision-table',
  heading: 'H',
  title: 'T',
  choose: 'C',
  cases: ['A', 'B'].map((label) => ({ label, text: `T ${label}` })),
  rows: links.map(([label, href]) => ({ label, href, values: ['yes', 'no'] })),
  included: 'Yes',
  excluded: 'No',
});

test.each<[string, object[], string[]]>([
  ['as [section 3](#limits) says', [terms('As [section 3](#limits) says.')], ['K652 3 2']],
  ['in German', [terms('Siehe [Abschnitt 1](#end).')], ['K652 1 3']],
  ['with a space that does not break', [terms('See [section\u00a03](#limits).')], ['K652 3 2']],
  [
    'of a row',
    [terms('T'), rows(['2. End', '#end'], ['3. More', '#limits'])],
    ['K652 2 3', 'K652 3 2'],
  ],
  [
    'of another address',
    [terms('T'), rows(['2. Limits', '#end'], ['3. End', '#end'])],
    ['K652 "#end" "#limits"'],
  ],
  ['of none', [terms('Section 4 says so.')], ['K652 4']],
  ['of all', [terms('All two sections apply.')], ['K654 two three']],
  [
    'that is right',
    [
      terms('See [section 2](#limits), in three sections.'),
      rows(['3. End', '#end'], ['More', '#limits']),
    ],
    [],
  ],
  ['of some', [terms('In two sections we say “you”. Two sections go on.')], []],
  ['of a law', [terms('Section 5 of the Act, [Article 4](#limits), section 230, section 1.4')], []],
  ['where nothing is numbered', [terms('See [section 3](#limits), section 4.', false)], []],
])('the number of a section: %s', async (_, blocks, expected) => {
  expect((await reportedIn(blocks)).toSorted()).toEqual(expected.toSorted());
});
