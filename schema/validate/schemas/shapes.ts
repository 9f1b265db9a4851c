import { isGroup } from '../../is-group.ts';
import type { Path } from '../../model/diagnostics.ts';
import type { Schema } from '../../model/schemas.ts';
import { suggest } from '../../model/suggest.ts';
import { joinOr } from '../../model/wording.ts';

/**
 * What a name in a schema leads to:
 * - `property`: a property of the group, or `item` of each item of the list (empty for the items themselves)
 * - `inside`: a property of anything in the value
 * - `below`: a way down from the value, `bars/*\/value`
 * - `beside`: a property beside the value
 * - `place`: a number of levels up, then a way down, `1/title`
 * - `choice`: one of the values that the schema lists
 * - `synonym`: a name that the schema has as a synonym
 * - `request`: a request, whose fields the group can have
 * - `absent`, `absentBeside`: a property that is not in the group, or not beside the value
 */
export type Meaning =
  | 'property'
  | 'item'
  | 'inside'
  | 'below'
  | 'beside'
  | 'place'
  | 'choice'
  | 'synonym'
  | 'request'
  | 'absent'
  | 'absentBeside';

/** The shape of a keyword's value. */
export type Shape =
  | 'any'
  | 'text'
  | 'number'
  | 'count'
  | 'switch'
  | 'true'
  | 'pattern'
  | 'schema'
  | { oneOf: readonly unknown[] }
  | { name: Meaning }
  | { listOf: Shape }
  | { mapOf: Shape; keys?: Meaning }
  | { group: Readonly<Record<string, Shape>>; needs: readonly string[] }
  | { either: readonly Shape[] };

/** What is in a keyword's value. */
export type Found =
  | { path: Path; at: 'key' | 'value'; fault: string }
  | { path: Path; at: 'key' | 'value'; name: string; meaning: Meaning }
  | { path: Path; inner: Schema };

/** Finds the names and the schemas in a value, and what does not have the shape. */
export function* readShape(shape: Shape, value: unknown, path: Path): Generator<Found> {
  if (!isOfKind(shape, value)) {
    const fault = `${nameOf(path)} must be ${inWords(shape)}, and is ${JSON.stringify(value)}.`;
    yield { path, at: 'value', fault };
  } else if (shape === 'schema') yield { path, inner: value as Schema };
  else if (typeof shape === 'string') return;
  else if ('name' in shape) yield* namesIn(value as string, shape.name, path, 'value');
  else if ('listOf' in shape)
    for (const [index, item] of (value as unknown[]).entries())
      yield* readShape(shape.listOf, item, [...path, index]);
  else if ('mapOf' in shape)
    for (const [key, each] of Object.entries(value as object)) {
      if (shape.keys) yield* namesIn(key, shape.keys, [...path, key], 'key');
      yield* readShape(shape.mapOf, each, [...path, key]);
    }
  else if ('group' in shape) yield* readGroup(shape, value as Record<string, unknown>, path);
  else if ('either' in shape)
    yield* readShape(shape.either.find((each) => isOfKind(each, value)) ?? 'any', value, path);
}

function* readGroup(
  { group, needs }: Extract<Shape, { group: unknown }>,
  value: Record<string, unknown>,
  path: Path,
): Generator<Found> {
  for (const [key, each] of Object.entries(value)) {
    const at = [...path, key];
    const shape = group[key];
    if (shape) yield* readShape(shape, each, at);
    else {
      const fault = `"${key}" is not a part of ${nameOf(path)}.${meant(key, Object.keys(group))}`;
      yield { path: at, at: 'key', fault };
    }
  }
  for (const key of needs)
    if (!(key in value))
      yield { path, at: 'value', fault: `${nameOf(path)} needs ${JSON.stringify(key)}.` };
}

/** Of what people may call a property, the names are written in one text. */
const namesIn = (text: string, meaning: Meaning, path: Path, at: 'key' | 'value'): Found[] =>
  (meaning === 'absent' ? text.split(', ') : [text]).map((name) => ({ path, at, name, meaning }));

/** Whether a value is a text, a list or another thing as the shape wants it; not what is in it. */
function isOfKind(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') return simple[shape].accepts(value);
  if ('name' in shape) return typeof value === 'string';
  if ('oneOf' in shape) return shape.oneOf.includes(value);
  if ('listOf' in shape) return Array.isArray(value) && value.length > 0;
  if ('either' in shape) return shape.either.some((each) => isOfKind(each, value));
  return isGroup(value);
}

function inWords(shape: Shape): string {
  if (typeof shape === 'string') return simple[shape].words;
  if ('name' in shape) return 'a text';
  if ('oneOf' in shape) return joinOr(shape.oneOf.map((each) => JSON.stringify(each)));
  if ('listOf' in shape) return 'a list of at least one';
  if ('either' in shape) return joinOr(shape.either.map(inWords));
  const keys = 'group' in shape ? Object.keys(shape.group) : [];
  return `an object${keys.length > 0 ? ` with ${keys.map((key) => `"${key}"`).join(', ')}` : ''}`;
}

const simple: Record<
  Extract<Shape, string>,
  { words: string; accepts: (value: unknown) => boolean }
> = {
  any: { words: 'anything', accepts: () => true },
  text: { words: 'a text', accepts: (value) => typeof value === 'string' },
  number: { words: 'a number', accepts: (value) => typeof value === 'number' },
  count: {
    words: 'a whole number',
    accepts: (value) => Number.isInteger(value) && Number(value) >= 0,
  },
  switch: { words: 'true or false', accepts: (value) => typeof value === 'boolean' },
  true: { words: 'true', accepts: (value) => value === true },
  pattern: { words: 'a regular expression', accepts: isPattern },
  schema: { words: 'a schema', accepts: isGroup },
};

function isPattern(value: unknown): boolean {
  try {
    return typeof value === 'string' && RegExp(value, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Names a place in a keyword's value: `"at" of "shownWith"`, `item 2 of "required"`. */
function nameOf(path: Path): string {
  const [step, keyword] = [path.at(-1), path.findLast((each) => typeof each === 'string')];
  return typeof step === 'number' ? `item ${step + 1} of "${keyword}"` : `"${keyword}"`;
}

/** Names what was probably meant, or else what there is, as a sentence with a space before it. */
export function meant(word: string, names: Iterable<string>): string {
  const all = [...names];
  const [best] = suggest(word, all);
  if (best !== undefined) return ` Did you mean "${best}"?`;
  const isShort = all.length > 0 && all.length <= 12;
  return isShort ? ` There are ${all.map((name) => `"${name}"`).join(', ')}.` : '';
}
