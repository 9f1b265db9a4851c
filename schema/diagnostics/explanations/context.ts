import type { ErrorObject } from 'ajv';
import { isGroup } from '../../is-group.ts';
import type { Path, Problem } from '../../model/diagnostics.ts';
import { pointerOf, valueAt } from '../../model/pointer.ts';
import { type FileValue, schemaAt } from '../../model/schema-at.ts';
import type { Schema } from '../../model/schemas.ts';
import { describeField, last, resolvePiece } from '../../model/wording.ts';
import { oncePer } from '../../once-per.ts';
import { exampleOf } from '../example-value.ts';
import type { Source } from '../source.ts';

/** The file that explanations are about. */
export interface FileContext extends FileValue {
  /** Every block's schema, by its type. */
  blocks: ReadonlyMap<string, Schema>;
  /** Every visual's schema, by its kind. */
  visuals: ReadonlyMap<string, Schema>;
  /** The text; empty where the messages are only counted. */
  source: Source;
}

/** The groups of a file without defaults, each of which many problems look at. */
const groupsIn = oncePer((_: Source) => new Map<string, object>());

/** Returns the value at a path as the author wrote it, without defaults. Nobody changes it. */
export function writtenAt(path: Path, { root, source }: FileContext): unknown {
  const value = valueAt(root, path);
  // There is no text if only the number of mistakes is needed.
  if (!source.text) return value;
  if (!source.at(path)) return undefined;
  if (!isGroup(value)) return value;
  const groups = groupsIn(source);
  const pointer = pointerOf(path);
  const found =
    groups.get(pointer) ??
    Object.fromEntries(Object.entries(value).filter(([name]) => source.at([...path, name])));
  groups.set(pointer, found);
  return found;
}

const listsOf = oncePer((group: object) =>
  Object.entries(group).flatMap(([name, value]): [name: string, list: unknown[]][] =>
    Array.isArray(value) ? [[name, value]] : [],
  ),
);

/** Returns the lists of a group, as the author wrote it. */
export function listsAt(path: Path, file: FileContext): [name: string, list: unknown[]][] {
  const group = writtenAt(path, file);
  return isGroup(group) ? listsOf(group) : [];
}

export interface Context extends FileContext {
  error: ErrorObject;
  path: Path;
}

/** Explains an error of one of ajv's keywords. */
export type Explanation = (context: Context) => Problem;

/** Returns the schema of a wrong value, with the description of its property. */
export const schemaOf = (context: Context): Schema =>
  schemaAt(context.path, context) ?? resolvePiece(context.error.parentSchema as Schema);

/** Returns the schema of the group or list around the value. */
export const schemaAround = (context: Context): Schema =>
  schemaAt(context.path.slice(0, -1), context) ?? {};

/** Returns an example of the property that has the value. */
export const exampleAt = (context: Context): unknown =>
  exampleOf(last(context.path), context.path.slice(0, -1), context);

/** Describes what the value is for. */
export function purposeOf(context: Context): string {
  const [name, schema] = [last(context.path), schemaOf(context)];
  if (typeof context.path.at(-1) !== 'number') return describeField(name, schema);
  const { description, maxLength } = schema;
  if (!description) return describeField(name, schemaAround(context));
  const [only] = maxLength ? [] : (/^An? [^.:]+\.$/.exec(description) ?? []);
  return only
    ? `Each item of \`${name}\` is a${only.slice(1)}`
    : `An item of ${describeField(name, schema)}`;
}

/** Returns the properties that the group with the error can have. */
export const propertiesOf = ({ error }: Context): Record<string, Schema> =>
  resolvePiece(error.parentSchema as Schema).properties ?? {};
