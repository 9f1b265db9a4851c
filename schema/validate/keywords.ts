import type { Ajv, SchemaValidateFunction } from 'ajv';
import { pointerToPath } from '../diagnostics/pointer.ts';

/** Where in the content a value stands. */
type Context = Parameters<SchemaValidateFunction>[3];

/** Teaches ajv what JSON Schema cannot say: how the values of one block depend on each other. */
export function addKeywords(ajv: Ajv): void {
  const ofNames = { type: 'object', schemaType: 'array' } as const;
  ajv.addKeyword({ ...ofNames, keyword: 'ordered', validate: isOrdered });
  // Stands beside a reference, which says that the value is an object.
  ajv.addKeyword({ keyword: 'within', schemaType: 'array', validate: isWithin });
  ajv.addKeyword({ ...ofNames, keyword: 'atMostOne', validate: hasAtMostOne });
  ajv.addKeyword({ keyword: 'among', type: 'string', schemaType: 'string', validate: isAmong });
  const ofItems = { type: 'array', schemaType: 'string' } as const;
  ajv.addKeyword({ ...ofItems, keyword: 'asManyAs', validate: hasAsManyAs });
  ajv.addKeyword({ ...ofItems, keyword: 'atMostAsManyAs', validate: hasAtMostAsManyAs });
}

/** Keyword `ordered`: the numbers of these names must not fall from one to the next. */
const isOrdered: SchemaValidateFunction = (
  names: string[],
  numbers: Record<string, unknown>,
  parentSchema,
) => {
  const neighbours = names.slice(1).map((name, index) => ({ previous: names[index] ?? '', name }));
  const params = neighbours.find(({ previous, name }) => {
    const [first, second] = [numbers[previous], numbers[name]];
    return typeof first === 'number' && typeof second === 'number' && second < first;
  });
  if (!params) return true;
  isOrdered.errors = [{ keyword: 'ordered', params, parentSchema }];
  return false;
};

/** Keyword `within`: `minimum`, `default` and `maximum` of a slider must be from the first number to the second. */
const isWithin: SchemaValidateFunction = (
  [lowest, highest]: [number, number],
  slider: unknown,
  parentSchema,
) => {
  const numbers = Object(slider);
  isWithin.errors = ['minimum', 'default', 'maximum']
    .filter((name) => numbers[name] < lowest || numbers[name] > highest)
    .map((name) => ({ keyword: 'within', params: { name, lowest, highest }, parentSchema }));
  return isWithin.errors.length === 0;
};

/** Keyword `atMostOne`: of the properties of these names there may be one, or none. */
const hasAtMostOne: SchemaValidateFunction = (names: string[], object: object, parentSchema) => {
  const [first, second] = names.filter((name) => name in object);
  if (second === undefined) return true;
  hasAtMostOne.errors = [{ keyword: 'atMostOne', params: { first, second }, parentSchema }];
  return false;
};

// Keyword `among`: `2/bars/*/label` is a text that a bar has as its label, two levels above.
const isAmong: SchemaValidateFunction = (place: string, text: string, parentSchema, context) => {
  const allowedValues = valuesAt(place, context);
  if (allowedValues.includes(text)) return true;
  isAmong.errors = [{ keyword: 'among', params: { allowedValues }, parentSchema }];
  return false;
};

/** Keyword `asManyAs`: `3/columns` is a list of as many items as `columns` has, three levels above. */
const hasAsManyAs = counting('asManyAs', (count, limit) => count === limit);

/** Keyword `atMostAsManyAs`: the same, but fewer will do. */
const hasAtMostAsManyAs = counting('atMostAsManyAs', (count, limit) => count <= limit);

function counting(keyword: string, isRight: (count: number, limit: number) => boolean) {
  const validate: SchemaValidateFunction = (place: string, items: unknown[], schema, context) => {
    const limit = valuesAt(`${place}/*`, context).length;
    if (isRight(items.length, limit)) return true;
    const name = place.split('/').at(-1);
    validate.errors = [{ keyword, params: { limit, name }, parentSchema: schema }];
    return false;
  };
  return validate;
}

/**
 * The values at a place relative to the one that is looked at: first how many levels up, then the
 * way down, where `*` is every item. Nothing where the content is not of that shape.
 */
function valuesAt(place: string, context: Context): unknown[] {
  const [up, ...down] = place.split('/');
  const path = pointerToPath(context?.instancePath ?? '');
  const steps = [...path.slice(0, path.length - Number(up)), ...down];
  let values: unknown[] = [context?.rootData];
  for (const step of steps) {
    values = values.flatMap((value): unknown[] => {
      if (step === '*') return Array.isArray(value) ? value : [];
      const found = (value as Record<string | number, unknown> | undefined)?.[step];
      return found === undefined ? [] : [found];
    });
  }
  return values;
}
