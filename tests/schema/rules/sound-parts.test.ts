import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { exampleOf, plainPage } from '../../content.ts';
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
async function report(changes: [from: string, to: string][], from = page): Promise<string[]> {
  const text = changes.reduce((all, [from, to]) => {
    expect(all).toContain(from);
    return all.replace(from, to);
  }, from);
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
    'a misspelt name before a number with a comma, in the same braces',
    [['label: Feb, value: 75', 'labl: Feb, value: 7,500']],
    ['P104 labl → label', 'Y023 7,500 → 7500'],
  ],
  [
    'a misspelt name before a text with a colon, in the same braces',
    [['question: How long?, answer: An hour.', 'queston: How long?, answer: An hour: or two.']],
    ['P104 queston → question', 'Y011 An hour: or two. → "An hour: or two."'],
  ],
  [
    'a wrong address below a text in the same block that needs quotes',
    [
      ['heading: The wind by hour', 'heading: @wind by hour'],
      ['(/rest)', '(/Rest)'],
    ],
    ['Y007 @wind by hour → "@wind by hour"', 'R212 /Rest → /rest'],
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
    'a date that does not exist',
    [
      ['heading: Plans', 'heading: Plans of 31 November'],
      ['text: See', 'txt: See'],
    ],
    ['P104 txt → text', 'K659 31 November → 30 November'],
  ],
  [
    'a date that does not exist, below a line that is moved,',
    [['heading: Plans', 'heading: Plans of 31 November'], shifted],
    ['Y014 note: Free. →   ', 'K659 31 November → 30 November'],
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

const november = 'K659 31 November → 30 November';

test.each<[string, [string, string][], string[]]>([
  [
    'beside a misspelt property of its block',
    [
      ['heading: The wind', 'heading: 31 November, the wind'],
      ['text: See', 'txt: See'],
    ],
    [november, 'P104 txt → text'],
  ],
  [
    'above a list with an error',
    [
      ['heading: Plans', 'heading: Plans of 31 November'],
      ['question: How', 'questin: How'],
    ],
    [november, 'P104 questin → question'],
  ],
  [
    'in an item beside a misspelt property',
    [['question: What is it?, answer: Wind.', 'questin: What is it?, answer: From 31 November.']],
    ['P104 questin → question', november],
  ],
  [
    'in an item that lacks a property',
    [['question: What is it?, answer: Wind.', 'answer: From 31 November.']],
    ['P101 answer → question: …, ', november],
  ],
  [
    'in a property of the page beside an unknown one',
    [['description: About', 'author: Ada\ndescription: Since 31 November about']],
    ['P104 author', november],
  ],
  [
    'in a text of several lines',
    [
      [
        'text: See [the rest](/rest).',
        'text: >-\n      See [the rest](/rest).\n      From 31 November.',
      ],
      ['title: Miles', 'titel: Miles'],
    ],
    [november, 'P104 titel → title'],
  ],
])('a date that does not exist is reported %s', async (_, changes, expected) => {
  expect(await report(changes)).toEqual(expected);
});

test.each<[string, [string, string][], string]>([
  ['has another name', [['text: See', 'txt: On 31 November see']], 'P104 txt → text'],
  ['may have lines of another', [['    note: Free.', '    note: |\n    On 31 November.']], 'Y'],
])('a date waits where its own property %s', async (_, changes, expected) => {
  const found = await report(changes);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(expected);
});

const ledger = `title: Ledger
description: What the ledger answers.
blocks:
  - type: hero
    title: Ledger
  - type: ask-ledger
    heading: Ask the ledger
    owner: Quillmere, sample figures
    rows: Rows
    field: { label: Yours, button: Ask, found: "Nearest: {question}", unknown: No answer. }
    questions:
      - question: How far is burn over plan?
        words: burn
        answer: See [the rest](/rest).
        visual:
          kind: bridge
          title: Net burn, $K
          start: { label: Plan, value: 1960 }
          steps:
            - { label: Marketing, change: 59 }
            - { label: Payroll, change: -3 }
          end: { label: Actual, value: 2016 }
      - question: How long do customers take?
        words: days
        answer: Thirty-seven days.
        visual:
          kind: bars
          title: Days
          bars:
            - { label: Jul, value: 41 }
            - { label: Aug, value: 40 }
            - { label: Sep, value: 39 }
`;

const wrongEnd: [string, string] = ['value: 2016', 'value: 2061'];

test.each<[string, [string, string][], string[]]>([
  ['an end of a bridge', [wrongEnd], ['K602 2061 → 2016']],
  [
    'an end of a bridge beside a misspelt kind',
    [wrongEnd, ['kind: bars', 'kind: bras']],
    ['K602 2061 → 2016', 'P103 bras → bars'],
  ],
  [
    'an end of a bridge beside a kind that is not there',
    [wrongEnd, ['          kind: bars\n', '']],
    ['K602 2061 → 2016', 'P106 title → kind: bars\n          '],
  ],
  [
    'an end of a bridge beside a misspelt field of another item',
    [wrongEnd, ['words: days', 'wrds: days']],
    ['K602 2061 → 2016', 'P104 wrds → words'],
  ],
  [
    'a wrong address beside a misspelt field of another item',
    [
      ['(/rest)', '(/Rest)'],
      ['words: days', 'wrds: days'],
    ],
    ['R212 /Rest → /rest', 'P104 wrds → words'],
  ],
  [
    'an address, although the drawing of the item has a mistake',
    [
      ['(/rest)', '(/Rest)'],
      ['title: Net', 'titel: Net'],
    ],
    ['R212 /Rest → /rest', 'P104 titel → title'],
  ],
  [
    'a label that is there twice, beside a mistake in another drawing',
    [
      ['label: Aug', 'label: Jul'],
      ['label: Marketing, change', 'labl: Marketing, change'],
    ],
    ['P104 labl → label', 'K605 Jul'],
  ],
])('%s is reported in a block with an error elsewhere', async (_, changes, expected) => {
  expect(await report(changes, ledger)).toEqual(expected);
});

test.each<[string, [string, string][], string[]]>([
  [
    'an end of a bridge with a mistake in a step',
    [wrongEnd, ['change: 59', 'chnge: 59']],
    ['P104 chnge → change'],
  ],
  [
    'an end of a bridge with a number in words',
    [wrongEnd, ['change: 59', 'change: lots']],
    ['P102 lots'],
  ],
  [
    'a label that is there twice in a list with a mistake',
    [
      ['label: Aug', 'label: Jul'],
      ['label: Sep, value', 'labl: Sep, value'],
    ],
    ['P104 labl → label'],
  ],
  [
    'an end of a bridge in an item of a block whose own field is misspelt',
    [wrongEnd, ['owner:', 'ownr:']],
    ['P104 ownr → owner'],
  ],
])('%s waits until the error is corrected', async (_, changes, expected) => {
  expect(await report(changes, ledger)).toEqual(expected);
});

const long = 'Free for everybody who looks at the wind. '.repeat(20).trim();
const picture = 'visual: { kind: image, file: /wind.png, alt: A windmill in the evening }';

test.each<[string, [string, string][], string[]]>([
  [
    'an address in a text beside a misspelt property',
    [
      ['(#plans)', '(/Rest)'],
      ['note: Free', 'nte: Free'],
    ],
    ['R212 /Rest → /rest', 'P104 nte → note'],
  ],
  [
    'an address of a button beside a misspelt property',
    [['note: Free.', 'nte: Free.\n    action: { label: Go, href: /Rest }']],
    ['P104 nte → note', 'R212 /Rest → /rest'],
  ],
  [
    'an address of a button with a property too many',
    [['note: Free.', 'action: { label: Go, href: /Rest, size: 3 }']],
    ['R212 /Rest → /rest', 'P104 size'],
  ],
  [
    'an address of a button without words',
    [['note: Free.', 'action: { href: /Rest }']],
    ['P101 href → label: …, ', 'R212 /Rest → /rest'],
  ],
  [
    'an address beside a text that is too long',
    [
      ['(#plans)', '(/Rest)'],
      ['note: Free.', `note: ${long}`],
    ],
    ['R212 /Rest → /rest', `P107 ${long}`],
  ],
  [
    'an address in a question beside a misspelt property',
    [['question: What is it?, answer: Wind.', 'questin: What is it?, answer: "See [it](/Rest)."']],
    ['P104 questin → question', 'R212 /Rest → /rest'],
  ],
  [
    'a place in a block with a misspelt property',
    [
      ['(#plans)', '(#planes)'],
      ['note: Free', 'nte: Free'],
    ],
    ['R203 #planes → #plans', 'P104 nte → note'],
  ],
  [
    'a name of a place that is there twice, in a block with a misspelt property',
    [
      ['id: plans', 'id: sources'],
      ['(#plans)', '(/rest)'],
      ['heading: Plans', 'headin: Plans'],
    ],
    ['R207 sources', 'P104 headin → heading'],
  ],
  [
    'a picture beside a misspelt property',
    [['note: Free.', `nte: Free.\n    ${picture}`]],
    ['P104 nte → note', 'R204 /wind.png'],
  ],
  [
    'a draft with an address beside a misspelt property',
    [
      ['title: Wind', 'draft: true\ntitle: Wind'],
      ['(#plans)', '(/Rest)'],
      ['note: Free', 'nte: Free'],
    ],
    ['R212 /Rest → /rest', 'P104 nte → note'],
  ],
])('%s is reported in the group with the error', async (_, changes, expected) => {
  expect(await report(changes)).toEqual(expected);
});

test.each<[string, [string, string][], string[]]>([
  [
    'an address of a button that is no text',
    [['note: Free.', 'action: { label: Go, href: [/Rest] }']],
    ['P102 [/Rest] → /Rest'],
  ],
  [
    'an address under a wrong name',
    [['note: Free.', 'action: { label: Go, url: /Rest }']],
    ['P104 url → href'],
  ],
  [
    'an address in the block with the error',
    [['(#plans)', '(/Rest)'], shifted],
    ['Y014 note: Free. →   '],
  ],
  [
    'a date in a block with an error of the YAML',
    [shifted, ['note: Free.', 'note: Free until 31 November.']],
    ['Y014 note: Free until 31 November. →   '],
  ],
  ['a place whose name is written wrongly', [['id: plans', 'idd: plans']], ['P104 idd → id']],
  ['a place whose name has other signs', [['id: plans', 'id: Plans!']], ['P108 Plans! → plans']],
])('%s waits until the error is corrected', async (_, changes, expected) => {
  expect(await report(changes)).toEqual(expected);
});

test.each<[string, [string, string], string, string[]]>([
  ['elsewhere', ['note: Free.', 'nte: Free.'], '#planes', ['R203 #planes', 'P104 nte']],
  ['of the YAML elsewhere', colon, '#planes', ['R203 #planes', 'Y011 Wind: air.']],
  ['beside its name', ['heading: Plans', 'headin: Plans'], '#plans', ['P104 headin']],
  ['in its name', ['id: plans', 'idd: plans'], '#plans', ['P104 idd']],
  ['in the form of its name', ['id: plans', 'id: Plans!'], '#plans', ['P108 Plans!']],
  ['in its block', ['type: questions', 'type: questons'], '#plans', ['P105 questons']],
  [
    'in the indentation of its name',
    ['    id: plans', '   id: plans'],
    '#plans',
    ['Y014 id: plans'],
  ],
  ['in the colon of its name', ['id: plans', 'id:plans'], '#plans', ['Y012 id:']],
])(
  'a link to a place of another page waits only for an error that may hide it: %s',
  async (_, [from, to], place, expected) => {
    expect(page).toContain(from);
    const found = await check({
      'pages/wind.yaml': page.replace(from, to),
      'pages/rest.yaml': `${plainPage('Rest')}    lead: See [the plans](/wind${place}).\n`,
    });
    const marks = found.map(({ code, marked }) => `${code} ${marked.replace('/wind', '')}`);
    expect(marks).toEqual(expected);
  },
);

test('so does a link with a topic of the form', async () => {
  const topics = { plans: 'We ask about plans.', sums: 'We ask about sums.' };
  const { title: _, ...example } = exampleOf('contact-form');
  const form = stringify([{ ...example, topics, note: 'Soon.' }]).replace(/^(?=.)/gm, '  ');
  const linked = (topic: string, error: string) =>
    check({
      'pages/form.yaml': `${plainPage('Form')}    ${error}\n${form}`,
      'pages/rest.yaml': `${plainPage('Rest')}    lead: See [the plans](/form?about=${topic}).\n`,
    });
  expect((await linked('plns', 'nte: Free')).map(({ code }) => code)).toEqual(['P104', 'R227']);
  expect((await linked('plans', 'nte: Free')).map(({ code }) => code)).toEqual(['P104']);
});

test.each<[string, string, string, string[]]>([
  [
    'is checked beside a certain repair',
    'tagline: It',
    'tagline: Yes: it',
    ['Y011 Yes: it', 'R201 /jobs'],
  ],
  ['waits for one that may be another', 'tagline: It', 'tagline: *It* is', ['Y007 *It* is']],
  ['waits within its own setting', 'links:\n', 'links\n', ['Y013 links']],
])('a link of site.yaml %s', async (_, from, to, expected) => {
  const settings = `brand:
  name: Wren
  tagline: It
seo:
  origin: https://www.wren.example
footer:
  groups:
    - label: Company
      links:
        - { label: Wind, href: /wind }
        - { label: Terms, href: /terms }
        - { label: Jobs, href: /jobs }
planned: [/terms]
`;
  expect(settings.split(from)).toHaveLength(2);
  const found = await check({
    'site.yaml': settings.replace(from, to),
    'pages/wind.yaml': page,
    'pages/rest.yaml': plainPage('Rest'),
  });
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, marked }) => `${code} ${marked}`)).toEqual(expected);
});
