import { expect, test } from 'vitest';
import { exampleOf } from '../content.ts';
import { applyFix, diagnose, isOfBlank, readSettings } from '../diagnose.ts';
import { check } from './rules/rule-under-test.ts';

const pageWith = (block: string): string =>
  `title: Advice\ndescription: What advice says.\nblocks:\n  - type: hero\n    title: Advice\n${block}`;

const testimonials = (author: string): string =>
  pageWith(
    `  - type: testimonials\n    heading: Customers\n    quotes:\n      - quote: Four days.\n        ${author}\n`,
  );

test.each([
  ['author: Hanna Weiss, CFO at Oravelle'],
  ['name: Hanna Weiss (CFO, Oravelle)'],
  ['by: "— Hanna Weiss | CFO | Oravelle"'],
])('who said something is divided: %s', async (author) => {
  const text = testimonials(author);
  const [found, ...others] = await diagnose(text);
  expect(others).toEqual([]);
  const fixed = applyFix(text, found);
  expect(fixed).toContain(
    'name: Hanna Weiss\n        role: CFO\n        company: Oravelle\n        initials: O\n',
  );
  expect(await diagnose(fixed)).toEqual([]);
});

test('what an author has not said is left open, and found when it stays so', async () => {
  const text = pageWith('  - type: stats\n    heading: Numbers\n    items:\n      - less work\n');
  const [found] = await diagnose(text);
  const fixed = applyFix(text, found);
  expect(fixed).toContain('- { value: …, label: less work }');
  const left = await diagnose(fixed);
  expect(left.map(({ code }) => code)).toEqual(['W907']);
  expect(left.every((each) => isOfBlank(fixed, each))).toBe(true);
});

test('a text in another alphabet is not said to look like itself', async () => {
  const [found] = await diagnose(pageWith('').replace('title: Advice\n', 'title: 案内: 最新\n'));
  expect(found?.code).toBe('Y011');
  expect(found?.hints.filter((hint) => hint.includes('案内'))).toHaveLength(1);
});

test('a name that alone is corrected leaves nothing out of its value', async () => {
  const text = pageWith(
    '  - type: questions\n    heading: Questions\n    éléments:\n      - question: Is it new?\n        réponse: It is.\n',
  );
  const [found] = await diagnose(text);
  expect(applyFix(text, found)).toContain('    items:\n');
  expect(found?.hints.join(' ')).not.toContain('It is.');
});

test.each([
  ['“lead”: “Come by.”', ['P104', 'W905']],
  ['leed: TODO', ['P104', 'W907']],
  ['leed: Come by.', ['P104']],
  // Nobody knows what it means.
  ['podtytuł: “Come by.”', ['P104']],
])('a text under a misspelt name is checked as under the right one: %.20s', async (line, codes) => {
  const text = `title: Advice\ndescription: What advice says.\nblocks:\n  - type: hero\n    title: Advice\n    ${line}\n`;
  expect((await diagnose(text)).map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['[x](javascript:alert(1)) now', 'javascript:alert(1)'],
  ['[x](javascript:alert) now', 'javascript:alert'],
])('an address that a link may not have is quoted to its end: %s', async (words, address) => {
  const text = `${pageWith('').trimEnd()}\n    lead: "${words}"\n`;
  const found = await check({ 'pages/advice.yaml': text });
  expect(found.map(({ code, message }) => [code, message.split('`')[1]])).toEqual([
    ['R208', address],
  ]);
});

test('values of a list that are not there are one mistake', async () => {
  const sizes = 'teamSizes: [1-10, 101-500, 500+]';
  const found = await diagnose(
    pageWith(`  - type: signup-wizard\n    steps:\n      details:\n        ${sizes}\n`),
  );
  const about = found.filter(({ message }) => message.includes('teamSizes'));
  expect(about.map(({ message }) => message)).toEqual([
    '`1-10`, `101-500` and `500+` are not values of `teamSizes` of the signup-wizard block.',
  ]);
  expect(about[0]?.fix).toBeUndefined();
});

test('a list that is too long because some of its values are none, and some twice, is not said to be', async () => {
  const sizes = 'teamSizes: [1-5, 6-20, 21-100, 100+, 1-5, 500+, 1000+]';
  const found = await diagnose(
    pageWith(`  - type: signup-wizard\n    steps:\n      details:\n        ${sizes}\n`),
  );
  const about = found.filter(({ message }) => message.includes('teamSizes'));
  expect(about.map(({ code }) => code)).toEqual(['P103', 'P111']);
});

test.each([
  'seo:\n  title: Plans\nkeywords: planning\n',
  'seo:\n  title: Plans\nauthor:\n  name: Ada\n',
])('a line that is unknown is not moved into a group that is unknown: %j', async (lines) => {
  const found = await diagnose(pageWith('').replace('blocks:', `${lines}blocks:`));
  expect(found.map(({ code, fix }) => [code, fix])).toEqual([
    ['P104', undefined],
    ['P104', undefined],
  ]);
});

test.each([
  ['hero', undefined],
  ['feature', { text: 'title', certain: true }],
])('the heading of a form below a %s: a page has one main heading', async (type, fix) => {
  const page = `title: Contact
description: How to reach us.
blocks:
  - ${JSON.stringify(exampleOf(type as 'hero'))}
  - type: contact-form
    heading: Write to us
    labels: { name: Name, email: Email, company: Company, message: Message }
    button: Send
`;
  const [found, ...more] = await diagnose(page);
  expect(more).toEqual([]);
  if (fix) expect(found?.fix).toMatchObject(fix);
  else expect(found?.fix).toBeUndefined();
  if (!fix) expect(found?.hints.join(' ')).toContain('in the hero block above: remove `heading`');
});

test('a property of a block that is above all blocks is said to belong into that block', async () => {
  const text =
    'title: Plans\ndescription: What each plan costs.\nheading: See the month\nblocks:\n  - type: hero\n    title: Plans\n  - type: feature\n    text: Cash by month.\n';
  const [found] = await diagnose(text);
  expect(found?.label).toBe('put it into the feature block');
});

test('a property that two other blocks have is said to belong into the one that it is for', async () => {
  const questions = (heading: string) =>
    `  - type: questions\n    heading: ${heading}\n    items: [{ question: Which?, answer: That. }]\n`;
  const items = '    items: [{ question: Why?, answer: So. }]\n';
  const [found, ...others] = await diagnose(pageWith(items + questions('One') + questions('Two')));
  expect(others).toEqual([]);
  expect(found?.hints.join(' ')).toContain('block 2 (questions) or block 3 (questions)');
});

test('a dash without a block is none of the blocks that may have a property', async () => {
  const questions =
    '  - type: questions\n    heading: A\n    items: [{ question: Why?, answer: So. }]\n';
  const items = '    items: [{ question: Why?, answer: So. }]\n';
  const found = await diagnose(pageWith(`${items}  -\n${questions}`));
  expect(found.map(({ code, range }) => [code, range.start.line])).toEqual([['Y015', 7]]);
});

test('a text that only one of the two parsers can read says how lines are written', async () => {
  const found = await diagnose(pageWith('    lead: !!str One price: for all\n'));
  expect(found.map(({ code, range }) => [code, range.start.line])).toEqual([['Y001', 6]]);
  expect(found[0]?.hints.join(' ')).toContain('in quotes if it has signs such as `: `');
});

test('an item of another list belongs to the nearest block that has one', async () => {
  const bars = (heading: string) =>
    `  - type: feature\n    heading: ${heading}\n    visual: { kind: bars, title: Cash, bars: [{ label: A, value: 1 }, { label: B, value: 2 }] }\n`;
  const cards = '  - type: card-grid\n    heading: Cards\n    cards:\n';
  const items = '      - { title: A }\n      - { label: A, value: 1 }\n';
  const [found, ...others] = await diagnose(pageWith(bars('One') + bars('Two') + cards + items));
  expect(others).toEqual([]);
  expect(found?.code).toBe('P117');
  expect(found?.message).toContain('block 3');
});

test('a picture with empty words for people who cannot see it is decorative', async () => {
  const text = pageWith('    visual: { kind: image, file: /a.png, alt: "" }\n');
  const [found, ...others] = await diagnose(text);
  expect(others).toEqual([]);
  expect(found?.fix?.certain).toBe(false);
  expect(await diagnose(applyFix(text, found))).toEqual([]);
});

test('a picture that lies in a folder is suggested for its name alone', async () => {
  const [found, ...others] = await check({
    'pages/index.yaml': pageWith('    visual: { kind: image, file: Ada Wren.svg, alt: Ada }\n'),
    'pages/people/Ada Wren.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 500"/>',
  });
  expect(others).toEqual([]);
  expect(found?.fix?.text).toContain('/people/Ada Wren.svg');
});

const comparison = (values: string): string =>
  pageWith(`  - type: comparison-table
    heading: Seasons
    columns: [Summer, Winter]
    included: It is there
    excluded: It is not
    rows:
      - { label: Price of a bed, values: [${values}] }
`);

test.each([
  ['CHF 24', 'P109'],
  ['24 EUR', 'P109'],
  ['CHF24 CHF12', 'Y017'],
])('an amount with its currency is one value of a list: [%s]', async (values, code) => {
  expect((await diagnose(comparison(values))).map((found) => found.code)).toEqual([code]);
});

test('how corners become square is not said to be without the setting', async () => {
  const { diagnostics } = await readSettings('brand: { name: Holm }\ntheme: { radius: none }\n');
  const hints = diagnostics.find(({ code }) => code === 'P102')?.hints.join(' ');
  const [, proposed = ''] = /`(radius: \{.*?\})`/.exec(hints ?? '') ?? [];
  const corrected = await readSettings(`brand: { name: Holm }\ntheme: { ${proposed} }\n`);
  expect(corrected.diagnostics.map(({ code }) => code)).not.toContain('P102');
  expect(corrected.settings?.theme.radius.card).toBe('0');
});
