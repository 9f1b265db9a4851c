import { Ajv2019 } from 'ajv/dist/2019.js';
import { describe, expect, test } from 'vitest';
import { acceptsText } from '../../schema/diagnostics/accepts.ts';
import {
  type Budget,
  readBlockSchemas,
  readContentSchemas,
  readRequestSchemas,
  readSchema,
  readSiteSchema,
  readVisualSchemas,
  type Schema,
} from '../../schema/model/schemas.ts';
import { resolvePiece } from '../../schema/model/wording.ts';
import { createAjv } from '../../schema/validate/ajv.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import { findLostPlaces } from './lost-places.ts';

test('every schema is one', () => {
  const ajv = new Ajv2019({ strict: false });
  const schemas = [...readContentSchemas(), ...readRequestSchemas().values()];
  const wrong = schemas.filter((schema) => !ajv.validateSchema(schema)).map(({ $id }) => $id);
  expect(wrong).toEqual([]);
});

test('a role that no rule reads is refused', () => {
  expect(() => createAjv().compile({ type: 'string', role: 'linc' })).toThrow(/role/);
});

test('no two pieces have the same name, by which types and messages find them', () => {
  const names = readContentSchemas().flatMap(({ definitions = {} }) => Object.keys(definitions));
  expect(names).toEqual([...new Set(names)]);
});

const blocks = [...readBlockSchemas()];
const validator = await createContentValidator();

/** Every schema inside a schema that describes a value of its own, with the way to it. */
function* fieldsOf(schema: Schema, path: string): Generator<[string, Schema]> {
  for (const [name, field] of Object.entries({ ...schema.properties, ...schema.definitions })) {
    yield [`${path}.${name}`, field];
    yield* fieldsOf(field, `${path}.${name}`);
  }
  if (schema.items) {
    yield [`${path}[]`, schema.items];
    yield* fieldsOf(schema.items, `${path}[]`);
  }
  for (const branch of schema.oneOf ?? []) yield* fieldsOf(branch, path);
}

/** Names in a schema's notes that contradict the schema itself. */
function mistakenNotes(schema: Schema): string[] {
  const { properties = {}, enum: values = [], items } = resolvePiece(schema);
  const note = <T>(name: string, none: T) => (schema[name] ?? none) as T;
  const former = Object.values(properties).flatMap(
    (property) => (resolvePiece(property)['x-renamed-from'] ?? []) as string[],
  );
  const gone = [
    ...former,
    ...Object.keys(note('x-removed', {})),
    ...Object.keys(note('x-instead', {})).flatMap((names) => names.split(', ')),
  ];
  const main = schema['x-main'] === undefined ? [] : [String(schema['x-main'])];
  const budget = note<Partial<Budget>>('x-budget', {});
  const valueSynonyms = Object.values(note<Record<string, string[]>>('x-value-synonyms', {}));
  return [
    ...gone.filter((name) => Object.hasOwn(properties, name) && !items),
    ...[(schema.type !== 'boolean' && schema['x-default']) || []]
      .flat()
      .map(String)
      .filter((value) => !values.includes(value)),
    ...main.filter((name) => !Object.hasOwn(properties, name)),
    ...Object.keys(note('x-value-synonyms', {})).filter(
      (value) => values.length > 0 && !values.includes(value),
    ),
    ...note<string[]>('x-doubtful', []).filter(
      (word) =>
        ![
          ...note<string[]>('x-synonyms', []),
          ...note<string[]>('x-renamed-from', []),
          ...valueSynonyms.flat(),
        ].includes(word),
    ),
    ...(Number(budget.characters ?? 0) > Number(schema.maxLength ?? Infinity) ? ['x-budget'] : []),
  ];
}

/** What keywords compare, without the properties that a group or each item of a list has. */
function comparedIn(schema: Schema): string[] {
  const { properties = {}, items = {} } = resolvePiece(schema);
  const namesOf = (...keywords: string[]) =>
    keywords.flatMap((keyword) => [schema[keyword] ?? []].flat(2)).map(String);
  const item = resolvePiece(items).properties ?? {};
  return [
    ...namesOf('ordered', 'atMostOne', 'atLeastOne', 'compares').filter(
      (name) => !Object.hasOwn(properties, name),
    ),
    ...namesOf('copied', 'distinct', 'inTime', 'lastOnes', 'oneUnit', 'rising', 'ticks').filter(
      (name) => name !== '' && !Object.hasOwn(item, name),
    ),
  ];
}

const lostPlaces = findLostPlaces([readSchema('page.json'), readSiteSchema()]);

test('a place that is misspelt is found', () => {
  const visual: Schema = { type: 'object', properties: {} };
  const after = (at: string): Schema => ({ type: 'string', shownWith: { at } });
  const fields = { heading: after('1/visual'), caption: after('1/visaul'), visual };
  const find = findLostPlaces([{ type: 'object', properties: fields }]);
  expect(Object.values(fields).flatMap(find)).toEqual(['1/visaul']);
});

describe.each(readContentSchemas().map((schema) => [schema.$id ?? '', schema] as const))(
  '%s',
  (id, schema) => {
    test('explains every field to authors', () => {
      const silent = [...fieldsOf(schema, id)]
        .filter(([, field]) => !field.description && !field.$ref && field.const === undefined)
        .map(([path]) => path);
      expect(silent).toEqual([]);
      expect(schema.description ?? id).toBeTruthy();
    });

    test('compares only properties that there are', () => {
      const unknown = [[id, schema] as const, ...fieldsOf(schema, id)].flatMap(([path, field]) =>
        comparedIn(field).map((name) => `${path}.${name}`),
      );
      expect(unknown).toEqual([]);
    });

    test('leads only to places that there are', () => {
      const lost = [[id, schema] as const, ...fieldsOf(schema, id)].flatMap(([path, field]) =>
        lostPlaces(field).map((place) => `${path}: ${place}`),
      );
      expect(lost).toEqual([]);
    });

    test('says the form of each text that has one, with examples that have it', () => {
      const unsaid = [[id, schema] as const, ...fieldsOf(schema, id)]
        .filter(([, { pattern, format }]) => pattern !== undefined || format !== undefined)
        .filter(
          ([, field]) =>
            !field['x-form'] ||
            !field.examples?.length ||
            !field.examples.every((example) => acceptsText(String(example), field)),
        )
        .map(([path]) => path);
      expect(unsaid).toEqual([]);
    });

    test('has notes about what there is, and no longer about what there is not', () => {
      const wrong = [[id, schema] as const, ...fieldsOf(schema, id)].flatMap(([path, field]) =>
        mistakenNotes(field).map((name) => `${path}: ${name}`),
      );
      expect(wrong).toEqual([]);
    });

    test('has only closed objects', () => {
      const open = [[id, schema] as const, ...fieldsOf(schema, id)]
        .filter(([, { properties }]) => properties !== undefined)
        .filter(([, { additionalProperties }]) => additionalProperties !== false)
        .map(([path]) => path);
      expect(open).toEqual([]);
    });
  },
);

describe.each(blocks)('the block %s', (type, schema) => {
  test('is named after its file', () => {
    expect(schema.$id).toBe(`blocks/${type}.json`);
    expect(schema.properties?.type?.const).toBe(type);
  });

  test('has valid examples', async () => {
    expect(schema.examples?.length).toBeGreaterThan(0);
    for (const example of schema.examples ?? []) expect(await problemsOf(example)).toEqual([]);
  });
});

describe.each([...readVisualSchemas()])('the visual %s', (kind, schema) => {
  test('is named after its file', () => {
    expect(schema.$id).toBe(`visuals/${kind}.json`);
    expect(schema.properties?.kind?.const).toBe(kind);
  });

  test('has valid examples', async () => {
    expect(schema.examples?.length).toBeGreaterThan(0);
    for (const visual of schema.examples ?? []) {
      expect(await problemsOf({ type: 'feature', heading: 'See it', visual })).toEqual([]);
    }
  });
});

async function problemsOf(block: unknown) {
  const page = { title: 'Page', description: 'A page.', blocks: [structuredClone(block)] };
  return validator.page.accept(page) ? [] : (await validator.page.explain(page)).problems;
}
