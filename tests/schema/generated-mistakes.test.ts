import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Diagnostic } from '../../schema/diagnostics/diagnostics.ts';
import { parsePage } from '../../schema/load/load-page.ts';
import { readBlockSchemas } from '../../schema/validate/schemas.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import { noValues } from '../../schema/values/values.ts';

const validator = await createContentValidator();
type Json = Record<string, unknown>;

interface Mistake {
  name: string;
  text: string;
  /** What the diagnostic must be about: its code, the words of its line, and the suggestion. */
  code: string;
  line: RegExp;
  suggestion?: string;
}

const pageWith = (block: unknown): string =>
  stringify({ title: 'Page', description: 'A page.', blocks: [block] }, { lineWidth: 0 });

const diagnose = async (text: string): Promise<Diagnostic[]> =>
  (await parsePage({ file: 'pages/a.yaml', route: '/a' }, text, validator, noValues)).diagnostics;

/** Every object in a value, with the keys and indexes that lead to it. */
function* objectsIn(
  value: unknown,
  path: (string | number)[] = [],
): Generator<[Json, (string | number)[]]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsIn(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    yield [value as Json, path];
    for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, [...path, key]);
  }
}

/** A copy of the example in which one object is changed. */
function changed(
  example: unknown,
  path: (string | number)[],
  change: (object: Json) => Json,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(example as Json);
  const copy = structuredClone(example) as Record<string | number, unknown>;
  copy[step] = changed(copy[step], rest, change);
  return copy;
}

const renamed = (object: Json, from: string, to: string): Json =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key === from ? to : key, value]),
  );

/** One wrong page for each key, and each kind of mistake that people make with keys and values. */
function* mistakesOf(example: unknown): Generator<Mistake> {
  for (const [object, path] of objectsIn(example)) {
    for (const [key, value] of Object.entries(object)) {
      const name = [...path, key].join('.');
      const isType = key === 'type' && path.length === 0;
      if (key.length > 3) {
        const misspelt = key.slice(0, 2) + key.slice(3);
        yield {
          name: `${name} without its third letter`,
          text: pageWith(changed(example, path, (inner) => renamed(inner, key, misspelt))),
          code: 'P104',
          line: new RegExp(`^\\s*(- )*${misspelt}:`),
          suggestion: key,
        };
      }
      if (typeof value === 'string' && !isType) {
        yield {
          name: `${name} as a number`,
          text: pageWith(changed(example, path, (inner) => ({ ...inner, [key]: 4711 }))),
          // Of a field with fixed values, a number is just another wrong value.
          code: 'P10[23]',
          line: /4711/,
        };
      }
      if (isType) {
        yield {
          name: `${name} with a letter too many`,
          text: pageWith({ ...object, type: `${value}x` }),
          code: 'P105',
          line: new RegExp(`type: ${value}x`),
          suggestion: String(value),
        };
      }
    }
  }
}

describe.each([...readBlockSchemas()])('mistakes in the block %s', (_, schema) => {
  const mistakes = (schema.examples ?? []).flatMap((example) => [...mistakesOf(example)]);
  test(`are found at their line: ${mistakes.length}`, async () => {
    expect(mistakes.length).toBeGreaterThan(0);
    for (const { name, text, code, line, suggestion } of mistakes) {
      const lines = text.split('\n');
      const found = (await diagnose(text)).filter((diagnostic) =>
        line.test(lines[diagnostic.range.start.line - 1] ?? ''),
      );
      expect(
        found.map((diagnostic) => diagnostic.code),
        name,
      ).toContainEqual(expect.stringMatching(code));
      for (const hint of found.flatMap(({ hints }) => hints))
        expect(hint, name).not.toMatch(/: *$/);
      if (suggestion)
        expect(found.map(({ label }) => label).join(), name).toContain(`\`${suggestion}\``);
    }
  });

  test('a missing property is told at its block, and nothing else is', async () => {
    for (const example of schema.examples ?? []) {
      for (const key of schema.required ?? []) {
        const { [key]: _, ...rest } = example as Json;
        const found = await diagnose(pageWith(rest));
        expect(
          found.map(({ code, range }) => [code, range.start.line]),
          key,
        ).toEqual([[key === 'type' ? 'P106' : 'P101', 4]]);
        expect(found[0]?.hints[0], key).toMatch(/: ./);
      }
    }
  });
});
