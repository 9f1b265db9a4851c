import type { ErrorObject } from 'ajv';
import type { Schema } from '../../validate/schemas.ts';
import { accepts, isOfKind, wantedKind } from '../accepts.ts';
import { figureOf, fitOf, inOrder } from '../conversions/convert-value.ts';
import type { Path } from '../diagnostics.ts';
import { findHome, type Home, lastItem } from '../find-home.ts';
import { ownProperty } from '../own-property.ts';
import { pointerToPath } from '../pointer.ts';
import { bareWord, isSameWord } from '../same-word.ts';
import { branchesOf, schemaAt, tagOf } from '../schema-at.ts';
import { suggestProperty, synonymsOf } from '../suggest-property.ts';
import { isSlip, valueCalled } from '../suggest-value.ts';
import { isBlockPath, last, resolvePiece } from '../wording.ts';
import { namelessGroup, namelessValue } from './braces/nameless-values.ts';
import { type FileContext, writtenAt } from './context.ts';
import { collectedIn, joinProperties, unitOf } from './joined-properties.ts';
import { belowList } from './misplaced/below-list.ts';
import { areHeadings } from './other-group.ts';
import type { Unknown } from './unknown.ts';

/** Finds out what all unknown properties of a file were meant to be. A name is suggested only once. */
export function resolveUnknown(errors: readonly ErrorObject[], file: FileContext): Unknown[] {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const groups = Object.values(Object.groupBy(unknown, ({ instancePath }) => instancePath));
  const wrapping = errors.flatMap((error) => wrappingOf(error, file) ?? []);
  const resolved = groups.flatMap((group = []) => {
    const path = pointerToPath(group[0]?.instancePath ?? '');
    const taken = { ...(writtenAt(path, file) as Record<string, unknown>) };
    const nested = group.find((error) => isNestedList(error, path, file));
    if (nested) return nestedList(nested, path);
    const nameless = namelessGroup(group, path, taken);
    if (nameless) return [nameless];
    const whole = newGroup(group, path, taken);
    if (whole) return whole;
    const names = group.map(({ params }): string => params.additionalProperty);
    if (areHeadings(names, path, file)) return group.map((error) => leftOpen(error, path, taken));
    const schema = resolvePiece(group[0]?.parentSchema ?? {});
    const isOpen = ({ params }: ErrorObject) => !insteadOf(params.additionalProperty, schema);
    const below = belowList(group.filter(isOpen), path, taken, file);
    const placed = new Set(below.flatMap(({ found, also = [] }) => [found, ...also]));
    const others = group.filter(({ params }) => !placed.has(params.additionalProperty));
    const resolved = others.map((error) => {
      const result = resolveOne(error, taken, file);
      const [name, ...others] = result.names;
      if (name !== undefined && others.length === 0) taken[name] = result.value;
      if (result.partOf) taken[result.partOf] = result.whole;
      return result;
    });
    resolveByElimination(resolved, taken);
    return [...below, ...joinProperties(resolved)];
  });
  return [...resolved, ...wrapping];
}

/** A property that is to be explained with the others of its group. */
const leftOpen = (error: ErrorObject, path: Path, object: Record<string, unknown>): Unknown => {
  const found: string = error.params.additionalProperty;
  return { error, path, found, value: ownProperty(object, found), names: [], certain: false };
};

/** Whether an item of a list has a list of such items itself. */
function isNestedList(
  { params, data }: ErrorObject,
  path: Path,
  { root, top }: FileContext,
): boolean {
  const list = schemaAt(path.slice(0, -1), root, top);
  const value = ownProperty(data as Record<string, unknown>, params.additionalProperty);
  const isItem = typeof path.at(-1) === 'number' && !isBlockPath(path);
  const schema = schemaAt(path, root, top) ?? {};
  if (suggestProperty(params.additionalProperty, value, schema, Object(data)).names.length > 0)
    return false;
  return (
    isItem && Array.isArray(value) && value.length > 0 && list !== undefined && accepts(value, list)
  );
}

/** `label` and `href` side by side, which together are the `action` that is missing, or the only group that could be there. */
function newGroup(
  errors: readonly ErrorObject[],
  path: Path,
  object: Record<string, unknown>,
): Unknown[] | undefined {
  const [first] = errors;
  if (!first || errors.length < 2) return undefined;
  const { properties = {}, required = [] } = resolvePiece(first.parentSchema ?? {});
  const found = errors.map(({ params }): string => params.additionalProperty);
  const group = Object.fromEntries(found.map((name) => [name, ownProperty(object, name)]));
  const takers = Object.keys(properties).filter(
    (each) =>
      !Object.hasOwn(object, each) &&
      wantedKind(resolvePiece(properties[each] ?? {})) === 'object' &&
      accepts(group, properties[each] ?? {}),
  );
  const needed = takers.filter((each) => required.includes(each));
  const [name, ...others] = needed.length > 0 ? needed : takers;
  if (name === undefined || others.length > 0) return undefined;
  const home: Home = { path: [...path, name], direction: 'down', isNew: true };
  return errors.map((error, at) => {
    const one = found[at] ?? '';
    return { error, path, found: one, value: group[one], names: [], certain: false, home };
  });
}

function nestedList(error: ErrorObject, path: Path): Unknown[] {
  const found: string = error.params.additionalProperty;
  const value = ownProperty(error.data as Record<string, unknown>, found);
  return [{ error, path, found, value, names: [], certain: false, isNested: true }];
}

/** `- month: { month: Jan, … }`: a property of the group around all of the group. */
function wrappingOf(error: ErrorObject, file: FileContext): Unknown | undefined {
  const path = pointerToPath(error.instancePath);
  const found = path.at(-1);
  if (error.keyword !== 'type' || typeof found !== 'string') return undefined;
  const outer = path.slice(0, -1);
  const schema = schemaAt(outer, file.root, file.top);
  const isAlone = Object.keys(Object(writtenAt(outer, file))).length === 1;
  const value: unknown = error.data;
  if (!schema || !isAlone || !isOfKind(value, { type: 'object' }) || !accepts(value, schema))
    return undefined;
  const at = error.instancePath.slice(0, error.instancePath.lastIndexOf('/'));
  const around = { ...error, instancePath: at };
  return { error: around, path: outer, found, value, names: [], certain: false, isWrapping: true };
}

function resolveOne(
  error: ErrorObject,
  object: Record<string, unknown>,
  file: FileContext,
): Unknown {
  const found: string = error.params.additionalProperty;
  const value = ownProperty(error.data as Record<string, unknown>, found);
  const path = pointerToPath(error.instancePath);
  const schema = resolvePiece(error.parentSchema ?? {});
  const result: Unknown = { error, path, found, value, names: [], certain: false };
  const isAlone = Object.keys(object).length === 1;
  if (isAlone && typeof value === 'object' && !Array.isArray(value) && accepts(value, schema))
    return { ...result, isWrapping: true };
  const meant =
    inOtherWords(found, value, schema, object) ?? namelessValue(found, value, schema, object);
  if (meant) return { ...result, meant };
  const collected = collectedIn(found, value, schema, object);
  if (collected) return { ...result, ...collected };
  const instead =
    isOtherWord(found, value, schema, object) || isOfItems(found, value, path, file)
      ? undefined
      : insteadOf(found, schema, value);
  const named = isAlone ? namedGroup(found, value, schema) : undefined;
  if (named) return { ...result, group: named };
  if (isGrouping(value, object, schema))
    return { ...result, isGrouping: true, ...(instead && { instead }) };
  if (instead) return { ...result, instead };
  const unit = unitOf(found, value, schema, object);
  if (unit) return { ...result, ...unit };
  const { names, certain, by } = suggestProperty(found, value, schema, object);
  const last = lastItem(found, Object(error.data), path);
  if (last) return { ...result, home: last };
  const near = findHome(found, value, path, file);
  const home = certain && !isNeededAt(near, found, file) ? undefined : near;
  const ofBlock =
    path[0] === 'blocks' && !isOfItems(found, value, path, file)
      ? styleOf(found, value, file.top)
      : undefined;
  // What leaves out a block is no switch for the whole page.
  if (home?.path.length === 0 && isBlockPath(path) && ofBlock)
    return { ...result, instead: ofBlock };
  const present =
    names.length > 0
      ? undefined
      : (presentOf(found, value, schema, object) ?? chosenOf(found, value, schema, object));
  const second = names.length === 0 ? secondOf(found, value, schema, object) : undefined;
  if (second) return { ...result, names: [second] };
  // Of a group that would have to be started, less is sure than of a word for what is there.
  if (home && (!home.isNew || (by === 'spelling' && !present))) return { ...result, home };
  // `- Day 1: Connect a ledger.`
  const group =
    isAlone && (names.length === 0 || /^\p{Lu}/u.test(found))
      ? (figureOfPair(found, value, schema) ??
        inOrder([found, value], schema) ??
        inOrder([...found.split(/ *(?:[-–=]>|→) */), value], schema) ??
        titled(found, value, schema))
      : undefined;
  if (group) return { ...result, group };
  if (present) return { ...result, present };
  const advice =
    names.length === 0
      ? (holderOf(found, object, schema) ?? ofBlock ?? switchOf(found, value, path))
      : undefined;
  return { ...result, names, certain, by, ...(advice && { instead: advice }) };
}

/** `Apply: A resume and three sentences.` as the title and the text of an item that needs no text. */
function titled(found: string, value: unknown, schema: Schema): object | undefined {
  const { properties = {}, required = [] } = schema;
  const [title = '', ...others] = required;
  const isTitle = /^\p{Lu}|\s/u.test(found) && others.length === 0;
  const text = Object.keys(properties).find(
    (name) => name !== title && resolvePiece(properties[name] ?? {}).role === 'inline',
  );
  const group = { [title]: found, [text ?? '']: value };
  return isTitle && text && accepts(group, schema) ? group : undefined;
}

/** `95%: accuracy` as a figure, but no digits out of a longer number, such as `Phone: 030 1234`. */
function figureOfPair(found: string, value: unknown, schema: Schema): object | undefined {
  const figure = figureOf(`${found}: ${value}`, schema);
  const parts = Object.values(figure ?? {}).map(String);
  return parts.includes(found) || parts.includes(String(value)) ? figure : undefined;
}

/** `table:` in place of `visual:` with `kind: table`. */
function holderOf(found: string, object: object, { properties = {} }: Schema): string | undefined {
  for (const [name, property] of Object.entries(properties)) {
    const union = resolvePiece(property);
    const tag = tagOf(union);
    if (Object.hasOwn(object, name) || !tag || !branchesOf(union).has(found)) continue;
    return `\`${found}\` is a ${tag} of \`${name}\`: write \`${name}:\`, and below it \`${tag}: ${found}\` above the rest.`;
  }
  return undefined;
}

/** Whether all that stands in a group could stand right in the one around it. */
function isGrouping(
  value: unknown,
  object: object,
  { properties = {}, required = [] }: Schema,
): boolean {
  const entries = Object.entries(isOfKind(value, { type: 'object' }) ? Object(value) : {});
  return (
    (entries.length > 1 || required.includes(entries[0]?.[0] ?? '')) &&
    entries.every(
      ([name, inner]) =>
        Object.hasOwn(properties, name) &&
        !Object.hasOwn(object, name) &&
        fitOf(inner, properties[name] ?? {}) === 'direct',
    )
  );
}

/** `Spring: { hires: 8 }` with the name as the one text that the group lacks; so of `Legal: [Terms]`, whose list is one of the group. */
function namedGroup(found: string, written: unknown, schema: Schema): object | undefined {
  const { required = [], properties = {} } = schema;
  const list = Object.keys(properties).find((name) => accepts(written, properties[name] ?? {}));
  const value = Array.isArray(written) && list ? { [list]: written } : written;
  const missing = required.filter((name) => !Object.hasOwn(Object(value), name));
  const [name, ...others] = missing;
  const isGroup = isOfKind(value, { type: 'object' }) && value !== null;
  const group = { [name ?? '']: found, ...Object(value) };
  return isGroup && name && others.length === 0 && accepts(group, schema) ? group : undefined;
}

/** Whether a group is not whole without the property. */
const isNeededAt = (home: Home | undefined, found: string, { root, top }: FileContext): boolean =>
  home !== undefined &&
  !home.isNew &&
  (schemaAt(home.path, root, top)?.required?.includes(found) ?? false);

/** A choice that is there, and of which a switch says a value: `dark: true` beside `tone: ink`. */
const chosenOf = (found: string, value: unknown, { properties = {} }: Schema, object: object) =>
  Object.keys(properties).find(
    (name) =>
      value === true &&
      Object.hasOwn(object, name) &&
      choiceCalled(found, resolvePiece(properties[name] ?? {})) !== undefined,
  );

/** A property that is there, and for which this is another word. */
const presentOf = (found: string, value: unknown, { properties = {} }: Schema, object: object) =>
  Object.keys(properties)
    .filter((name) => Object.hasOwn(object, name) && fitOf(value, properties[name] ?? {}))
    .find(
      (name) =>
        isSlip(found, name) ||
        [name, ...synonymsOf(properties[name] ?? {})].some((word) => isSameWord(word, found)),
    );

/** `action2` and `secondary_button` beside `action`: the one other property that takes the same. */
function secondOf(found: string, value: unknown, { properties = {} }: Schema, object: object) {
  const first = found.replace(/^(?:second(?:ary)?|other)[_-]?|[_-]?(?:2|two)$/i, '');
  const [owner] = Object.keys(properties).filter(
    (name) =>
      Object.hasOwn(object, name) &&
      [name, ...synonymsOf(properties[name] ?? {})].some((word) => isSameWord(word, first)),
  );
  const reference = properties[owner ?? '']?.$ref;
  const [twin, ...others] = Object.keys(properties).filter(
    (name) => !Object.hasOwn(object, name) && properties[name]?.$ref === reference,
  );
  const isMeant = first !== found && reference !== undefined && others.length === 0;
  return isMeant && twin && fitOf(value, properties[twin] ?? {}) ? twin : undefined;
}

/** Whether the items of a list in the group have such a property. */
const isOfItems = (found: string, value: unknown, path: Path, file: FileContext): boolean =>
  Object.entries(Object(writtenAt(path, file))).some(([name, list]) => {
    const item = Array.isArray(list)
      ? schemaAt([...path, name, 0], file.root, file.top)?.properties
      : undefined;
    const property = ownProperty(item, found);
    return property !== undefined && accepts(value, property);
  });

/** The value of a choice that has this name, or for which it is another word. */
const choiceCalled = (word: string, schema: Schema): string | undefined =>
  schema.enum?.map(String).find((each) => isSameWord(each, word)) ??
  (schema.enum ? valueCalled(word, schema['x-value-synonyms']) : undefined);

/** Whether a name is another word for a property that takes its value as it is: `step: Sign up` is no number of a step. */
const isOtherWord = (found: string, value: unknown, { properties = {} }: Schema, object: object) =>
  Object.entries(properties).some(
    ([name, property]) =>
      typeof value === 'string' &&
      !Object.hasOwn(object, name) &&
      synonymsOf(property).includes(found) &&
      accepts(value, property),
  );

/** A switch or a choice of the group, which a property of another name and value says as well. */
function inOtherWords(
  found: string,
  value: unknown,
  { properties = {} }: Schema,
  object: object,
): Unknown['meant'] {
  for (const [name, property] of Object.entries(properties)) {
    if (Object.hasOwn(object, name)) continue;
    const piece = resolvePiece(property);
    const kind = wantedKind(piece);
    const opposites = (piece['x-opposites'] ?? []) as string[];
    const words = /^(?:type|kind|format)$/i.test(found) ? [name, ...synonymsOf(property)] : [name];
    if (
      kind === 'boolean' &&
      typeof value === 'string' &&
      words.some((word) => isSameWord(word, value))
    )
      return { name, value: true };
    if (typeof value !== 'boolean') continue;
    if (kind === 'boolean' && opposites.some((word) => isSameWord(word, found)))
      return { name, value: !value };
    // `forecast: true` for `status: forecast`, and `dark: true` for `tone: ink`
    const choice = value ? choiceCalled(found, piece) : undefined;
    if (choice !== undefined) return { name, value: choice };
  }
  return undefined;
}

/** `enabled: false`, which turns a thing off elsewhere. */
const switchOf = (found: string, value: unknown, path: Path): string | undefined =>
  path.length > 0 &&
  typeof value === 'boolean' &&
  /^(?:is)?(?:enabled?|disabled?|active|visible|hidden|hide|show|shown|display)$/i.test(found)
    ? `There is no such switch. What is not wanted is left out: put \`#\` before each line of \`${last(path)}\`, or remove them.`
    : undefined;

/** What no block has, because pages have no styles of their own. */
const styleOf = (found: string, value: unknown, { properties }: Schema): string | undefined =>
  insteadOf(found, properties?.blocks?.items ?? {}, value);

/** What a schema advises in place of a name; names may be several, with commas between them, and each may have its value beside it: `target: _blank`. */
export function insteadOf(
  found: string,
  schema: Record<string, unknown>,
  value?: unknown,
): string | undefined {
  const words = Object.entries((schema['x-instead'] ?? {}) as Record<string, string>);
  const isFound = (word: string) =>
    word.includes(': ') ? word === `${found}: ${value}` : bareWord(word) === bareWord(found);
  return words.find(([all]) => all.split(', ').some(isFound))?.[1];
}

/** What nothing else explains is the one thing that is missing, or the only other one in a group of a few words. */
function resolveByElimination(group: Unknown[], taken: object): void {
  const [open, ...others] = group.filter(
    ({ names, home, instead, group, meant, isWrapping, isGrouping }) =>
      names.length === 0 && ![home, instead, group, meant, isWrapping, isGrouping].some(Boolean),
  );
  if (!open || others.length > 0) return;
  const { properties = {}, required = [] } = resolvePiece(open.error.parentSchema ?? {});
  const isFree = (name: string) => !Object.hasOwn(taken, name);
  const ofWords = Object.values(properties).every(
    (property) => wantedKind(resolvePiece(property)) === 'string',
  );
  const missing = required.filter(isFree);
  const [only, ...more] =
    missing.length === 0 && ofWords ? Object.keys(properties).filter(isFree) : missing;
  if (only === undefined || more.length > 0) return;
  const property = properties[only] ?? {};
  const fits =
    missing.length > 0 ? fitOf(open.value, property) === 'direct' : accepts(open.value, property);
  if (!fits || (open.present && missing.length === 0)) return;
  open.names = [only];
  open.present = undefined;
}
