import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMap, isScalar, type Scalar, visit } from 'yaml';
import { applyFixes } from '../../../schema/edits/apply-fixes.ts';
import { openYaml } from '../../../schema/edits/yaml-text.ts';
import { parsePage } from '../../../schema/load/load-page.ts';
import { createContentValidator } from '../../../schema/validate/validate.ts';
import { noValues } from '../../../schema/values/values.ts';
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
  await fc.assert(property, { numRuns: 80 });
  expect(fixed).toBeGreaterThan(50);
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
