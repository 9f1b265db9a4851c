import type { Schema } from '../../model/schemas.ts';
import { resolvePiece } from '../../model/wording.ts';
import { accepts, isOfKind, wantedKind } from '../accepts.ts';
import { exampleOfSchema } from '../example-value.ts';
import type { Conversion, Meant } from './conversion.ts';
import { figureIn, valuesInOrder } from './group-of-values.ts';
import type { Around } from './read-text.ts';
import { toGroup } from './to-group.ts';
import { toList } from './to-list.ts';
import { toBoolean, toFixedValue, toNumber } from './to-number.ts';
import { toText } from './to-text.ts';

/** Converts a value to each kind that a schema may require. */
const conversions: Record<
  string,
  (value: unknown, schema: Schema, around: Around) => Conversion | undefined
> = {
  string: toText,
  fixed: toFixedValue,
  number: toNumber,
  integer: toNumber,
  boolean: toBoolean,
  array: (value, schema) => toList(value, schema, meant),
  object: (value, schema, around) => toGroup(value, schema, { around, meant }),
};

/** Converts a value to the type that a schema requires; `undefined` if the meaning is unclear. */
export function convert(
  value: unknown,
  reference: Schema | undefined,
  around: Around = { exampleOf: (_, property) => exampleOfSchema(property) },
): Conversion | undefined {
  const schema = resolvePiece(reference);
  if (value === null || value === undefined) return undefined;
  return conversions[wantedKind(schema)]?.(value, schema, around);
}

const meant: Meant = (value, schema) =>
  accepts(value, schema) ? value : convert(value, schema)?.value;

/** Returns whether a value fits a schema unchanged, after a conversion, or not at all. */
export function fitOf(
  value: unknown,
  reference: Schema | undefined,
): 'direct' | 'converted' | undefined {
  const schema = resolvePiece(reference);
  const isFixed = wantedKind(schema) === 'fixed' && typeof value === 'string';
  if (isFixed ? accepts(value, schema) : isOfKind(value, schema)) return 'direct';
  return convert(value, schema) ? 'converted' : undefined;
}

/** Converts `[Jan, 12]` to a group with its required properties in order. */
export const inOrder = (values: readonly unknown[], schema: Schema): object | undefined =>
  valuesInOrder(values, resolvePiece(schema), meant);

/** Converts `95% accuracy` and `Oct 420` to a figure with a label, if a group consists of these. */
export const figureOf = (text: string, schema: Schema): object | undefined =>
  figureIn(text, schema, meant);
