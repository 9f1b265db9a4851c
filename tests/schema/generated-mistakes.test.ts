import { describe, expect, test } from 'vitest';
import { isSameWord } from '../../schema/diagnostics/same-word.ts';
import { schemaAt } from '../../schema/diagnostics/schema-at.ts';
import { synonymsOf } from '../../schema/diagnostics/suggest-property.ts';
import { resolvePiece } from '../../schema/diagnostics/wording.ts';
import { readBlockSchemas, readVisualSchemas, type Schema } from '../../schema/validate/schemas.ts';
import { isPropertyName } from '../../schema/yaml/schema-names.ts';
import { applyFix, diagnose, explain } from '../diagnose.ts';
import { changed, exampleBlocks, groupsOf, pageOf, pageWith, renamed, textOf } from './examples.ts';

type Json = Record<string, unknown>;

interface Mistake {
  name: string;
  text: string;
  /** What the diagnostic must be about: its code, the words of its line, and the suggestion. */
  code: string;
  line: RegExp;
  suggestion?: string;
}

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

/** What has been tried of a property, wherever it stands: many blocks share the pieces of schemas. */
const tried = new Set<string>();

function isFirst(trial: string, name: string, schema: Schema | undefined): boolean {
  const { properties = {} } = schema ?? {};
  const key = JSON.stringify([trial, name, properties[name], Object.keys(properties)]);
  return !tried.has(key) && Boolean(tried.add(key));
}

/** One wrong page for each key, and each kind of mistake that people make with keys and values. */
function* mistakesOf(schema: Schema): Generator<Mistake> {
  const { examples = [] } = schema;
  const keys = examples.flatMap((example) =>
    [...objectsIn(example)].flatMap(([object, path]) =>
      Object.entries(object).map(([key, value]) => ({ example, object, path, key, value })),
    ),
  );
  for (const { example, object, path, key, value } of keys) {
    const name = [...path, key].join('.');
    const isType = key === 'type' && path.length === 0;
    const around = schemaAt(path, example, schema);
    if (!isFirst(`as ${typeof value}`, key, around)) continue;
    // Of names that authors choose, none is wrong.
    if (key.length > 3 && around?.properties) {
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

describe.each([...readBlockSchemas()])('mistakes in the block %s', (_, schema) => {
  const mistakes = [...mistakesOf(schema)];
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

const blocks = Object.groupBy(exampleBlocks(), ({ type, visual }) =>
  type === 'feature' && visual ? `feature with ${(visual as Json).kind}` : String(type),
);

describe.each(Object.entries(blocks))('in the block %s', (_, examples = []) => {
  const groups = examples.flatMap((block) =>
    [...groupsOf(block)].map((group) => ({ block, ...group })),
  );

  test('each of other people’s words for a property is understood', async () => {
    for (const { block, path, schema, object } of groups) {
      for (const name of Object.keys(object)) {
        const { properties = {} } = schema;
        const words = synonymsOf(properties[name] ?? {}).filter(
          (word) =>
            !Object.keys(properties).some((other) => isSameWord(other, word)) &&
            !Object.values(properties).some((other) => formerNames(other).includes(word)),
        );
        if (!isFirst('synonym', name, schema)) continue;
        let isWhole = false;
        for (const word of words) {
          const page = pageOf(changed(block, path, (group) => renamed(group, name, word)));
          // What a text may mean otherwise depends on the word only where it names a property.
          const isInText = !isWhole || isPropertyName(word);
          isWhole = true;
          const found = await (isInText ? diagnose(textOf(page)) : explain(page));
          expect(
            found.map(({ code }) => code),
            textOf(page),
          ).toEqual(['P104']);
          expect(found[0]?.label, word).toContain(`\`${name}\``);
        }
      }
    }
  });

  test('each missing property is found, and what is suggested makes the page valid', async () => {
    for (const { block, path, schema, object } of groups) {
      for (const name of schema.required ?? []) {
        if (!Object.hasOwn(object, name) || !isFirst('missing', name, schema)) continue;
        const text = pageWith(changed(block, path, ({ [name]: _, ...rest }) => rest));
        const [found, ...others] = await diagnose(text);
        expect(others, text).toEqual([]);
        const isTag = name === 'type' || (name === 'kind' && path.at(-1) === 'visual');
        expect(found?.code, text).toBe(
          isTag ? 'P106' : Object.keys(object).length > 1 ? 'P101' : found?.code,
        );
        if (!isTag)
          expect((await diagnose(applyFix(text, found))).filter(isNotRelated), text).toEqual([]);
      }
    }
  });

  test('each text where a group is wanted is shown as one', async () => {
    for (const { block, path, schema, object } of groups) {
      if (path.length === 0 || typeof path.at(-1) === 'number') continue;
      if (!isFirst('text', String(path.at(-1)), schema)) continue;
      const text = pageWith(changed(block, path, () => 'Some words'));
      const found = await diagnose(text);
      expect(
        found.map(({ code }) => code),
        text,
      ).toEqual(['P102']);
      const hasText = Object.values(schema.properties ?? {}).some(
        (property) => resolvePiece(property).type === 'string',
      );
      if (hasText && !('kind' in object))
        expect(found[0]?.hints.join(' '), text).toContain('Some words');
    }
  });
});

const formerNames = (schema: Schema): string[] =>
  (resolvePiece(schema)['x-renamed-from'] ?? []) as string[];

/** An example's values may not agree with those around it: a label that is there, as many as columns. */
const isNotRelated = ({ code }: { code: string }) => !['P103', 'P109', 'P110'].includes(code);

const types = [...readBlockSchemas(), ...readVisualSchemas()];

describe('other people’s words for blocks and visuals', () => {
  test.each(types)('%s', async (name, schema) => {
    const [example] = (schema.examples ?? []) as Json[];
    for (const word of (schema['x-synonyms'] ?? []) as string[]) {
      const isBlock = 'type' in (schema.properties ?? {});
      const text = isBlock
        ? pageWith({ ...example, type: word })
        : pageWith({ type: 'feature', heading: 'See it', visual: { ...example, kind: word } });
      const [found, ...others] = await diagnose(text);
      expect(others, word).toEqual([]);
      expect(found?.label, word).toContain(`\`${name}\``);
    }
  });
});
