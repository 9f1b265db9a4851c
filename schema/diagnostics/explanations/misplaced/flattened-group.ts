import type { ErrorObject } from 'ajv';
import { isGroup } from '../../../is-group.ts';
import type { Path } from '../../../model/diagnostics.ts';
import { isAddress } from '../../../model/is-address.ts';
import { isWithin, pointerOf } from '../../../model/pointer.ts';
import {
  branchesOf,
  branchOf,
  namesWithRole,
  ownProperty,
  propertyOf,
  tagOf,
} from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { resolvePiece } from '../../../model/wording.ts';
import { wantedKind } from '../../accepts.ts';
import { convert, fitOf } from '../../conversions/convert-value.ts';
import { tagSchema } from '../../conversions/read-text.ts';
import { exampleOfSchema, toBlanks, withBlanks } from '../../example-value.ts';
import { isWordFor, suggestProperty, synonymsOf } from '../../suggest-property.ts';
import { meantValue } from '../../suggest-value.ts';
import { type FileContext, writtenAt } from '../context.ts';
import { byGroup } from '../unknown/unknown.ts';
import type { Cause } from './cause.ts';
import { explainFlattened, type Flattened, type Member } from './explain-flattened.ts';

/** Finds properties whose names begin with that of a group or list and end with what is in it. */
export function findFlattenedGroups(errors: readonly ErrorObject[], file: FileContext): Cause[] {
  return byGroup(errors, 'additionalProperties').flatMap(
    ({ pointer, path, names, errors: [error] }) => {
      const schema = resolvePiece(error.parentSchema);
      const written = Object(writtenAt(path, file));
      return gatherMembers(names, written, schema).map((found): Cause => {
        const flattened = { ...found, path, schema };
        const own = [...found.members.map((one) => one.found), found.whole];
        return {
          problem: explainFlattened(flattened, file),
          explains: ({ keyword, instancePath, params }) =>
            keyword === 'additionalProperties' && instancePath === pointer
              ? own.includes(params.additionalProperty)
              : (keyword === 'required' &&
                  instancePath === pointer &&
                  params.missingProperty === found.name) ||
                (isWithin(instancePath, [...path, found.name]) &&
                  (keyword === 'required' || instancePath === pointerOf([...path, found.name]))),
        };
      });
    },
  );
}

/** The groups that names such as `action_label` are the members of, each with its members put together. */
function gatherMembers(
  names: readonly string[],
  written: Record<string, unknown>,
  schema: Schema,
): Omit<Flattened, 'path' | 'schema'>[] {
  const all = names.flatMap((found) => memberOf(found, names, written, schema) ?? []);
  return [...Map.groupBy(all, ({ place }) => place[0])].flatMap(([name, members]) => {
    const property = schema.properties?.[name] ?? {};
    const whole = wholeOf(name, members, names, written, property);
    const base = whole === undefined ? undefined : written[whole];
    const start = isGroup(base) || Array.isArray(base) ? base : convert(base, property)?.value;
    const value = withBlanks(build(start, members, property), property);
    const places = new Set(members.map(({ place }) => place.join('\n')));
    return places.size === members.length ? [{ name, members, whole, value }] : [];
  });
}

/** Where a name belongs in a group or list, if its words say so. */
function memberOf(
  found: string,
  names: readonly string[],
  written: Record<string, unknown>,
  schema: Schema,
): Member | undefined {
  const value = written[found];
  const isOther = Object.entries(schema.properties ?? {}).some(
    ([name, property]) => !Object.hasOwn(written, name) && synonymsOf(property).includes(found),
  );
  const place =
    addressBeside(found, names, written, schema) ??
    (isOther ? undefined : placeOf(wordsOf(found), value, schema, written)) ??
    placeBeside(found, value, schema, written);
  return place && { found, place, value };
}

/** The property that is a part of the group by itself: the group, or one that stands for all of it. */
const wholeOf = (
  name: string,
  members: readonly Member[],
  names: readonly string[],
  written: Record<string, unknown>,
  property: Schema,
): string | undefined =>
  Object.hasOwn(written, name)
    ? name
    : names.find(
        (each) =>
          isWholeOf(each, name, property) &&
          !isGroup(written[each]) &&
          !members.some(({ found }) => found === each),
      );

/** Divides `action.label`, `action_label`, `actionLabel` and `feature1` into words. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(?=\p{Lu})|(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$& ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const isWholeOf = (word: string, name: string, property: Schema): boolean =>
  isWordFor(word, name, property) || branchesOf(resolvePiece(property)).has(word);

/** Returns the place in a group or list beside it that a name in several words leads to. */
function placeOf(
  words: readonly string[],
  value: unknown,
  schema: Schema,
  object: Record<string, unknown>,
): Member['place'] | undefined {
  const { properties = {}, required = [] } = schema;
  for (let length = words.length - 1; length > 0; length -= 1) {
    const head = words.slice(0, length).join('-');
    const places = Object.keys(properties).flatMap((name): Member['place'][] => {
      const property = properties[name] ?? {};
      if (!isWholeOf(head, name, property)) return [];
      const piece = pieceFor(head, name, property, object);
      const inner = placeWithin(words.slice(length), value, piece);
      const isFree = inner && !isSet(object[name], inner);
      return isFree ? [[name, ...inner]] : [];
    });
    const exact = places.filter(([name]) => name === head);
    const needed = places.filter(([name]) => required.includes(name));
    const [place] = [...exact, ...needed, ...places];
    if (place) return place;
  }
  return placeInItem(words, value, schema, object);
}

/** `question1` is the `question` of the first of the `items` that are missing. */
function placeInItem(
  words: readonly string[],
  value: unknown,
  { properties = {}, required = [] }: Schema,
  object: object,
): Member['place'] | undefined {
  const number = words.at(-1) ?? '';
  if (!/^\d+$/.test(number) || words.length < 2) return undefined;
  const name = required.find((each) => {
    const property = properties[each] ?? {};
    const rest = [number, ...words.slice(0, -1)];
    return !Object.hasOwn(object, each) && placeWithin(rest, value, resolvePiece(property));
  });
  const inner =
    name && placeWithin([number, ...words.slice(0, -1)], value, propertyOf({ properties }, name));
  return name && inner ? [name, ...inner] : undefined;
}

/** Returns the place of `order: 1` in the group that `menu: Guides` beside it should be. */
function placeBeside(
  found: string,
  value: unknown,
  schema: Schema,
  object: Record<string, unknown>,
): Member['place'] | undefined {
  if (suggestProperty(found, value, schema, object).names.length > 0) return undefined;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const piece = resolvePiece(property);
    const beside = object[name];
    if (typeof beside !== 'string' && typeof beside !== 'number') continue;
    if (wantedKind(piece) !== 'object') continue;
    const tag = tagOf(piece);
    const kind = tag && meantValue(String(beside), tagSchema(piece, tag));
    const inner = ownProperty(
      kind ? branchesOf(piece).get(kind)?.properties : piece.properties,
      found,
    );
    if (inner && fitOf(value, inner) === 'direct') return [name, found];
  }
  return undefined;
}

/** Returns the schema of a group, of its kind if the name or what is beside it says so. */
function pieceFor(
  head: string,
  name: string,
  property: Schema,
  object: Record<string, unknown>,
): Schema {
  const piece = resolvePiece(property);
  const tag = tagOf(piece);
  if (!tag) return piece;
  const written = Object.entries(object).find(
    ([key]) => wordsOf(key).join('-') === `${name}-${tag}`,
  )?.[1];
  const branches = branchesOf(piece);
  // `imageUrl` is of no visual of another kind.
  const present = Object(object[name])[tag];
  if (present !== undefined && branches.has(head) && head !== present) return {};
  return branches.get(head) ?? branches.get(String(written)) ?? branchOf(piece, object[name]);
}

/** Returns the rest of the place, in a group or a list. */
function placeWithin(words: readonly string[], value: unknown, schema: Schema): Path | undefined {
  const [first = '', ...others] = words;
  if (wantedKind(schema) === 'array') {
    if (!/^\d+$/.test(first)) return undefined;
    const item = resolvePiece(schema.items);
    const inner = others.length > 0 ? placeWithin(others, value, item) : [];
    const fits = others.length > 0 || fitOf(value, item) === 'direct';
    return inner && fits ? [Number(first), ...inner] : undefined;
  }
  if (!schema.properties) return undefined;
  const [name, ...more] = suggestProperty(words.join('-'), value, schema, {}).names;
  const isCertain =
    name !== undefined &&
    more.length === 0 &&
    isWordFor(words.join('-'), name, schema.properties[name]);
  return isCertain ? [name] : undefined;
}

const isSet = (value: unknown, place: Path): boolean =>
  place.length === 1 && Object.hasOwn(Object(value), place[0] ?? '');

/** Puts the values at their places; in a list behind the items that are there already. */
function build(start: unknown, members: readonly Member[], property: Schema): unknown {
  const isList = wantedKind(property) === 'array';
  if (!isList) {
    const own = Object.fromEntries(members.map(({ place, value }) => [place[1], value]));
    const group = { ...Object(start), ...own };
    const { properties = {}, ...schema } = branchOf(resolvePiece(property), group);
    const choice = schema.atLeastOne ?? [];
    const isChosen = choice.some((name) => Object.hasOwn(group, name));
    const needed = [...(schema.required ?? []), ...(isChosen ? [] : choice.slice(0, 1))];
    for (const name of needed.filter((each) => !Object.hasOwn(group, each)))
      group[name] = toBlanks(exampleOfSchema(properties[name]), properties[name]);
    return group;
  }
  const byIndex = Map.groupBy(members, ({ place }) => Number(place[1]));
  const added = [...byIndex.keys()]
    .sort((a, b) => a - b)
    .map((index) => {
      const parts = byIndex.get(index) ?? [];
      const [only] = parts;
      return only?.place.length === 2
        ? only.value
        : Object.fromEntries(parts.map(({ place, value }) => [place[2], value]));
    });
  return [...(Array.isArray(start) ? start : []), ...added];
}

/** Returns the place of the address in `button: Get Started` and `link: /get-started`, which are one group. */
function addressBeside(
  found: string,
  names: readonly string[],
  written: Record<string, unknown>,
  { properties = {} }: Schema,
): [string, string] | undefined {
  if (!isAddress(written[found])) return undefined;
  const isWords = (each: string) => typeof written[each] === 'string' && !isAddress(written[each]);
  for (const [name, property] of Object.entries(properties)) {
    const piece = resolvePiece(property);
    const isOpen = !Object.hasOwn(written, name) && piece.type === 'object' && !tagOf(piece);
    const [href] = isOpen ? namesWithRole(piece, 'link') : [];
    if (href === undefined || !isWordFor(found, href, piece.properties?.[href])) continue;
    if (names.some((each) => isWords(each) && isWordFor(each, name, property))) return [name, href];
  }
  return undefined;
}
