import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readExample, sitesAround } from '../../schema/diagnostics/examples.ts';
import type { CodeDescription } from '../../schema/model/codes/description.ts';
import { type Code, codes, removedCodes } from '../../schema/model/codes.ts';
import { describeFields } from '../../scripts/explain/explain-codes.ts';
import { contentFolder } from '../content.ts';
import { loadContent } from '../load-content.ts';

/**
 * What no file can show: links, permissions, depth, code, what only decoding a picture shows, a whole theme,
 * and many pages.
 */
const shownInWords: Code[] = ['F003', 'F006', 'Y005', 'B301', 'I709', 'T701', 'T702', 'R232'];

/** What no schema has declared yet. */
const notYet: Code[] = ['M402'];

const all: [Code, CodeDescription][] = Object.entries(codes) as [Code, CodeDescription][];

test('a code is not given to something else after its check was removed', () => {
  expect(all.map(([code]) => code).filter((code) => removedCodes.has(code))).toEqual([]);
});

test('a code is described in one file', async () => {
  const folder = join(import.meta.dirname, '../../schema/model/codes');
  const files = await Promise.all(
    readdirSync(folder).map((name): Promise<object> => import(join(folder, name))),
  );
  const described = files
    .flatMap((exported) => Object.values(exported).flatMap(Object.keys))
    .filter((key) => /^[A-Z]\d{3}$/.test(key));
  expect(described.toSorted()).toEqual(Object.keys(codes).toSorted());
});

test.each(all)('%s says how it comes about, and how not', (_, description) => {
  const { wrong, right } = readExample(description);
  expect(description.cause).toMatch(/\.$/);
  expect(wrong).not.toBe('');
  expect(right).not.toBe(wrong);
});

describe('the examples of a code', () => {
  // What is wrong in the HTML has examples in HTML: see `tests/renderer/check.test.ts`.
  const shown = all.filter(
    ([code]) => ![...shownInWords, ...notYet].includes(code) && !/^H/.test(code),
  );
  test.each(shown)('%s', async (code, description) => {
    const { wrong, right } = readExample(description);
    let tried = 0;
    for (const [index, files] of [...sitesAround(wrong)].entries()) {
      tried += 1;
      if (!(await codesOf(files)).includes(code)) continue;
      expect(await codesOf([...sitesAround(right)][index] ?? {})).not.toContain(code);
      return;
    }
    expect.fail(`${code} is not reported in any of ${tried} sites around its wrong example.`);
  });
});

test.each([
  ['R201', ['action', 'href']],
  ['R218', ['menu']],
  ['K601', ['rows', 'cells']],
  ['V806', ['values']],
  ['T701', ['textThird', 'light']],
  ['S602', ['brand', 'email']],
  ['P103', ['visual']],
  // Another block is no other value of a field, and what breaks YAML is about no field.
  ['R206', []],
  ['Y010', []],
  ['F001', []],
] as const)(
  '%s is explained with what the schema says about the fields that it is about',
  (code, fields) => {
    const words = describeFields(code);
    expect(words.map((text) => /^`(\w+)`/.exec(text)?.[1])).toEqual(fields);
  },
);

const codesOf = async (files: Record<string, string | Uint8Array>): Promise<string[]> =>
  (await loadContent(contentFolder(files))).diagnostics.map((diagnostic) => diagnostic.code);
