import { expect, test } from 'vitest';
import type { Schema } from '../../schema/model/schemas.ts';
import { PlainError } from '../../schema/plain-error.ts';
import { createAjv } from '../../schema/validate/ajv.ts';
import { compileOrExplain } from '../../schema/validate/schema-fault.ts';

const common: Schema = {
  $id: 'common.json',
  definitions: { heading: { type: 'string', maxLength: 90 } },
};
const block: Schema = {
  $id: 'blocks/quote-wall.json',
  type: 'object',
  properties: {
    heading: { $ref: '../common.json#/definitions/heading' },
    quotes: { type: 'array', items: { type: 'string', minLength: 1, default: '-' } },
  },
};
const page: Schema = {
  $id: 'page.json',
  type: 'object',
  properties: { blocks: { type: 'array', items: { $ref: 'blocks/quote-wall.json' } } },
};

/** What is said about these three files after a change of their text. */
function compileWith(right: string, wrong: string): string {
  const schemas: Schema[] = JSON.parse(
    JSON.stringify([common, block, page]).replace(right, () => wrong),
  );
  const ajv = createAjv();
  try {
    compileOrExplain(schemas, () => {
      for (const schema of schemas) ajv.addSchema(schema);
      ajv.getSchema('page.json');
    });
    return '';
  } catch (error) {
    // Its message is all that is printed.
    expect(error).toBeInstanceOf(PlainError);
    return (error as Error).message;
  }
}

test('right schemas are compiled', () => {
  expect(compileWith('', '')).toBe('');
});

const inBlock = 'schema/blocks/quote-wall.json';
test.each([
  ['an unknown keyword', '"minLength"', '"minLenght"', `${inBlock}, at properties/quotes/items`],
  [
    'an unknown type',
    '"array","items":{"type":"string"',
    '"list","items":{"type":"string"',
    inBlock,
  ],
  ['an unknown file', '../common.json', '../comon.json', `${inBlock}, at properties/heading`],
  ['an unknown piece', 'definitions/heading', 'definitions/headin', `${inBlock}, at`],
  ['a value of the wrong type', '"minLength":1', '"minLength":"1"', inBlock],
  ['an unknown role', '"minLength":1', '"role":"linc"', inBlock],
  ['a pattern that is none', '"minLength":1', '"pattern":"(("', inBlock],
  [
    'a mistake in a shared piece',
    '"maxLength"',
    '"maxLenght"',
    'schema/common.json, at definitions/heading',
  ],
  [
    'a mistake in the last file',
    'blocks/quote-wall.json"}',
    'blocks/quotes.json"}',
    'schema/page.json, at properties/blocks',
  ],
])('%s is reported with its file and place', (_, right, wrong, place) => {
  expect(compileWith(right, wrong)).toContain(place);
});

test.each([
  ['"minLength"', '"minLenght"', 'minLength'],
  ['definitions/heading', 'definitions/headin', '"heading"'],
  ['"minLength":1', '"role":"linc"', 'link'],
])('for %s written as %s, what is allowed is named', (right, wrong, allowed) => {
  expect(compileWith(right, wrong)).toContain(allowed);
});
