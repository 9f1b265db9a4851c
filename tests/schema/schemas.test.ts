import { Ajv2019 } from 'ajv/dist/2019.js';
import { describe, expect, test } from 'vitest';
import { acceptsText } from '../../schema/diagnostics/accepts.ts';
import {
  readBlockSchemas,
  readContentSchemas,
  readRequestSchemas,
  readVisualSchemas,
  type Schema,
} from '../../schema/model/schemas.ts';
import { contentFolder } from '../content.ts';
import { loadContent } from '../load-content.ts';
import { exampleBlocks, pageWith } from './examples.ts';

test('every schema is one', () => {
  const ajv = new Ajv2019({ strict: false });
  const schemas = [...readContentSchemas(), ...readRequestSchemas().values()];
  const wrong = schemas.filter((schema) => !ajv.validateSchema(schema)).map(({ $id }) => $id);
  expect(wrong).toEqual([]);
});

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
  },
);

test.each([...readBlockSchemas(), ...readVisualSchemas()])('%s has examples', (_, schema) => {
  expect(schema.examples?.length).toBeGreaterThan(0);
});

describe('an example can be copied to a page', () => {
  const named = [...exampleBlocks()].map((block, index) => {
    const { type, visual } = block as { type: string; visual?: { kind: string } };
    return [`${type === 'feature' && visual ? visual.kind : type} ${index}`, block] as const;
  });
  test.each(named)('%s', async (_, block) => {
    const { diagnostics } = await loadContent(
      contentFolder({ 'pages/example.yaml': pageWith(block) }),
    );
    // What codes with R are about is in other blocks and on other pages.
    const found = diagnostics.filter(({ code }) => !code.startsWith('R'));
    expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  });
});
