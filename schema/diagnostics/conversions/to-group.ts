import { isAddress } from '../../model/is-address.ts';
import { tagOf } from '../../model/schema-at.ts';
import type { Schema } from '../../model/schemas.ts';
import { accepts, isOfKind } from '../accepts.ts';
import { isPictureFile } from '../forms/pictures.ts';
import { type Conversion, likely, surely } from './conversion.ts';
import { groupOfText, type Inside } from './group-of-text.ts';
import { asWords, valuesInOrder } from './group-of-values.ts';
import { fromTo, linkOfPair } from './read-text.ts';
import { pairsIn, toPairs } from './to-pairs.ts';

/** Converts a value to a group. */
export function toGroup(value: unknown, schema: Schema, inside: Inside): Conversion | undefined {
  if (Array.isArray(value)) return fromList(value, schema, inside);
  const pairs = typeof value === 'string' ? toPairs(pairsIn(value, schema), schema) : undefined;
  if (pairs) return pairs;
  const isScalar = typeof value === 'string' || typeof value === 'number';
  return isScalar ? groupOfText(value, schema, inside) : undefined;
}

function fromList(
  values: readonly unknown[],
  schema: Schema,
  inside: Inside,
): Conversion | undefined {
  const pairs = toPairs(values, schema);
  if (pairs) return pairs;
  const [only] = values;
  if (values.length === 1 && typeof only === 'string' && !tagOf(schema))
    return groupOfText(only, schema, inside);
  const written = fromTo(values, schema, inside.around);
  const link = values.some(isAddress) ? linkOfPair(values, schema) : undefined;
  if (written ?? link) return likely(written ?? link);
  const groups = values.filter((item) => isOfKind(item, schema) && item !== null) as object[];
  if (groups.length > 0) return fromGroups(groups, values, schema);
  const named = valuesInOrder(values, schema, inside.meant) ?? asWords(values, schema);
  return named ? likely(named) : firstOfTexts(values, schema, inside);
}

/** Converts the first of several texts, if each may be the one thing that a group needs. */
function firstOfTexts(
  values: readonly unknown[],
  schema: Schema,
  inside: Inside,
): Conversion | undefined {
  const [first] = values;
  // Nobody knows which of several pictures is meant.
  const isOfTexts = values.every((value) => typeof value === 'string' && !isPictureFile(value));
  if (tagOf(schema) || schema.required?.length !== 1 || !isOfTexts || typeof first !== 'string')
    return undefined;
  return likely(groupOfText(first, schema, inside)?.value);
}

function fromGroups(
  groups: readonly object[],
  values: readonly unknown[],
  schema: Schema,
): Conversion | undefined {
  const isOfGroups = groups.length === values.length;
  const merged: object = Object.assign({}, ...groups);
  const count = groups.reduce((sum, group) => sum + Object.keys(group).length, 0);
  const areApart = isOfGroups && count === Object.keys(merged).length;
  // Of several complete groups only one is allowed.
  if (!areApart && values.length > 1 && values.every((item) => accepts(item, schema)))
    return likely(values[0]);
  return areApart && accepts(merged, schema) ? surely(merged) : undefined;
}
