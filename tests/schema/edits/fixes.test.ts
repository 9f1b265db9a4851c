import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMap, isScalar, type Scalar, visit } from 'yaml';
import { applyFixes } from '../../../schema/edits/apply-fixes.ts';
import { openYaml } from '../../../schema/edits/yaml-text.ts';
import { parsePage } from '../../../schema/load/load-page.ts';
import { noValues } from '../../../schema/model/values.ts';
import { createContentValidator } from '../../../schema/validate/validate.ts';
import { corpus } from './corpus.ts';

const validator = await createContentValidator();

const fixesOf = async (text: string) =>
  (
    await parsePage({ file: 'pages/a.yaml', route: '/a' }, text, validator, noValues)
  ).diagnostics.flatMap(({ fix }) => (fix?.certain ? [fix] : []));

/** Keys that are long enough to be misspelt, and the values that name a block or a visual. */
function wordsIn(text: string): Scalar[] {
  const words: Scalar[] = [];
  visit(openYaml(text).document, {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || !isMap(path.at(-1))) return;
      if (String(key.value).length > 3) words.push(key);
      if (isScalar(value) && ['type', 'kind'].includes(String(key.value))) words.push(value);
    },
  });
  return words;
}

const pages = corpus
  .filter(([file]) => file.includes('pages/'))
  .map(([file, text]) => [file, text.replace(/^\ufeff/, '')] as const)
  .map(([file, text]) => ({ file, text, words: wordsIn(text) }));

test('a word that is misspelt is put right, and every other byte stays', async () => {
  let fixed = 0;
  const property = fc.asyncProperty(fc.gen(), async (draw) => {
    const { file, text, words } = pages[
      draw(fc.nat, { max: pages.length - 1 })
    ] as (typeof pages)[number];
    const word = words[draw(fc.nat, { max: words.length - 1 })] as Scalar;
    const at = (word.range?.[0] ?? 0) + 2;
    const misspelt = text.slice(0, at) + text.slice(at + 1);
    const fixes = await fixesOf(misspelt);
    if (fixes.length === 0) return;
    expect(applyFixes(misspelt, fixes).text, `${file}: ${word.value}`).toBe(text);
    fixed += 1;
  });
  await fc.assert(property, { numRuns: 40 });
  expect(fixed).toBeGreaterThan(25);
});

test('two fixes that would make one name twice are not made together', () => {
  const text = 'titel: A\ntitl: B\n';
  const rename = (line: number, length: number) => ({
    title: 'rename',
    range: { start: { line, column: 1 }, end: { line, column: 1 + length } },
    text: 'title',
    certain: true,
  });
  const fixed = applyFixes(text, [rename(1, 5), rename(2, 4)]);
  expect(fixed.text).toBe('title: A\ntitl: B\n');
  expect(fixed.fixes).toHaveLength(1);
});

const page = readFileSync(join(import.meta.dirname, '../yaml/page.yaml'), 'utf8');

/** What is in the page, and what an author writes instead, of which nobody knows for certain what was meant. */
test.each<[string, [from: string, wrong: string][]]>([
  [
    'a text too far left above a list that lacks its colon',
    [
      ['    text: From the', '  text: From the'],
      ['    bullets:\n', '    bullets\n'],
    ],
  ],
  [
    'a property in the column of its block, above a second heading of the block',
    [
      ['        description: For one', '    description: For one'],
      ['  - type: questions', '    heading: Other plans\n  - type: questions'],
    ],
  ],
  [
    'a line of words between two items of which the first has two lines',
    [
      [
        '      - question: May we',
        '        in that case\n      Whenever it is\n      - question: May we',
      ],
    ],
  ],
  ['another sign in place of a quote', [['answer: You choose.', 'answer: @You choose: you do."']]],
  ['a bracket in place of a quote', [['answer: You choose.', 'answer: )You choose: you do."']]],
  ['another sign in place of a space', [['heading: Plans', 'heading:*Plans']]],
  ['another sign in place of the space behind a dash', [['- Ten users', '-&Ten users']]],
  ['a semicolon in place of a dash', [['- Ten users', '; Ten users']]],
  ['a group whose line ends early', [['- { label: Jan, value: 1200 }', '- { label: Jan, va']]],
  ['a list whose line ends with a comma', [['[Ten users, Chat]', '[Ten users,']]],
  [
    'a property that is too far in, above a block without its dash',
    [
      ['    side: left\n', '     note: Some say so.\n'],
      ['  - type: pricing', '    type: pricing'],
    ],
  ],
])('%s: no certain fix', async (_, mistakes) => {
  const text = mistakes.reduce((all, [from, wrong]) => {
    expect(all.split(from).length, `${from} is in the page once`).toBe(2);
    return all.replace(from, () => wrong);
  }, page);
  const fixes = await fixesOf(text);
  expect(fixes.map(({ title }) => title)).toEqual([]);
});

test.each([
  ['questions', 'q', 'a'],
  ['questions', 'title', 'body'],
  ['questions', 'question', 'text'],
  ['questions', 'name', 'text'],
  ['steps', 'name', 'content'],
])('items of %s with %s and %s are put right by one run', async (type, first, second) => {
  const right = type === 'questions' ? ['question', 'answer'] : ['title', 'text'];
  const list = type === 'questions' ? 'items' : 'steps';
  const page = ([one, other]: string[]) =>
    `title: A\ndescription: About A.\nblocks:\n  - type: hero\n    title: A\n  - type: ${type}\n    heading: More\n    ${list}:\n${[1, 2, 3].map((at) => `      - ${one}: Is it ${'so '.repeat(at)}good?\n        ${other}: Yes.\n`).join('')}`;
  let text = page([first, second]);
  // As one run of `--fix` does: both fixes are about the same lines.
  for (let fixes = await fixesOf(text); fixes.length > 0; fixes = await fixesOf(text))
    text = applyFixes(text, fixes).text;
  expect(text).toBe(page(right));
});
