import type { Schema } from '../../model/schemas.ts';
import { resolvePiece } from '../../model/wording.ts';
import { accepts, isOfKind } from '../accepts.ts';
import { type Conversion, ifAccepted, likely, type Meant, surely } from './conversion.ts';
import { isCapital, isLabel, isShort, partsOf } from './divide-text.ts';
import { figureIn, valuesInOrder } from './group-of-values.ts';

/** Converts a value to a list. */
export function toList(value: unknown, schema: Schema, meant: Meant): Conversion | undefined {
  if (typeof value === 'string') {
    const list = fromText(value, schema, meant);
    const isOne = list?.[0] === value && !mayBeSeveral.test(value);
    const isSure = isOne || (areNumbers.test(value.trim()) && isOfKind(0, schema.items));
    return (isSure ? surely : likely)(list);
  }
  if (typeof value !== 'object' || value === null) return likely(itemsFrom([value], schema, meant));
  if (!Array.isArray(value)) return fromGroup(value, schema, meant);
  return likely(itemsFrom(value, schema, meant)) ?? surely(itemsFrom([value], schema, meant));
}

/** Without the spaces, `0,7` may be one number. */
const areNumbers = /^-?\d+(?:\.\d+)?(?:,\s+-?\d+(?:\.\d+)?)+$/;

/** Signs and words between the items of a list; a sentence may have the words. */
const mayBeSeveral = /,\s|[;|]| [/·•] |\p{L}\/\p{Lu}|(?<![.!?]) (?:&|and|und|et) (?!.*[.!?]$)/u;

/** Returns the list with each of these values as an item. */
const itemsFrom = (values: readonly unknown[], schema: Schema, meant: Meant) =>
  ifAccepted(
    values.map((each) => meant(each, schema.items)),
    schema,
  );

/** Removes what is around a whole list: `(One, Two)`, or the brackets within quotes. */
const withoutBrackets = (text: string): string =>
  /^(?:\((?<round>[^()]*,[^()]*)\)|\[(?<square>[^[\]]*,[^[\]]*)\])$/s
    .exec(text.trim())
    ?.slice(1)
    .find((inner) => inner !== undefined)
    ?.replace(/(?<=^|,)\s*(["'])([^"',]*)\1\s*(?=,|$)/g, '$2') ?? text;

function fromText(written: string, schema: Schema, meant: Meant): unknown[] | undefined {
  const text = withoutBrackets(written);
  const item = resolvePiece(schema.items);
  const parts = partsOf(text);
  return (
    (isEnumeration(text, parts, item, meant) ? itemsFrom(parts, schema, meant) : undefined) ??
    itemsFrom([text], schema, meant) ??
    itemsFrom(parts, schema, meant)
  );
}

/** Whether the parts of a text are most likely items of a list. */
const isEnumeration = (text: string, parts: readonly string[], item: Schema, meant: Meant) =>
  parts.length > 1 &&
  (/[\n|;]| [/·•] |^[-\d. ]+$/.test(text) ||
    parts.every(isShort) ||
    (parts.length > 2 && parts.every(isLabel)) ||
    parts.every(isCapital) ||
    parts.every((part) => figureIn(part, item, meant)));

function fromGroup(group: object, schema: Schema, meant: Meant): Conversion | undefined {
  const item = resolvePiece(schema.items);
  if (accepts(group, item)) return surely(ifAccepted([group], schema));
  const entries = Object.entries(group);
  const names = entries.map(([name]) => name);
  const values = entries.map(([, value]) => value);
  // `{ Starter, Professional }`
  if (entries.length > 1 && values.every((value) => value === null))
    return surely(itemsFrom(names, schema, meant));
  // `items: [One, Two]` instead of the list itself, or `Jan: 12` for each of its items.
  if (entries.length === 1 && accepts(values[0], schema)) return likely(values[0]);
  // Keys or values with the item's format, such as addresses.
  const isOfScalars =
    entries.length > 1 &&
    values.every((value) => typeof value !== 'object') &&
    (isOfKind('', item) || isOfKind(0, item));
  const exact = [
    ...(item.pattern === undefined ? [] : [names, values]),
    ...(isOfScalars ? [values] : []),
  ].find((list) => accepts(list, schema));
  if (exact || !isOfKind({}, item)) return likely(exact);
  const named = ifAccepted(
    entries.map((entry) => {
      const figure = figureIn(entry.join(': '), item, meant);
      // `12 days` is one value, not a number and the beginning of what follows.
      const isWhole = Object.values(Object(figure)).some((part) => entry.includes(part));
      return isWhole ? figure : (valuesInOrder(entry, item, meant) ?? figure);
    }),
    schema,
  );
  return likely(named) ?? surely(itemsFrom([group], schema, meant));
}
