import { expect, test } from 'vitest';
import { explainError } from '../../api/requests/explain-error.ts';
import { readRequestSchemas, type Schema } from '../../schema/model/schemas.ts';
import { createAjv } from '../../schema/validate/ajv.ts';

/** A field that no request has yet. */
const phone = { type: 'string', pattern: '^\\+?[0-9 ]+$', description: 'A telephone number.' };

test.each<[string, Schema, unknown, string]>([
  [
    'a pattern',
    { ...phone, 'x-form': 'digits, with or without a plus' },
    'x',
    'must be digits, with or without a plus.',
  ],
  ['a pattern without words', phone, 'x', 'does not have the right form. A telephone number.'],
  ['a whole number', { type: 'integer' }, 'x', 'must be a whole number.'],
  ['a fraction', { type: 'integer' }, 1.5, 'must be a whole number.'],
  ['a switch', { type: 'boolean' }, 'x', 'must be true or false.'],
  ['a list', { type: 'array', items: { type: 'string' } }, 'x', 'must be a list.'],
  ['too small a number', { type: 'integer', minimum: 2 }, 1, 'must be at least 2.'],
  ['too large a number', { type: 'integer', maximum: 9 }, 10, 'must be at most 9.'],
  [
    'too short a text',
    { type: 'string', minLength: 3 },
    'x',
    'must be at least 3 characters long.',
  ],
  ['other numbers', { enum: [1, 2] }, 3, 'must be one of 1, 2.'],
])('%s is explained as its schema has it', (_, field, value, detail) => {
  const schema: Schema = { type: 'object', properties: { field } };
  const validate = createAjv().compile(schema);
  validate({ field: value });
  expect(validate.errors?.map((error) => explainError(error, schema))).toEqual([
    { pointer: '#/field', detail: `\`field\` ${detail}` },
  ]);
});

test('each form of a text that a request asks for is in words', () => {
  const fields = [...readRequestSchemas().values()].flatMap(({ properties = {} }) =>
    Object.entries(properties),
  );
  const unsaid = fields.filter(
    ([, { pattern, format, 'x-form': form }]) => (pattern ?? format) !== undefined && !form,
  );
  expect(unsaid).toEqual([]);
});
