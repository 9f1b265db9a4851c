import { isAddress } from '../../addresses/is-address.ts';
import type { Schema } from '../../validate/schemas.ts';
import { accepts, isOfKind } from '../accepts.ts';
import { exampleOfSchema, markExamples } from '../example-value.ts';
import { isSameWord } from '../same-word.ts';
import { tagOf } from '../schema-at.ts';
import { type Conversion, ifAccepted, likely, surely } from './conversion.ts';
import { type Inside, textToGroup } from './group-of-text.ts';
import { asWords, byAssignments, valuesInOrder } from './group-of-values.ts';
import { fromTo, linkOfPair } from './read-text.ts';
import { pairsIn, toPairs } from './to-pairs.ts';

/** Converts a value to a group. */
export function toGroup(value: unknown, schema: Schema, inside: Inside): Conversion | undefined {
  if (Array.isArray(value)) return fromList(value, schema, inside);
  const pairs = typeof value === 'string' ? toPairs(pairsIn(value, schema), schema) : undefined;
  if (pairs) return pairs;
  const isScalar = typeof value === 'string' || typeof value === 'number';
  return isScalar ? textToGroup(value, schema, inside) : undefined;
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
    return textToGroup(only, schema, inside);
  const written =
    fromTo(values, schema, inside.around) ?? byAssignments(values.join(' '), schema, inside.meant);
  const link = values.some(isAddress) ? linkOfPair(values, schema) : undefined;
  if (written ?? link) return likely(written ?? link);
  const groups = values.filter((item) => isOfKind(item, schema) && item !== null) as object[];
  if (groups.length > 0) return fromGroups(groups, values, schema, inside);
  return likely(valuesInOrder(values, schema, inside.meant) ?? asWords(values, schema));
}

function fromGroups(
  groups: readonly object[],
  values: readonly unknown[],
  schema: Schema,
  { meant }: Inside,
): Conversion | undefined {
  const isOfGroups = groups.length === values.length;
  const named = isOfGroups ? byNamedItems(groups, schema) : undefined;
  if (named) return likely(named);
  const merged: object = Object.assign({}, ...groups);
  const count = groups.reduce((sum, group) => sum + Object.keys(group).length, 0);
  const areApart = isOfGroups && count === Object.keys(merged).length;
  // Of several complete groups only one is allowed.
  if (!areApart && values.length > 1 && values.every((item) => accepts(item, schema)))
    return likely(values[0]);
  if (areApart && accepts(merged, schema)) return surely(merged);
  // `[{ color: ink, label: Booked }, { color: grey, label: Expected }]` as the words of a legend.
  const names = values.map((group) => Object.keys(Object(group)).join());
  if (values.length < 2 || new Set(names).size > 1) return undefined;
  const words = values.map((group) => meant(group, { title: 'words', type: 'string' }));
  return likely(asWords(words, schema));
}

/**
 * Converts `[{ name: email, label: Email address }]` to `{ email: Email address }`, if each item
 * names a property.
 */
function byNamedItems(groups: readonly object[], schema: Schema): object | undefined {
  const names = Object.keys(schema.properties ?? {});
  const pairs = groups.flatMap((each) => {
    const texts = Object.entries(each)
      .filter(([key, value]) => typeof value === 'string' && !ofField.test(key))
      .map(([, value]) => String(value));
    const name =
      names.find((one) => texts.includes(one)) ??
      names.find((one) => texts.some((text) => isSameWord(text, one)));
    const at = texts.findIndex((text) => isSameWord(text, name ?? ''));
    return name === undefined || texts.length !== 2 ? [] : [[name, texts[1 - at]]];
  });
  const group = Object.fromEntries(pairs);
  if (Object.keys(group).length < groups.length) return undefined;
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(group, name));
  const examples = missing.map((name) => [name, exampleOfSchema(schema.properties?.[name])]);
  const whole = ifAccepted({ ...group, ...Object.fromEntries(examples) }, schema);
  return whole && markExamples(whole, missing);
}

/** What the field of a form has in other systems besides its name and its label. */
const ofField = /^(?:type|placeholder|help|hint|width)$/i;
