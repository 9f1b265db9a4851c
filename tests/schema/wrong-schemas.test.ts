import { describe, expect, test } from 'vitest';
import {
  createUnionSchemas,
  readRequestSchemas,
  readSchemaFiles,
  type Schema,
} from '../../schema/model/schemas.ts';
import { PlainError } from '../../schema/plain-error.ts';
import { createAjv } from '../../schema/validate/ajv.ts';
import { checkExamples } from '../../schema/validate/schemas/check-examples.ts';
import { checkSchemas } from '../../schema/validate/schemas/check-schemas.ts';

const common: Schema = {
  $id: 'common.json',
  definitions: { heading: { type: 'string', maxLength: 90 } },
};
const block: Schema = {
  $id: 'blocks/quote-wall.json',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'heading'],
  properties: {
    type: { const: 'quote-wall' },
    heading: { $ref: '../common.json#/definitions/heading' },
    note: { type: 'string', minLength: 1, shownWith: { at: '1/quotes/*/score' } },
    tone: { enum: ['ink', 'subtle'], default: 'ink', 'x-default': null },
    picture: { type: 'string', role: 'picture', shownWidth: 600 },
    quotes: {
      type: 'array',
      distinct: 'text',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          text: { type: 'string', 'x-synonyms': ['words'] },
          score: { type: 'integer', minimum: 0 },
          who: { type: 'string' },
        },
        if: { required: ['who'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { required: ['score'] },
      },
    },
  },
};
const page: Schema = {
  $id: 'page.json',
  type: 'object',
  additionalProperties: false,
  properties: { blocks: { type: 'array', items: { $ref: 'blocks/quote-wall.json' } } },
};

/** These three files, with one keyword or value a line. */
const written = JSON.stringify([common, block, page], null, 1);

/** The text from the place that is reported after a change of the files, and what is said about it. */
function faultAfter(right: string, wrong: string): { at: string; message: string } | undefined {
  expect(written).toContain(right);
  const files: Schema[] = JSON.parse(written.replace(right, () => wrong));
  const textOf = (file: string) =>
    JSON.stringify(
      files.find(({ $id }) => $id === file),
      null,
      1,
    );
  const compile = () => {
    const ajv = createAjv({ strictSchema: false });
    for (const schema of files) ajv.addSchema(schema);
    return ajv;
  };
  try {
    checkSchemas(files, [], textOf);
    checkExamples(files, compile(), compile, textOf);
    return undefined;
  } catch (error) {
    // Its message is all that is printed.
    expect(error).toBeInstanceOf(PlainError);
    const { message } = error as PlainError;
    const [, file = '', line, column] = /^schema\/(.+?):(\d+):(\d+): /.exec(message) ?? [];
    const at =
      textOf(file)
        .split('\n')
        [Number(line) - 1]?.slice(Number(column) - 1) ?? '';
    return { at, message };
  }
}

test('these schemas are right, and so are those of the project', () => {
  expect(faultAfter('', '')).toBeUndefined();
  checkSchemas([...readSchemaFiles(), ...readRequestSchemas().values()], createUnionSchemas());
});

describe('a wrong schema is reported at its place', () => {
  test.each([
    // Keywords and their shapes
    ['"minLength"', '"minLenght"', '"minLenght"', '"minLength"'],
    ['"minLength"', '"dependentRequired"', '"dependentRequired"', '"if" and "then"'],
    ['"array"', '"list"', '"list"', '"array"'],
    ['"minLength": 1', '"minLength": "1"', '"1"', 'whole number'],
    ['"minLength": 1', '"pattern": "(("', '"(("', 'regular expression'],
    ['"minLength": 1', '"format": "mail"', '"mail"', '"email"'],
    ['"minLength": 1', '"role": "linc"', '"linc"', '"link"'],
    ['"minLength": 1', '"x-instead": 5', '5', '"x-instead"'],
    ['"at": ', '"att": ', '"att"', '"at"'],
    [
      '"shownWidth": 600',
      '"shownWidth": [{ "where": { "tone": "ink" }, "width": 80 }]',
      '"shownWidth"',
      'where',
    ],
    [
      '"shownWidth": 600',
      '"shownWidth": [{ "where": { "ton": 1 }, "width": 8 }, { "width": 9 }]',
      '"ton"',
      '"tone"',
    ],
    // Keywords where they say nothing
    ['"minLength"', '"maximum"', '"maximum"', 'a number'],
    ['"enum": [', '"maxLength": 4, "enum": [', '"maxLength"', '"string"'],
    ['"if": {', '"not": {', '"then"', '"if"'],
    ['"maxLength": 90', '"default": "-"', '"default"', 'property'],
    [
      '"maxLength": 90',
      '"maxLength": 9, "x-budget": { "characters": 10, "reason": "R" }',
      '"x-budget"',
      'maxLength',
    ],
    [
      '"role": "picture"',
      '"type": "string", "anyOf": [{ "type": "array" }]',
      '"type": "array"',
      '"string"',
    ],
    ['"additionalProperties": false,', '', '"properties"', 'additionalProperties'],
    // References
    ['../common.json', '../comon.json', '"../comon.json', ''],
    [
      'definitions/heading',
      'definitions/headin',
      '"../common.json#/definitions/headin"',
      '"heading"',
    ],
    ['#/definitions/heading', '#/heading', '"../common.json#/heading"', ''],
    // Names of pieces
    [
      '"required": [',
      '"definitions": { "heading": { "type": "number" } }, "required": [',
      '"heading": {',
      'schema/common.json',
    ],
    // Names of properties
    ['"heading"\n', '"headin"\n', '"headin"', '"heading"'],
    ['"who"\n', '"whom"\n', '"whom"', '"who"'],
    ['"score"\n', '"scores"\n', '"scores"', '"score"'],
    ['"distinct": "text"', '"distinct": "txt"', '"txt"', '"text"'],
    ['"distinct": "text"', '"series": "scor"', '"scor"', '"score"'],
    ['1/quotes/*/score', '1/quotes/*/scor', '"1/quotes/*/scor"', ''],
    ['1/quotes/*/score', '2/quotes', '"2/quotes"', '2 levels'],
    ['"required": [', '"ordered": ["heading", "not"], "required": [', '"not"', '"note"'],
    ['"required": [', '"atMostOne": [["heading", "not"]], "required": [', '"not"', '"note"'],
    [
      '"required": [',
      '"flows": { "columns": "quotes", "streams": "quots" }, "required": [',
      '"quots"',
      '"quotes"',
    ],
    [
      '"required": [',
      '"figure": { "label": "heading", "values": ["quotes/*/scor"] }, "required": [',
      '"quotes/*/scor"',
      '"score"',
    ],
    ['"required": [', '"x-main": "head", "required": [', '"head"', '"heading"'],
    [
      '"required": [',
      '"x-instead": { "heading, label": "Write it." }, "required": [',
      '"heading, label"',
      '"heading"',
    ],
    [
      '"required": [',
      '"fieldsOf": "demo-requset", "required": [',
      '"demo-requset"',
      '"demo-request"',
    ],
    ['"required": [', '"fieldsOf": "demo-request", "required": [', '"demo-request"', '"type"'],
    // Old names
    [
      '"text": {',
      '"quote": { "type": "string", "x-renamed-from": ["said"] }, "text": { "x-renamed-from": ["said"],',
      '"said"',
      '"quote"',
    ],
    [
      '"required": [',
      '"x-renamed-from": ["quote-wall"], "required": [',
      '"quote-wall"',
      'still in use',
    ],
    // Names of values
    ['"x-default": null', '"x-default": "subtel"', '"subtel"', '"subtle"'],
    ['"x-default": null', '"x-value-synonyms": { "inks": ["dark"] }', '"inks"', '"ink"'],
    ['"x-synonyms": [', '"x-doubtful": ["word"], "x-synonyms": [', '"word"', '"words"'],
    // Examples and defaults
    ['"default": "ink"', '"default": "inks"', '"inks"', '`tone`'],
    ['"minLength": 1', '"minLength": 3, "examples": ["One", "No"]', '"No"', '`note`'],
    [
      '"required": [',
      '"examples": [{ "type": "quote-wall", "heading": "Loved", "quotes": [{ "txt": "Yes" }] }], "required": [',
      '"txt"',
      '`quotes`',
    ],
  ])('%j written as %j', (right, wrong, marked, advice) => {
    const { at, message = '' } = faultAfter(right, wrong) ?? {};
    expect(at).toContain(marked);
    expect(message).toContain(advice);
  });
});
