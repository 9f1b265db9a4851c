import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Diagnostic } from '../../../schema/model/diagnostics.ts';
import { applyFix, diagnose } from '../../diagnose.ts';
import { partAround } from '../part-around.ts';
import { traps } from './traps/all.ts';

const base = readFileSync(join(import.meta.dirname, 'page.yaml'), 'utf8');
/** The parser's words, which mean nothing to someone who writes pages. */
const jargon =
  /\b(?:mapping|scalar|sequence|alias|anchor|token|parse|indentation of|flow|node|implicit|indicator|null|string|boolean|schema)\b/i;

describe.each(Object.entries(traps))('%s', (_, mistakes) => {
  test.each(mistakes.map((mistake) => [mistake.kind, mistake] as const))(
    '%s',
    async (_kind, mistake) => {
      const { from, wrong, right = from, line, isUnsure = false, hasNoFix = false } = mistake;
      expect(base.split(from).length, `${from} is in the page once`).toBe(2);
      const part = partAround(base, from);
      const text = part.replace(from, () => wrong);
      const intended = part.replace(from, () => right);
      expect(await diagnose(intended), 'what is meant is valid').toEqual([]);
      const found = await diagnose(text);
      expect(found.map(({ code, message }) => `${code} ${message}`).join('\n')).toMatch(/^.+$/);
      const [diagnostic] = found as [Diagnostic];
      const lines = text.split(/\r?\n/);
      const originalLines = intended.split(/\r?\n/);
      const expected = line
        ? lines.findIndex((other) => other.includes(line))
        : lines.findIndex((other, index) => other !== originalLines[index]);
      const where = `${diagnostic.code} ${diagnostic.message} at: ${lines[diagnostic.range.start.line - 1]}`;
      expect(diagnostic.range.start.line, where).toBe(expected + 1);
      expect([diagnostic.message, ...diagnostic.hints].join(' ')).not.toMatch(jargon);
      if (hasNoFix) return;
      const fixed = applyFix(text, diagnostic);
      expect(diagnostic.fix, where).toBeDefined();
      if (fixed !== intended)
        expect(parse(fixed), `${where}\n${JSON.stringify(diagnostic.fix)}`).toEqual(
          parse(intended),
        );
      expect(await diagnose(fixed)).toEqual([]);
      expect(diagnostic.fix?.certain, `${where}: certain`).toBe(!isUnsure);
    },
  );
});

test.each([
  ['---', 'blocks:'],
  ['```', 'blocks:'],
  ['  </div>', '  - type: feature'],
])('where the line %s is removed, no empty one is left', async (wrong, before) => {
  const text = base.replace(`\n${before}`, () => `\n${wrong}\n${before}`);
  const [found, ...others] = await diagnose(text);
  expect(others).toEqual([]);
  expect(found && applyFix(text, found)).toBe(base);
});

test.each([
  ['a list', '  - type: pricing-plans\n    id: plans\n    heading: Plans\n    plans:\n'],
  ['a list of texts', '  - type: questions\n    heading: Questions about prices\n    items:\n'],
  ['a group', '  - type: hero\n    title: Simple plans\n    lead: One price for each team.\n'],
])('of a block that was moved down to the name of %s, only that is moved back', async (_, from) => {
  expect(base.split(from)).toHaveLength(2);
  const text = base.replace(from, from.replace(/^/gm, '  ').trimEnd().concat('\n'));
  const [found, ...others] = await diagnose(text);
  expect(others).toEqual([]);
  expect(found?.fix?.certain).toBe(true);
  expect(found && applyFix(text, found)).toBe(base);
});

test('a page that is in its file twice is there once after the fix', async () => {
  const [found, ...others] = await diagnose(`${base}---\n${base}`);
  expect(others).toEqual([]);
  expect(found?.message).toContain('The page appears twice in this file');
  expect(found?.fix?.certain).toBe(true);
  expect(found && applyFix(`${base}---\n${base}`, found)).toBe(base);
});

test.each(['# Soon\n\nCome by.\n\nAt noon: or later.\n', 'Come by, any day.\n', '# Soon\n'])(
  'a page with Markdown below its properties keeps it, and its message names `blocks`: %j',
  async (body) => {
    const [found, ...others] = await diagnose(
      `---\ntitle: Soon\ndescription: What is to come.\n---\n${body}`,
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: 'Y026', range: { start: { line: 4 } } });
    expect(found?.message).toContain('a list of `blocks`');
    expect(found).not.toHaveProperty('fix');
  },
);

test.each([
  ['a comma within a text that goes on', 'Know what is left of a plan,\n      and of every month'],
  ['a quote within a text that goes on', 'Know what is left of a 5"\n      pipe'],
  [
    'a text in quotes that closes on another line',
    '"Know what is left,\n      and nothing is missing."',
  ],
  ['a comment', 'Know what is left # of a plan'],
  ['the question mark of Greek', 'Τι μένει;'],
  ['a comment with parentheses', 'Know what is left (of a plan) # as agreed (in May)'],
])('%s is no trap', async (_, lead) => {
  expect(
    await diagnose(base.replace(/^( +lead:) .*$/m, (_line, name) => `${name} ${lead}`)),
  ).toEqual([]);
});

test.each([
  '[5" pipes, 7" pipes]',
  `['a "short, quick" test', Chat]`,
  '["a \\"short, quick\\" test", Chat]',
  '[The "short" one, and "quick" ones]',
])('%s is a list of two texts', async (list) => {
  expect(await diagnose(base.replace('[Ten users, Chat]', list))).toEqual([]);
});

test('a sentence that goes on from item to item has its commas', async () => {
  const items = ['Upload your rows,', 'ask,', 'and decide.'].map((item) => `\n          - ${item}`);
  for (const all of [items, items.slice(1)])
    expect(await diagnose(base.replace(/\n +- 1 user\n +- Email support/, all.join('')))).toEqual(
      [],
    );
});

test.each([
  ['the type of all blocks under another name', /- type:/g, '- kind:', 'P104'],
  ['special spaces behind all colons', /: (?=\S)/g, ':\u00a0', 'Y022'],
  ['curly quotes around all texts', /(?<=: )[A-Z][^:{}[\]\n]*$|(?<=type: )\S+/gm, '“$&”', 'Y021'],
] as const)('%s is one mistake', async (_, from, to, code) => {
  const text = base.replace(from, to);
  const [found, ...others] = await diagnose(text);
  expect(others).toEqual([]);
  expect([found?.code, found?.fix?.certain]).toEqual([code, true]);
  expect(found && parse(applyFix(text, found))).toEqual(parse(base));
});

test('in a file with four spaces a level, the name of a group is moved back to what hangs on it', async () => {
  const wide = stringify(parse(base), { indent: 4 }).replace('One price for each team.', '"$&"');
  const text = wide.replace(/^ +action:\n(?= +label: Get started)/m, '  $&');
  expect(await diagnose(wide)).toEqual([]);
  const [found, ...others] = await diagnose(text);
  expect(others).toEqual([]);
  expect(found?.fix?.certain).toBe(true);
  expect(found && applyFix(text, found)).toBe(wide);
});

test.each(['brand:\n', 'brand:\n  name: Holm\n'])(
  'a page with one setting of the site is one mistake: %j',
  async (text) => {
    expect((await diagnose(text)).map(({ code }) => code)).toEqual(['P114']);
  },
);

test('lines that were indented twice, of several levels, are one mistake', async () => {
  const lines = base.split('\n');
  const from = lines.indexOf('      label: Get started');
  const text = lines
    .map((line, at) => (at > from && at < from + 3 ? line.replace(/^ +/, '$&$&') : line))
    .join('\n');
  const [found, ...others] = await diagnose(text);
  expect(others).toEqual([]);
  expect(found?.range.start.line).toBe(from + 2);
  expect(found && parse(applyFix(text, found))).toEqual(parse(base));
});

test('a line is removed with its whole line break, as Windows writes it', async () => {
  const wide = base.replace(/\n/g, '\r\n');
  const text = wide.replace('      - Ten users\r\n', '    bullets:\r\n$&');
  const [found, ...others] = await diagnose(text);
  expect(others).toEqual([]);
  expect(found && applyFix(text, found)).toBe(wide);
});

test('a page that is written as a list is one mistake', async () => {
  const found = await diagnose('- title: Soon\n- description: What is to come.\n');
  expect(found.map(({ code }) => code)).toEqual(['Y006']);
});

test('a file that ends within the name of a property is one mistake', async () => {
  const text = base.slice(0, base.indexOf('swer: Whenever'));
  const [found, ...others] = await diagnose(text);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    code: 'Y009',
    range: { start: { line: text.split('\n').length } },
  });
});

test('a comma behind one item is a warning', async () => {
  const found = await diagnose(base.replace('- 1 user\n', '- 1 user,\n'));
  expect(found).toMatchObject([{ code: 'Y024', severity: 'warning' }]);
});

test.each([
  ['below the blocks', ''],
  ['between two blocks', '  - type: call-to-action\n    heading: Start\n'],
])(
  'a property of the page that is there once more, %s that are valid, is found',
  async (_, block) => {
    const text = `${base}title: Other plans\n${block}`;
    const found = await diagnose(text);
    const lines = text.split('\n');
    expect(found.map(({ range }) => lines[range.start.line - 1])).toEqual(['title: Other plans']);
  },
);

test.each([
  ['an item', '      # - question: May we leave?\n      #   answer: At any time.\n'],
  ['a property', '        # answer: You may not.\n'],
])('%s that is a comment as a whole is no trap', async (_, lines) => {
  for (const before of ['        answer: You choose', '      - question: May we'])
    expect(await diagnose(base.replace(before, `${lines}${before}`))).toEqual([]);
});

test.each(['forecast', 'forcast'])(
  'a text that commas have cut does not go on with %s',
  async (name) => {
    const text = base.replace('label: Jan, value', `label: Jan, feb, ${name}, value`);
    const [found, other] = await diagnose(text);
    expect(found?.fix?.text).toBe('"Jan, feb"');
    expect(other?.range.start.column).toBeGreaterThan(found?.range.start.column ?? 0);
  },
);

test('a block that cannot be read is not taken for the one above it', async () => {
  const found = await diagnose(base.replace('    plans:\n', '    "\\q": [a\n'));
  expect(found.map(({ code, breadcrumb }) => [code, breadcrumb])).toEqual([['Y001', 'Pricing']]);
});

test('the comma behind a text is not surely wrong if the value below may go on with it', async () => {
  const lead = (below: string) => base.replace('each team.\n', `each team,\n    badge: ${below}\n`);
  const certain = async (below: string) =>
    (await diagnose(lead(below))).map(({ code, fix }) => [code, fix?.certain]);
  expect(await certain('and for all of them')).toEqual([['Y024', false]]);
  expect(await certain('New')).toEqual([['Y024', true]]);
});

test('a word that was left behind is not made a part of the text above', async () => {
  const text = base.replace('about prices\n', 'about prices\n    again\n');
  const [found] = await diagnose(text);
  expect(found?.fix?.certain).toBe(false);
});

test('an open link below others that have no quotes is a mistake of its own, and none becomes a group', async () => {
  const links = Array.from({ length: 9 }, (_, at) => `      - [Part ${at}](/pricing)\n`).join('');
  const list = `  - type: check-list\n    heading: Where to go\n    items:\n${links}      - Last\n      - [End](/pricing\n`;
  const found = await diagnose(base.replace('  # The plans that are sold.\n', () => list));
  expect(found.map(({ code, fix }) => [code, fix?.certain])).toEqual([
    ['Y007', true],
    ['Y007', false],
  ]);
  expect(found.map(({ fix }) => fix?.text).join('\n')).not.toContain('{');
});

test('a table below the sign of a long text begins with its first row', async () => {
  const table = '    text: |\n    | Plan | Price |\n    |------|-------|\n    | Team | $149 |\n';
  const text = base.replace(/^ {4}text: From the fourth.*\n/m, () => table);
  const [found, ...others] = await diagnose(text);
  expect(others).toEqual([]);
  expect(found?.code).toBe('Y028');
  expect(text.split('\n')[(found?.range.start.line ?? 0) - 1]).toContain('| Plan |');
  expect(found?.hints.join(' ')).toContain('[{ label: Plan }, { label: Price }]');
});

test.each([
  'At a limit of two hundred users from\n        Northamptonshire',
  'Two hundred users of the\n        Academy',
  'Ten users, from the\n        second month on',
])('an item may go on in the next line: %j', async (item) => {
  expect(await diagnose(base.replace('Ten users\n', `${item}\n`))).toEqual([]);
});

test('numbers beside their like may be without a space behind the comma', async () => {
  const bars = / {6}bars:\n(?: {8,}.*\n)+ {6}target: .*\n/;
  const lines = `      labels: [Jan, Feb, Mar, Apr]\n      series: [{ label: Actual, values: [820, 860,880, 900] }]\n`;
  const text = base.replace('kind: bars', 'kind: lines').replace(bars, lines);
  expect(await diagnose(text)).toEqual([]);
});

test.each([
  ['<<<<<<< HEAD', '======='],
  ['<<<<<<< HEAD', '<<<<<<< HEAD'],
  ['>>>>>>> plans', '<<<<<<< HEAD'],
])('what two merges have left, far apart, is two mistakes: %s and %s', async (one, other) => {
  const text = base
    .replace('    note: No card needed.\n', `    note: No card needed.\n${one}\n`)
    .replace('      - question: May we', `${other}\n      - question: May we`);
  const found = await diagnose(text);
  const lines = text.split('\n');
  expect(found.map(({ code, range }) => [code, lines[range.start.line - 1]])).toEqual([
    ['Y020', one],
    ['Y020', other],
  ]);
});

test.each(['<<<<<<< HEAD', '=======', '>>>>>>> plans'])(
  'a merge conflict without its line %s has no fix that publishes both versions',
  async (lost) => {
    const versions =
      '<<<<<<< HEAD\n    heading: Start\n    action: { label: Go, href: / }\n=======\n    heading: Begin\n    action: { label: Go on, href: / }\n>>>>>>> plans\n';
    const text = base.replace(
      '    note: No card needed.\n',
      `    note: No card needed.\n  - type: call-to-action\n${versions.replace(`${lost}\n`, '')}`,
    );
    const found = await diagnose(text);
    expect(found.map(({ code }) => code)).toEqual(['Y020']);
    expect(found[0]).not.toHaveProperty('fix');
  },
);

const oneBlock = `title: Soon
description: What is to come.
blocks:
  - type: questions
    heading: All
    items:
      - question: What?
        answer: That.
      - question: Why?
        answer: So.
`;

test.each([
  [
    'all that is below the first dash is one space out',
    oneBlock.replace(/^ {4}/gm, '   '),
    '`heading` is 1 space too far to the left.',
    5,
  ],
  [
    'the levels have one space each',
    oneBlock.replace(/^ +/gm, (spaces) => ' '.repeat(spaces.length / 2)),
    'Half of the spaces at the beginning of each line are gone: a level has two.',
    4,
  ],
])(
  'where the page has one block and %s, it becomes what it was',
  async (_, text, message, line) => {
    const [found, ...others] = await diagnose(text);
    expect(others).toEqual([]);
    expect([found?.message, found?.range.start.line]).toEqual([message, line]);
    expect(found && applyFix(text, found)).toBe(oneBlock);
    expect(found?.fix?.certain).toBe(true);
  },
);

test.each([
  ['', '    '],
  ['   # The first.', '      '],
])('blocks that are named groups become the items of a list', async (comment, spaces) => {
  const wrong = `title: Soon
description: What is to come.
blocks:
  hero:${comment}
${spaces}title: Soon
  feature:
${spaces}heading: All
${spaces}bullets:
${spaces}  - One
${spaces}  - Two
`;
  const [found, ...others] = await diagnose(wrong);
  expect(others).toEqual([]);
  expect([found?.code, found?.range.start.line, found?.fix?.certain]).toEqual(['Y015', 4, true]);
  expect(found && applyFix(wrong, found)).toBe(`title: Soon
description: What is to come.
blocks:
  - type: hero${comment}
    title: Soon
  - type: feature
    heading: All
    bullets:
      - One
      - Two
`);
});

const named = `title: Soon
description: What is to come.
blocks:
  hero:
    title: Soon
  feature:
    heading: All
    bullets: [One, Two]
`;

test.each([
  ['title:', 'titel:', 'P104'],
  ['bullets: [One, Two]', 'bullets: One', 'P102'],
  ['    heading: All\n', '', 'P101'],
  ['feature:', 'feature1:', 'P105'],
  ['title: Soon\n  feature', 'title: Soon: now\n  feature', 'Y011'],
  ['hero:\n', 'first:\n    type: hero\n', undefined],
])('named blocks with another mistake: %s, written as %s', async (from, to, code) => {
  expect(named.split(from).length).toBeGreaterThan(1);
  const at = named.indexOf(from, named.indexOf('blocks:'));
  const text = named.slice(0, at) + named.slice(at).replace(from, to);
  const found = await diagnose(text);
  expect(found.map((each) => each.code).sort()).toEqual([code, 'Y015'].filter(Boolean).sort());
  const list = found.find((each) => each.code === 'Y015');
  const fixed = applyFix(text, list);
  expect(list?.fix?.certain).toBe(true);
  expect((await diagnose(fixed)).map((each) => each.code)).toEqual(code ? [code] : []);
});
