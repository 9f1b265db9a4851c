import type { ErrorObject } from 'ajv';
import { isGroup } from '../../../is-group.ts';
import type { Path } from '../../../model/diagnostics.ts';
import { isAddress } from '../../../model/is-address.ts';
import { pointerAround, pointerToPath } from '../../../model/pointer.ts';
import { namesWithRole, ownProperty, propertyOf, schemaAt } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { isBlockPath, resolvePiece } from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';
import { accepts, isOfKind, wantedKind } from '../../accepts.ts';
import { figureOf, fitOf, inOrder } from '../../conversions/convert-value.ts';
import { linkOfPair } from '../../conversions/read-text.ts';
import type { Home } from '../../find-home.ts';
import { suggestProperty } from '../../suggest-property.ts';
import { type FileContext, writtenAt } from '../context.ts';
import { openUnknown, type Unknown } from './unknown.ts';

/**
 * Finds `label` and `href` side by side, which together are the `action` that is missing, and `quote`
 * and `name`, which are an item of the `quotes` that are missing.
 */
export function newGroup(
  errors: readonly ErrorObject[],
  path: Path,
  object: Record<string, unknown>,
): Unknown[] {
  const [first] = errors;
  if (!first || errors.length < 2) return [];
  const schema = resolvePiece(first.parentSchema);
  const unknown = errors.map(openUnknown);
  const takers = Object.keys(schema.properties ?? {}).flatMap((name) => {
    if (Object.hasOwn(object, name)) return [];
    const taker = propertyOf(schema, name);
    const isList = wantedKind(taker) === 'array';
    const members = isList
      ? membersOf(unknown, resolvePiece(taker.items), schema, object)
      : isWhole(unknown, taker)
        ? unknown
        : membersOf(unknown, taker, schema, object);
    return members.length > 1 ? [{ name, members, place: isList ? [name, 0] : [name] }] : [];
  });
  const most = Math.max(...takers.map(({ members }) => members.length));
  const likely = takers.filter(({ members }) => members.length === most);
  const needed = likely.filter(({ name }) => schema.required?.includes(name));
  const taker = onlyOf(needed.length > 0 ? needed : likely);
  if (taker === undefined) return [];
  const home: Home = { path: [...path, ...taker.place], direction: 'down', isNew: true };
  return taker.members.map((one) => ({ ...one, home }));
}

/** Whether the unknown properties are all of a group, which may have free names. */
function isWhole(unknown: readonly Unknown[], taker: Schema): boolean {
  const group = Object.fromEntries(unknown.map(({ found, value }) => [found, value]));
  return (
    wantedKind(taker) === 'object' && accepts(group, taker) && hasNames(taker, Object.keys(group))
  );
}

/** The unknown properties that a group has, unless all of them may as well be others of the group around it. */
function membersOf(
  unknown: readonly Unknown[],
  { properties = {} }: Schema,
  around: Schema,
  object: Record<string, unknown>,
): readonly Unknown[] {
  const members = unknown.filter(({ found, value }) => {
    const property = ownProperty(properties, found);
    return property !== undefined && fitOf(value, property) !== undefined;
  });
  const others = members.map(({ found, value }) => suggestProperty(found, value, around, object));
  const names = new Set(others.flatMap(({ names, certain }) => (certain ? names : [])));
  return names.size === members.length ? [] : members;
}

/** Whether a group has properties, or free names of a form that these are of. */
const hasNames = ({ properties, 'x-names': form }: Schema, names: readonly string[]): boolean =>
  properties !== undefined ||
  (form !== undefined && names.every((name) => new RegExp(form).test(name)));

/** Whether an item of a list has a list of such items itself. */
export function isNestedList({ path, found, value, error }: Unknown, file: FileContext): boolean {
  const list = schemaAt(path.slice(0, -1), file);
  const isItem = typeof path.at(-1) === 'number' && !isBlockPath(path);
  if (!isItem || !list || !Array.isArray(value) || value.length === 0) return false;
  const schema = schemaAt(path, file) ?? {};
  const { names } = suggestProperty(found, value, schema, Object(error.data));
  return names.length === 0 && accepts(value, list);
}

/** Finds `- month: { month: Jan, … }`: a property of the group around all of the group. */
export function wrappingOf(error: ErrorObject, file: FileContext): Unknown | undefined {
  const path = pointerToPath(error.instancePath);
  const found = path.at(-1);
  if (error.keyword !== 'type' || typeof found !== 'string') return undefined;
  const outer = path.slice(0, -1);
  const schema = schemaAt(outer, file);
  const isAlone = Object.keys(Object(writtenAt(outer, file))).length === 1;
  const value: unknown = error.data;
  if (!schema || !isAlone || !isOfKind(value, { type: 'object' }) || !accepts(value, schema))
    return undefined;
  const around = { ...error, instancePath: pointerAround(error.instancePath) };
  return { error: around, path: outer, found, value, names: [], level: 'wrapping' };
}

/** Whether everything in a group could be in the one around it. */
export function isGrouping(
  value: unknown,
  object: object,
  { properties = {}, required = [] }: Schema,
): boolean {
  const entries = Object.entries(isGroup(value) ? value : {});
  return (
    (entries.length > 1 || required.includes(entries[0]?.[0] ?? '')) &&
    entries.every(
      ([name, inner]) =>
        Object.hasOwn(properties, name) &&
        !Object.hasOwn(object, name) &&
        fitOf(inner, properties[name]) === 'direct',
    )
  );
}

/**
 * Converts `Spring: { hires: 8 }` to a group with the name as the one text that it lacks, and
 * `Legal: [Terms]` to a group with the list.
 */
export function namedGroup(found: string, written: unknown, schema: Schema): object | undefined {
  const { required = [], properties = {} } = schema;
  const list = Object.keys(properties).find((name) => accepts(written, properties[name]));
  const value = Array.isArray(written) && list ? { [list]: written } : written;
  const name = onlyOf(required.filter((each) => !Object.hasOwn(Object(value), each)));
  const group = { [name ?? '']: found, ...Object(value) };
  return isGroup(value) && name && accepts(group, schema) ? group : undefined;
}

/** Converts `Day 1: Connect a ledger.` to a group of a name and a value, and `/contact: Book` to a link. */
export const groupOfPair = (found: string, value: unknown, schema: Schema): object | undefined =>
  (isAddress(found) ? linkOfPair([found, value], schema) : undefined) ??
  figureOfPair(found, value, schema) ??
  (Array.isArray(value) ? inOrder([found, ...value], schema) : undefined) ??
  inOrder([found, value], schema) ??
  inOrder([...found.split(/ *(?:[-–=]>|→) */), value], schema) ??
  titled(found, value, schema);

/** Converts `Apply: A resume and three sentences.` to the title and the text of an item that needs no text, and `Apply: /jobs` to a link. */
function titled(found: string, value: unknown, schema: Schema): object | undefined {
  const { properties = {}, required: [title = '', ...others] = [] } = schema;
  const isTitle = /^\p{Lu}|\s/u.test(found) && others.length === 0;
  const role = /^(?:[/#]|https?:|mailto:|tel:)/.test(String(value)) ? 'link' : 'inline';
  const isPlain = (name: string) => {
    const { role: other, type, pattern } = propertyOf(schema, name);
    return type === 'string' && other === undefined && pattern === undefined;
  };
  const text =
    namesWithRole(schema, role).find((name) => name !== title) ??
    onlyOf(Object.keys(properties).filter((name) => name !== title && isPlain(name)));
  const group = { [title]: found, [text ?? '']: value };
  return isTitle && text && accepts(group, schema) ? group : undefined;
}

/** Converts `95%: accuracy` to a figure, but takes no digits out of a longer number such as `Phone: 030 1234`. */
function figureOfPair(found: string, value: unknown, schema: Schema): object | undefined {
  const figure = figureOf(`${found}: ${value}`, schema);
  const parts = Object.values(figure ?? {}).map(String);
  return parts.includes(found) || parts.includes(String(value)) ? figure : undefined;
}
