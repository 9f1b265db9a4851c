import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyFixes } from '../../../schema/edits/apply-fixes.ts';
import { parseYaml } from '../../../schema/syntax/parse-yaml.ts';
import { exampleOf } from '../../content.ts';
import { applyFix, diagnose, readSettings } from '../../diagnose.ts';
import { exampleBlocks, pageWith } from '../examples.ts';

const base = readFileSync(join(import.meta.dirname, 'page.yaml'), 'utf8');

const repeated = [
  '    heading: Plans\n',
  '    heading: Plans\n    heading: Our plans\n',
  'Our plans',
];
const openQuote = ['question: What happens', 'question: "What happens', '"What'];
const colonInBraces = ['label: How it works,', 'label: How: it works,', 'How: it'];
const colon = ['answer: Whenever you', 'answer: Whenever: you', 'Whenever: you'];
const misspelt = ['    side: left', '    sied: left', 'sied'];
const brace = ['title: Monthly price', 'title: {Monthly} price', '{Monthly}'];

/** What is in the page, what an author writes instead, and words of the line where it must be found. */
test.each([
  ['a name that appears twice, and signs below it', [repeated, openQuote, colon]],
  [
    'a name that appears twice, and a sign right below',
    [repeated, ['    plans:', '    plans', '    plans']],
  ],
  [
    'a quote that does not close, and a missing dash',
    [openQuote, ['- question: May', '  question: May', 'May']],
  ],
  ['a quote that does not close, and a wrong name', [misspelt, openQuote]],
  [
    'a word before a colon that is a name elsewhere, twice',
    [
      ['title: Monthly price per user', 'title: The month end: price', 'month end: price'],
      ['heading: Questions about', 'heading: The week end: about', 'week end: about'],
    ],
  ],
  [
    'the first line of a group too far left, and a sign below it',
    [['      label: Get started', '    label: Get started', 'Get started'], colon],
  ],
  [
    'two spaces that are missing in one group',
    [
      ['      label: Get started', '      label:Get started', 'label:Get'],
      ['    note: No card', '    note:No card', 'note:No'],
    ],
  ],
  [
    'a text that begins with !, and another with %',
    [
      ['heading: Plans', 'heading: !Plans', '!Plans'],
      ['price: $149', 'price: %149', '%149'],
    ],
  ],
  [
    'signs above and below a line that is a space too far right',
    [
      ['title: Pricing', 'title: Pricing: all', 'Pricing: all'],
      ['    link: {', '     link: {', 'link: {'],
      openQuote,
    ],
  ],
  [
    'a dash without its space, and a quote that does not close below it',
    [
      ['      - question: What', '      -question: What', '-question'],
      ['        answer: You choose.', '        answer: "You choose.', '"You'],
    ],
  ],
  [
    'a bracket that does not close, and tabs below it',
    [
      ['[Ten users, Chat]', '[Ten users, Chat', '[Ten users'],
      [
        '        action:\n          label: Start now',
        '\t\t\t\taction:\n          label: Start now',
        'action',
      ],
    ],
  ],
  [
    'a line two spaces too far right, and signs that are not the first to fail',
    [
      ['    lead: One price', '      lead: One price', 'lead: One'],
      ['value: 1200 }', 'value: 1,200 }', '1,200'],
      ['answer: You choose.', "answer: 'It's you.' # Who else?", "'It's"],
    ],
  ],
  [
    'a line too far left, and a name that appears twice in its block',
    [
      [
        '    heading: Questions about prices',
        '  heading: Questions about prices',
        'heading: Questions',
      ],
      [
        '        answer: You choose.\n',
        '        answer: You choose.\n        answer: We ask.\n',
        'We ask',
      ],
    ],
  ],
  [
    'a quote that does not close, and a missing dash below it',
    [
      ['        answer: You choose.', '        answer: "You choose.', '"You'],
      ['      - question: May', '        question: May', 'question: May'],
    ],
  ],
  [
    'a text beside the name above it instead of further in, and a sign elsewhere',
    [['heading: Questions about', 'heading:\n    Questions about', 'Questions about'], colon],
  ],
  [
    'a line and a group a space too far left in one block',
    [
      ['    lead: One price', '   lead: One price', 'lead: One'],
      ['      label: Get', '     label: Get', 'label: Get'],
    ],
  ],
  [
    'two properties too far left in two items of a list',
    [
      ['        price: $49', '      price: $49', 'price: $49'],
      ['        features: [', '      features: [', 'features: ['],
    ],
  ],
  [
    'a property too far right, and one too far left in the next item',
    [
      ['        description: For', '         description: For', 'description: For'],
      ['        price: $149', '       price: $149', 'price: $149'],
    ],
  ],
  [
    'a colon that is missing above a line a space too far left',
    [
      ['    title: Simple', '    title Simple', 'title Simple'],
      ['    lead: One price', '   lead: One price', 'lead: One'],
    ],
  ],
  [
    'the name of a group two spaces too far right, and its first line too far left',
    [
      [
        '    lead: One price for each team.\n    action:',
        '    lead: One price for each team.\n      action:',
        'action:',
      ],
      ['      label: Get', '     label: Get', 'label: Get'],
    ],
  ],
  [
    'another name for the blocks, and one that is misspelt in a block',
    [['blocks:', 'content:', 'content:'], misspelt],
  ],
  [
    'a sign before each text of a list',
    [
      ['- One price', '- *One* price', '*One*'],
      ['- Ten users\n', '- "Ten" users\n', '"Ten"'],
      ['- No surprises', '- *No* surprises', '*No*'],
    ],
  ],
  [
    'a space less before the heading of a block, and two less before another property',
    [
      ['    heading: Ten users', '   heading: Ten users', 'heading: Ten'],
      ['    link: { label', '  link: { label', 'link: {'],
    ],
  ],
  [
    'a quote that does not close above a line a space too far left',
    [openQuote, ['        answer: You', '       answer: You', 'answer: You']],
  ],
  [
    'a missing colon below a line a space too far left, and a misspelt name in their block',
    [
      ['    heading: Ten users', '   heading: Ten users', 'heading: Ten'],
      ['    text: From', '    text = From', 'text = From'],
      misspelt,
    ],
  ],
  ['a line too far left under a misspelt name', [['    lead: One', '  laed: One', 'laed']]],
  ['a line too far right under a misspelt name', [['    note: No', '     ntoe: No', 'ntoe']]],
  ['signs in three places', [colonInBraces, brace, colon]],
  ['signs in two places, and a wrong name', [colonInBraces, misspelt, colon]],
])('%s: each is reported once', async (_, mistakes) => {
  const text = mistakes.reduce((all, [from = '', wrong = '']) => {
    expect(all.split(from).length, `${from} is in the page once`).toBe(2);
    return all.replace(from, wrong);
  }, base);
  const lines = text.split('\n');
  const found = await diagnose(text);
  const messages = found.map(({ message }) => message).join('\n');
  const places = found.map(({ range }) => lines[range.start.line - 1]);
  expect(places.length, messages).toBe(mistakes.length);
  for (const [, , words = ''] of mistakes)
    expect(places.filter((line) => line?.includes(words)).length, `${words}\n${messages}`).toBe(1);
});

test('a block without its first line below one of an unknown type begins a block', async () => {
  const text = base
    .replace('- type: feature', '- type: featuer')
    .replace(/ {2}# The plans.*\n {2}- type: pricing-plans\n/, '');
  const found = await diagnose(text);
  expect(found.map(({ code }) => code).sort()).toEqual(['P105', 'P106']);
  const cut = found.find(({ code }) => code === 'P106');
  expect(cut?.hints.join(' ')).toContain('- type: pricing-plans');
});

test('a setting below a block of an unknown type is not moved into that, where nothing is checked', async () => {
  const text =
    'title: Page\ndescription: A page.\nblocks:\n  - type: page-header\n    title: Page\n  - type: text\n    content: More soon\nredirects:\n  /plans: /pricing\n';
  const found = await diagnose(text);
  expect(found.map(({ code, range }) => [code, range.start.line]).sort()).toEqual([
    ['P104', 8],
    ['P105', 6],
  ]);
});

test('a word before a colon in an item is no property that nothing beside the list may be, and the line below is apart', async () => {
  const text =
    'title: Page\ndescription: A page.\nblocks:\n  - type: page-header\n    title: Page\n  - type: check-list\n    heading: What you get\n    items:\n      - Who pays late: named\n      - "Quoted" balances\n';
  const found = await diagnose(text);
  expect(found.map(({ range }) => range.start.line)).toEqual([9, 10]);
  const fixed = applyFixes(
    text,
    found.flatMap(({ fix }) => (fix?.certain ? fix : [])),
  ).text;
  expect(parse(fixed).blocks[1].items).toEqual(['Who pays late: named', '"Quoted" balances']);
});

/** A page of more than 800 lines: the blocks of several pages. */
const long = (() => {
  const folder = join(import.meta.dirname, '..', '..', 'site', 'pages');
  const files = [
    'drawings.yaml',
    'index.yaml',
    ...globSync('views/*.yaml', { cwd: folder }).sort(),
  ];
  const blocks = files.map(
    (file) => readFileSync(join(folder, file), 'utf8').split(/^blocks:\n/m)[1] ?? '',
  );
  return `title: Page\ndescription: A page.\nblocks:\n${blocks.join('')}`;
})();

const left = (words: string): [from: string, wrong: string] => [`  ${words}\n`, `${words}\n`];

test.each<[string, [from: string, wrong: string, right?: string][]]>([
  [
    'texts that begin with a sign',
    [
      ['text: With a target and a remark.', 'text: @Wind.', 'text: "@Wind."'],
      ['note: Invented quotes.', 'note: {Invented} quotes.', 'note: "{Invented} quotes."'],
    ],
  ],
  [
    'a dash that is missing, and a text in two kinds of quotes',
    [
      ['      - label: W3', '        label: W3'],
      ['answer: Until **nine o’clock**.', "answer: 'It's nine.'", 'answer: "It\'s nine."'],
    ],
  ],
  [
    'two texts of one block',
    [
      ['answer: The wind **fell by two**.', 'answer: "The wind fell.', 'answer: "The wind fell."'],
      ['answer: You fly **one hour less**.', "answer: 'Tis less.", 'answer: "\'Tis less."'],
    ],
  ],
  ['lines too far left', [left('words: record most'), left('suffix: M')]],
  [
    'a text that begins with a sign, and a line too far left',
    [
      left('title: Wind by hour'),
      ['answer: Until **nine o’clock**.', 'answer: **Nine** is.', 'answer: "**Nine** is."'],
    ],
  ],
  [
    'a line too far left, and a wrong name at the top of the file',
    [left('title: Wind by hour'), ['description: A page', 'summary: A page']],
  ],
])('%s, far apart in a long page: each is reported once, with its certain fix', async (_, all) => {
  let [text, meant] = [long, long];
  for (const [from, wrong, right = from] of all) {
    expect(long).toContain(from);
    text = text.replace(from, wrong);
    meant = meant.replace(from, right);
  }
  const found = await diagnose(text);
  expect(found.length, found.map(({ message }) => message).join('\n')).toBe(all.length);
  const fixes = found.flatMap(({ fix }) => (fix?.certain ? [fix] : []));
  expect(parseYaml(applyFixes(text, fixes).text).value).toEqual(parseYaml(meant).value);
});

test('a text in braces that a comma and a colon divide is a mistake of its own in each item', async () => {
  const found = await diagnose(
    write(base, [
      [
        '- question: What happens then?\n        answer: You choose.',
        '- { question: What happens, then what: more, answer: You choose. }',
      ],
      [
        '- question: May we change?\n        answer: Whenever you like.',
        '- { question: May we change, then what: more, answer: So. }',
      ],
    ]),
  );
  expect(found.map(({ fix, range }) => [range.start.line, fix?.text])).toEqual([
    [53, '"What happens, then what: more"'],
    [54, '"May we change, then what: more"'],
  ]);
});

test('a file whose lines have lost their spaces is one mistake', async () => {
  const found = await diagnose(base.replace(/^ +/gm, ''));
  expect(found.map(({ code, fix }) => [code, fix?.certain])).toEqual([['Y014', undefined]]);
});

test('an equal sign before a quote that does not close: one fix corrects both', async () => {
  const damaged = base.replace('heading: Plans', 'heading = "Plans');
  const [found, ...others] = await diagnose(damaged);
  expect(others).toEqual([]);
  expect(applyFix(damaged, found)).toBe(base.replace('heading: Plans', 'heading: "Plans"'));
});

/** Applies the certain fixes of a page until none is left, as `--fix` does. */
async function fixed(text: string): Promise<string> {
  const fixes = (await diagnose(text)).flatMap(({ fix }) => (fix?.certain ? [fix] : []));
  const { text: next } = applyFixes(text, fixes);
  return next === text ? text : fixed(next);
}

/** What is in the page, what an author writes instead, and what they meant. */
type Slip = readonly [from: string, wrong: string, right?: string];

const write = (text: string, slips: readonly Slip[], isMeant = false): string =>
  slips.reduce((all, [from, wrong, right = from]) => {
    expect(all.split(from).length, `${from} is in the page once`).toBe(2);
    return all.replace(from, () => (isMeant ? right : wrong));
  }, text);

test.each<Slip[]>([
  [['answer: You choose.', 'reply: @ida', 'answer: "@ida"']],
  [['heading: Plans', 'title: What: a team pays', 'heading: "What: a team pays"']],
  [['- One price', '-Claims: by doctor', '- "Claims: by doctor"']],
  [
    ['value: 1200 }', 'value: 12,5 }', 'value: 12.5 }'],
    ['value: 75, forecast', 'value: 13,5, forecast', 'value: 13.5, forecast'],
    [
      '- label: Mar\n          value: 50',
      '- { label: Mar, value: 14,5 }',
      '- { label: Mar, value: 14.5 }',
    ],
  ],
  [
    [
      '- question: What happens then?\n        answer: You choose.',
      '- { question: What then, and when?, answer: You choose. }',
      '- { question: "What then, and when?", answer: You choose. }',
    ],
    [
      '- question: May we change?\n        answer: Whenever you like.',
      '- { question: Who may, and when?, answer: Whenever you like. }',
      '- { question: "Who may, and when?", answer: Whenever you like. }',
    ],
  ],
  [
    [
      'link: { label: How it works, href: /pricing }',
      'cta: { label: How it works href: /pricing }',
      'link: { label: How it works, href: /pricing }',
    ],
  ],
  [
    ['  - type: hero', '- type: hero'],
    ['    lead: One price', '    text: One price'],
    ['      label: Get started', '      label: Get: started', '      label: "Get: started"'],
    ['    note: No card', '    -note: No card'],
    ['    heading: Plans', '    -title: Plans', '    heading: Plans'],
  ],
])('certain fixes correct all of it: %j', async (...slips) => {
  expect(await fixed(write(base, slips))).toBe(write(base, slips, true));
});

test.each<[string, Slip[], number[]]>([
  [
    'dashes',
    [
      ['- question: What', '-question: What'],
      ['- question: May', '-question: May'],
    ],
    [53, 55],
  ],
  [
    'tabs',
    [
      ['        - label: Mar', '\t\t\t\t- label: Mar'],
      ['          value: 50', '\t\t\t\t\tvalue: 50'],
    ],
    [27, 28],
  ],
])('a fix of several lines names each of them: %s', async (_, slips, lines) => {
  const [found, ...rest] = await diagnose(write(base, slips));
  expect(rest).toEqual([]);
  const places = [found, ...(found?.others ?? [])];
  expect(places.map((place) => place?.range.start.line)).toEqual(lines);
});

const atTheEnd = `title: Soon
description: What is to come.
blocks:
  - type: hero
    title: Soon
`;

test.each([
  [
    ['note:Old', 'badge New'],
    ['note: Old', 'badge: New'],
  ],
  [
    ['note:Old', 'lead = Yes'],
    ['note: Old', 'lead: Yes'],
  ],
  [
    ['note:Old', 'lead; Yes'],
    ['note: Old', 'lead: Yes'],
  ],
  [
    ['lead:Yes', 'note = Old'],
    ['lead: Yes', 'note: Old'],
  ],
  [
    ['lead; Yes', 'note = Old'],
    ['lead: Yes', 'note: Old'],
  ],
  [
    ['badge New', 'note:Old'],
    ['badge: New', 'note: Old'],
  ],
  [
    ['note:Old', 'badge New', 'lead; Yes', 'id home'],
    ['note: Old', 'badge: New', 'lead: Yes', 'id: home'],
  ],
  [
    ['badge:New', 'note Old'],
    ['badge: New', 'note: Old'],
  ],
])('properties without a colon at the end of a file: %s', async (wrong, right) => {
  const pageOf = (lines: readonly string[]) =>
    atTheEnd + lines.map((line) => `    ${line}\n`).join('');
  const found = await diagnose(pageOf(wrong));
  expect(found.filter(({ code }) => !/^Y01[23]$/.test(code))).toEqual([]);
  const fixes = found.flatMap(({ fix }) => (fix?.certain ? [fix] : []));
  expect(applyFixes(pageOf(wrong), fixes).text).toBe(pageOf(right));
});

test.each([
  ['answer: You choose.', 'answr You choose.'],
  ['answer: You choose.', 'answr; You choose.'],
  ['answer: You choose.', 'reply; You choose.'],
  ['lead: One price for each team.', 'laed = One price for each team.'],
  ['heading: Plans', 'headign Plans'],
])(
  'no certain fix makes a text of a misspelt property without a colon: %s, %s',
  async (from, wrong) => {
    expect(base.split(from)).toHaveLength(2);
    const text = base.replace(from, wrong);
    const found = await diagnose(text);
    expect(found).not.toEqual([]);
    const fixes = found.flatMap(({ fix }) => (fix?.certain ? [fix] : []));
    expect([text, base]).toContain(applyFixes(text, fixes).text);
  },
);

const bar = '{ label: Jan, value: 1200 }\n';
const bars = `${bar}        - { label: Feb, value: 75, forecast: true }\n`;

test.each([
  [bar, '{ label: Jan value: 1200\n'],
  [bars, '{ label: Jan value: 1200\n        - label: Feb, value: 75, forecast: true }\n'],
  ['{ label: How it works, href: /pricing }', '{ label: How it works href: /pricing'],
])('braces that are not closed, with a comma missing, are completed: %s', async (from, wrong) => {
  expect(base.split(from)).toHaveLength(2);
  const text = base.replace(from, wrong);
  const found = await diagnose(text);
  expect(found.map(({ code }) => code)).not.toContain('Y028');
  const fixes = found.flatMap(({ fix }) => (fix?.certain ? [fix] : []));
  expect(applyFixes(text, fixes).text).toBe(base);
});

test('no repair is certain where a file is given up', async () => {
  const found = await diagnose(base.replace(/: /g, ' ~ '));
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(({ fix }) => fix?.certain)).toEqual([]);
});

test.each([
  ['a formatted document', '{\\rtf1\\ansi\\cocoartf2639\n\\f0 title: Team\\\nblocks:\\\n'],
  ['a web page', '<!DOCTYPE html>\n<html>\n<h1>Team</h1>\n</html>\n'],
  ['a program', "import React from 'react';\n\nexport default function Team() {\n}\n"],
  ['a style sheet', 'body {\n  color: red;\n}\n'],
  ['a table', 'Name,Role\nAda,Founder\nBob,Controller\n'],
])('%s in the file of a page is one mistake', async (kind, text) => {
  const found = await diagnose(text);
  expect(found.map(({ code, range }) => [code, range.start.line])).toEqual([['Y006', 1]]);
  expect(found[0]?.message).toContain(kind);
});

test.each<[string, (text: string) => string]>([
  ['semicolons for colons', (text) => text.replace(/: /g, '; ').replace(/:$/gm, ';')],
  ['commas for colons', (text) => text.replace(/: /g, ', ')],
  ['equal signs for colons', (text) => text.replace(/: /g, ' = ').replace(/:$/gm, ' =')],
  ['no space behind any colon', (text) => text.replace(/: /g, ':')],
  ['another dash', (text) => text.replace(/^( *)- /gm, '$1– ')],
  ['no space behind any dash', (text) => text.replace(/^( *)- /gm, '$1-')],
  ['half of the spaces', (text) => text.replace(/^ +/gm, (all) => ' '.repeat(all.length / 2))],
])('%s in the whole file: one mistake, with a fix that is certain', async (_, damage) => {
  const damaged = damage(base);
  const [found, ...others] = await diagnose(damaged);
  expect(others.map(({ message }) => message)).toEqual([]);
  expect(found?.fix?.certain, found?.message).toBe(true);
  expect(await diagnose(applyFix(damaged, found))).toEqual([]);
});

test('brackets around a group, and a colon in one of its texts', async () => {
  const link = '{ label: How it works: in short, href: /pricing }';
  const text = base.replace('{ label: How it works, href: /pricing }', `[${link.slice(1, -1)}]`);
  const [found, ...others] = await diagnose(text);
  expect(others.map(({ code }) => code)).toEqual(['Y011']);
  expect(applyFix(text, found)).toContain(link);
  expect(found?.fix?.certain).toBe(true);
});

test('a fix writes lines that end as those of the file', async () => {
  const windows = base.replaceAll('\n', '\r\n');
  const damaged = windows.replace('blocks:\r\n', '');
  const [found] = await diagnose(damaged);
  expect(applyFix(damaged, found)).toBe(windows);
});

test('tabs in the whole file are one mistake', async () => {
  const tabbed = base.replace(/^(?: {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2));
  const found = await diagnose(tabbed);
  expect(found.map(({ code }) => code)).toEqual(['Y003']);
  expect(applyFix(tabbed, found[0])).toBe(base);
});

test.each(['- type: hero\n  title: Simple plans\n', 'type: hero\ntitle: Simple plans\n'])(
  'blocks without a page are one mistake: %j',
  async (text) => {
    expect((await diagnose(text)).map(({ code, range }) => [code, range.start.line])).toEqual([
      ['P114', 1],
    ]);
  },
);

test('links in a list, with their words as names', async () => {
  const text = 'brand:\n  name: Quince\nheader:\n  menu:\n    - Pricing: /pricing\n';
  const { diagnostics } = await readSettings(text);
  const [found] = diagnostics.filter(({ severity }) => severity === 'error');
  expect(applyFix(text, found)).toContain('    - { label: Pricing, href: /pricing }\n');
  expect(found?.fix?.certain).toBe(true);
});

test('the name of a group that is too far in, at the end of a long page, is moved back', async () => {
  const isOther = ({ type }: { type?: unknown }) =>
    type !== 'hero' && type !== 'scenario-dashboard';
  const others = [...exampleBlocks()].filter(isOther).slice(0, 20);
  const text = pageWith(exampleOf('hero'), ...others, exampleOf('scenario-dashboard'));
  const lines = text.split('\n');
  const at = lines.findLastIndex((line) => line.trim() === 'ltv:');
  lines[at] = `  ${lines[at]}`;
  const found = (await diagnose(lines.join('\n'))).filter(({ severity }) => severity === 'error');
  expect(found.map(({ code, range, fix }) => [code, range.start.line, fix?.certain])).toEqual([
    ['Y014', at + 1, true],
  ]);
});

test.each([
  ['metrics', -2],
  ['metrics', 4],
  ['quotes', 4],
  ['story', 2],
])('the name of a list that is moved at the end of a long page: %s, by %i', async (name, by) => {
  const others = [...exampleBlocks()].filter(({ type }) => type !== 'testimonials').slice(0, 20);
  const [block] = [...exampleBlocks()].filter((each) => each.type === 'testimonials' && each.story);
  // A text that has the name, too, is no part of the mistake.
  const lead = `It has ${name}: all of them.`;
  const text = pageWith(...others, { ...block, note: lead });
  const lines = text.split('\n');
  const at = lines.findLastIndex((line) => line.trim() === `${name}:`);
  const line = lines[at] ?? '';
  const moved = by < 0 ? line.slice(-by) : ' '.repeat(by) + line;
  const wrong = lines.with(at, moved).join('\n');
  const found = (await diagnose(wrong)).filter(({ severity }) => severity === 'error');
  expect(found.map(({ range, fix }) => [range.start.line, fix?.certain])).toEqual([[at + 1, true]]);
  expect(applyFix(wrong, found[0])).toBe(text);
});

test('a block of each type in a long page that is moved is one mistake', async () => {
  const types = ['hero', 'ask-ledger', 'card-grid', 'contact-form', 'check-list', 'signup-box'];
  const blocks = types.flatMap((type) => [...exampleBlocks()].filter((each) => each.type === type));
  // A topic may have the name of a property, and a text that has it is no topic.
  const lead = 'Ask for figures.';
  const topics = { figures: 'We have 500 customers.' };
  const text = pageWith(
    ...blocks.map((each) => (each.type === 'contact-form' ? { ...each, lead, topics } : each)),
  );
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (line.startsWith('  - type:') ? [index] : []));
  for (const [index, start] of starts.entries()) {
    if (blocks[index]?.type === blocks[index - 1]?.type) continue;
    const end = starts[index + 1] ?? lines.length - 1;
    const shift = (line: string) => (index % 2 === 0 ? line.slice(2) : `  ${line}`);
    const moved = lines.slice(start, end).map((line) => (line ? shift(line) : line));
    const wrong = lines.toSpliced(start, end - start, ...moved).join('\n');
    const found = (await diagnose(wrong)).filter(({ severity }) => severity === 'error');
    expect(found.map(({ code }) => code)).toEqual(['Y014']);
    // Of the first two, either may be the one that was moved.
    if (index > 1) expect(found[0]?.range.start.line).toBe(start + 1);
    expect(parse(applyFix(wrong, found[0]))).toEqual(parse(text));
  }
});

test.each(['move-spend', 'price-change', 'decision-table'] as const)(
  'a heading under the name of the title below it is one mistake, at the end of a long page: %s',
  async (type) => {
    const others = [...exampleBlocks()].filter((block) => block.type !== type).slice(0, 20);
    const text = pageWith(...others, exampleOf(type));
    const at = text.lastIndexOf('    heading:');
    const wrong = `${text.slice(0, at)}    title:${text.slice(at + '    heading:'.length)}`;
    const found = (await diagnose(wrong)).filter(({ severity }) => severity === 'error');
    expect(found.map(({ code, label, fix }) => [code, label, fix?.certain])).toEqual([
      ['Y002', 'did you mean `heading`?', false],
    ]);
  },
);
