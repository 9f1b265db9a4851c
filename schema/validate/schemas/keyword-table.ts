import { formats } from '../../model/formats.ts';
import { roles } from '../../model/schemas.ts';
import type { ValidationContext } from '../validation-context.ts';
import type { Shape } from './shapes.ts';

/** A type of a value, as `type` names it. */
type ValueType = 'array' | 'boolean' | 'integer' | 'number' | 'object' | 'string';

interface Keyword {
  /** The shape of its value. */
  is: Shape;
  /** The types that it can stand beside; absent if it says something about any value. */
  of?: ValueType | readonly ValueType[];
  /** Whether it may also stand beside a `$ref` to such a value. */
  besideRef?: true;
}

type OwnKeyword =
  | 'role'
  | 'shownWidth'
  | 'silhouette'
  | 'x-budget'
  | keyof ValidationContext['checks']
  | keyof ValidationContext['notes'];

const types: readonly ValueType[] = ['array', 'boolean', 'integer', 'number', 'object', 'string'];

const property: Shape = { name: 'property' };
const properties: Shape = { listOf: property };
const item: Shape = { name: 'item' };
const inside: Shape = { name: 'inside' };
const below: Shape = { name: 'below' };
const place: Shape = { name: 'place' };
const words: Shape = { listOf: 'text' };
const schemas: Shape = { listOf: 'schema' };

/** A group in which every part is needed. */
const whole = (group: Record<string, Shape>): Shape => ({ group, needs: Object.keys(group) });

/** Requires a value at a place, or this one. */
const condition: Shape = { group: { at: place, is: 'any' }, needs: ['at'] };

/** Keywords of JSON Schema. */
const standardKeywords = {
  $schema: { is: 'text' },
  $id: { is: 'text' },
  $ref: { is: 'text' },
  $comment: { is: 'text' },
  title: { is: 'text' },
  description: { is: 'text' },
  type: { is: { oneOf: types } },
  const: { is: 'any' },
  enum: { is: { listOf: 'any' } },
  default: { is: 'any' },
  examples: { is: { listOf: 'any' } },
  definitions: { is: { mapOf: 'schema' } },

  required: { is: properties, of: 'object' },
  properties: { is: { mapOf: 'schema' }, of: 'object' },
  additionalProperties: { is: { either: ['switch', 'schema'] }, of: 'object' },
  patternProperties: { is: { mapOf: 'schema' }, of: 'object' },
  propertyNames: { is: 'schema', of: 'object' },
  minProperties: { is: 'count', of: 'object' },
  maxProperties: { is: 'count', of: 'object' },

  items: { is: 'schema', of: 'array' },
  contains: { is: 'schema', of: 'array' },
  minItems: { is: 'count', of: 'array' },
  maxItems: { is: 'count', of: 'array' },
  uniqueItems: { is: 'switch', of: 'array' },

  minLength: { is: 'count', of: 'string' },
  maxLength: { is: 'count', of: 'string' },
  pattern: { is: 'pattern', of: 'string' },
  format: { is: { oneOf: Object.keys(formats) }, of: 'string' },

  minimum: { is: 'number', of: 'number' },
  maximum: { is: 'number', of: 'number' },
  exclusiveMinimum: { is: 'number', of: 'number' },
  exclusiveMaximum: { is: 'number', of: 'number' },
  multipleOf: { is: 'number', of: 'number' },

  if: { is: 'schema' },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { is: 'schema' },
  else: { is: 'schema' },
  not: { is: 'schema' },
  oneOf: { is: schemas },
  anyOf: { is: schemas },
  allOf: { is: schemas },
} satisfies Record<string, Keyword>;

/** Keywords whose schemas are about the same value. */
export const aboutSameValue: ReadonlySet<unknown> = new Set([
  ...['if', 'then', 'else', 'not', 'oneOf', 'anyOf', 'allOf'],
]);

/** Keywords of our own that validation acts on: schema/README.md says what they mean. */
export const ownKeywords = {
  role: { is: { oneOf: roles } },
  shownWidth: {
    is: {
      either: [
        'number',
        {
          listOf: {
            group: { where: { mapOf: 'any', keys: 'beside' }, width: 'number' },
            needs: ['width'],
          },
        },
      ],
    },
  },
  silhouette: { is: 'switch', of: 'string' },
  'x-budget': { is: whole({ characters: 'count', reason: 'text' }), of: 'string' },

  // What is an error.
  ordered: { is: properties, of: 'object' },
  within: { is: { listOf: 'number' }, of: 'object', besideRef: true },
  atMostOne: { is: { listOf: { either: [property, properties] } }, of: 'object' },
  fieldsOf: { is: { name: 'request' }, of: 'object' },
  among: { is: place, of: ['string', 'number'] },
  asManyAs: { is: place, of: 'array' },
  atMostAsManyAs: { is: place, of: 'array' },

  // What is a warning.
  totals: { is: place, of: 'array', besideRef: true },
  addsUp: { is: whole({ whole: property, parts: below, name: property }), of: 'object' },
  leadsTo: {
    is: whole({
      ...{ start: below, steps: below, end: below },
      ...{ parts: inside, change: inside, value: inside, name: inside },
    }),
    of: 'object',
  },
  flows: { is: whole({ columns: below, streams: below }), of: 'object' },
  carries: {
    is: whole({ start: place, adds: item, takes: item, gives: item, name: item }),
    of: 'array',
  },
  figure: {
    is: {
      group: {
        label: { either: [property, properties] },
        ...{ value: property, owner: property },
        ...{ columns: below, rows: below, values: { listOf: below }, names: { listOf: inside } },
      },
      needs: ['label'],
    },
    of: 'object',
  },
  prices: {
    is: {
      group: { columns: property, rows: property, cells: inside, name: inside, marked: inside },
      needs: ['columns', 'rows', 'cells'],
    },
    of: 'object',
  },
  series: { is: item, of: 'array' },
  states: {
    is: {
      group: {
        ...{ text: property, value: property, unit: property },
        ...{ drawnIn: { listOf: place }, sums: { listOf: below } },
      },
      needs: ['text'],
    },
    of: 'object',
  },
  endsWith: {
    is: whole({ start: property, end: property, lists: properties }),
    of: 'object',
  },
  compares: { is: properties, of: 'object' },
  distinct: { is: item, of: ['array', 'object'] },
  ticks: { is: item, of: 'array' },
  copied: { is: item, of: 'array' },
  sameNames: { is: whole({ list: inside, name: inside }), of: 'object' },
  neighboursDiffer: { is: 'true', of: 'array' },
  inTime: { is: item, of: 'array' },
  endsLater: { is: 'true', of: 'string' },
  periodOfLabels: {
    is: { group: { labels: below, areTicks: 'true' }, needs: ['labels'] },
    of: 'object',
  },
  spansMonths: {
    is: whole({ start: property, end: property, lists: properties }),
    of: 'object',
  },
  alongLabels: { is: whole({ labels: below, lines: below }), of: 'object' },
  fillLabels: { is: whole({ labels: below, lists: properties }), of: 'object' },
  startsBelow: {
    is: {
      group: { axis: property, values: { listOf: below }, start: below, steps: below },
      needs: ['axis'],
    },
    of: 'object',
  },
  spreads: {
    is: whole({ deviation: property, steps: below, values: { listOf: below } }),
    of: 'object',
  },
  withinList: { is: place, of: 'number' },
  countOf: { is: place, of: 'number' },
  rising: { is: item, of: 'array' },
  partOfInflow: { is: place, of: 'array' },
  steps: { is: 'true', of: 'object' },
  oneUnit: { is: item, of: 'array' },
  unitOfTitle: { is: 'true', of: 'object' },
  unitOnce: { is: 'true', of: 'object' },
  besideNumber: { is: { oneOf: ['before', 'behind'] }, of: 'string' },
  lastOnes: { is: item, of: 'array' },
  shownWith: { is: condition },
  namesEach: { is: { mapOf: condition, keys: 'property' }, of: 'object' },
  atLeastOne: { is: properties, of: 'object' },
  partOf: { is: place, of: 'string' },
  numbersSections: { is: whole({ list: property, when: property }), of: 'object' },
  placeholders: { is: words },
  expected: { is: whole({ pattern: 'pattern', what: 'text' }), of: 'string' },
} satisfies Record<OwnKeyword, Keyword>;

/** Keywords that validation ignores. They help to explain mistakes. */
export const noteKeywords = {
  'x-synonyms': { is: words },
  'x-value-synonyms': { is: { mapOf: words, keys: 'choice' } },
  'x-doubtful': { is: { listOf: { name: 'synonym' } } },
  'x-signs': { is: { mapOf: words }, of: 'string' },
  'x-opposites': { is: words, of: 'boolean' },
  'x-unit': { is: 'text', of: ['number', 'object'], besideRef: true },
  'x-form': { is: 'text' },
  'x-names': { is: 'pattern', of: 'object' },
  'x-quoted': { is: 'true', of: 'string' },
  'x-instead': { is: { mapOf: 'text', keys: 'absent' } },
  'x-value-instead': { is: { mapOf: 'text' } },
  'x-main': { is: property },
  'x-parts': { is: properties, of: 'object' },
  'x-collects': { is: words, of: ['array', 'string'] },
  'x-default': { is: { either: ['switch', { oneOf: [null] }, { name: 'choice' }] } },
  'x-renamed-from': { is: { listOf: { name: 'absentBeside' } } },
  'x-removed': { is: { mapOf: 'text', keys: 'absent' }, of: 'object' },
} satisfies Record<string, Keyword>;

/** Keywords of JSON Schema that have no place in these schemas, and what says the same. */
export const otherKeywords: Readonly<Record<string, string>> = {
  $defs: '"definitions"',
  dependentRequired: '"if" and "then"',
  dependentSchemas: '"if" and "then"',
  dependencies: '"if" and "then"',
  unevaluatedProperties: '"additionalProperties"',
};

/** Every keyword that a schema may have. */
export const keywords: Readonly<Record<string, Keyword>> = {
  ...standardKeywords,
  ...ownKeywords,
  ...noteKeywords,
};
