import { isNumberType } from '../diagnostics/accepts.ts';
import { exampleOfSchema } from '../diagnostics/example-value.ts';
import { writeValue } from '../diagnostics/source.ts';
import { branchesOf, tagOf as tagOfUnion } from '../model/schema-at.ts';
import type { Schema } from '../model/schemas.ts';
import { cachedPieces, resolvePiece } from '../model/wording.ts';
import { oncePer } from '../once-per.ts';
import { onlyOf } from '../only-of.ts';

/** Computed at the first mistake, and again after the schemas have changed. */
const tags = cachedFor(readTags);
const shapes = cachedFor(readShapes);
/** The groups with free names, such as `values`, each with a test for such a name. */
export const openGroups = cachedFor(readOpenGroups);

/** Caches what `make` derives from the schemas. */
function cachedFor<T>(make: (pieces: Record<string, Schema>) => T): () => T {
  const cached = oncePer(make);
  return () => cached(cachedPieces());
}

/** Returns longer names of properties that start with these letters, shortest first. */
export const namesThatBegin = (letters: string): string[] =>
  [...shapes().keys()]
    .filter((name) => name.startsWith(letters) && name !== letters)
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, 12);

/** Returns the names of properties with which a longer word ends, longest first. */
export const namesThatEnd = (word: string): string[] =>
  [...shapes().keys()]
    .filter((name) => word.endsWith(name) && name !== word)
    .sort((a, b) => b.length - a.length);

/** Returns an example value, as written in YAML, for a property of this name; `undefined` if there is none. */
export function writtenExample(name: string, write: (text: string) => string): string | undefined {
  const { text, number, groups, list } = shapesOf(name);
  if (text) {
    const example = exampleOfSchema(text);
    return typeof example === 'string' ? write(example) : undefined;
  }
  if (number) return String(exampleOfSchema(number));
  const group = groups.find(({ properties }) => properties);
  if (group) return writeValue(exampleOfSchema(group), true);
  return list && writeValue(exampleOfSchema(list), true);
}

/** The values that properties of one name can have, across all schemas. */
export interface Shapes {
  /** Its schemas as a group; a visual has one for each kind. */
  groups: Schema[];
  /** The schemas of its items, if it is a list of groups. */
  items: Schema[];
  /** Whether it can be a list of texts or numbers. */
  isListOfValues: boolean;
  /** Its schema as a list. */
  list?: Schema;
  /** The names of what may be beside it. */
  beside: Set<string>;
  /** Its schema as a text. */
  text?: Schema;
  /** Its schema as a number. */
  number?: Schema;
  /** The words that it can be, where it is no free text. */
  words: Set<string>;
}

const noShapes = (): Shapes => ({
  groups: [],
  items: [],
  isListOfValues: false,
  beside: new Set(),
  words: new Set(),
});

function readShapes(pieces: Record<string, Schema>): Map<string, Shapes> {
  const found = new Map<string, Shapes>();
  const groupsIn = (schema: Schema): Schema[] =>
    tagOfUnion(schema)
      ? [...branchesOf(schema).values()]
      : schema.properties || schema.type === 'object'
        ? [schema]
        : [];
  const add = (name: string, reference: Schema, siblings: readonly string[]) => {
    const schema = resolvePiece(reference);
    const shape = found.get(name) ?? noShapes();
    for (const sibling of siblings) shape.beside.add(sibling);
    if (schema.type === 'string') shape.text ??= schema;
    if (isNumberType(schema.type)) shape.number ??= schema;
    for (const word of schema.enum ?? (schema.type === 'boolean' ? ['true', 'false'] : []))
      shape.words.add(String(word));
    const items = resolvePiece(schema.items ?? {});
    const ofItems = schema.type === 'array' ? groupsIn(items) : [];
    if (schema.type === 'array') shape.list ??= schema;
    shape.groups.push(...groupsIn(schema));
    shape.items.push(...ofItems);
    shape.isListOfValues ||= schema.type === 'array' && ofItems.length === 0;
    found.set(name, shape);
  };
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties } = value as Schema;
    if (properties && !Array.isArray(properties)) {
      const siblings = Object.keys(properties);
      for (const [name, schema] of Object.entries(properties)) add(name, schema, siblings);
    }
    for (const [keyword, inner] of Object.entries(value)) if (keyword !== 'examples') walk(inner);
  };
  for (const piece of Object.values(pieces)) walk(piece);
  return found;
}

/** What a property of that name can hold in any group; nothing for names that no schema has. */
export const shapesOf = (name: string): Shapes => shapes().get(name) ?? noShapes();

/** Whether a group can have all of these properties. */
export const mayHave = ({ properties = {} }: Schema, names: Iterable<string>): boolean =>
  [...names].every((name) => Object.hasOwn(properties, name));

/** The one property that a group with these properties still needs. */
export const lastNeeded = (schema: Schema, present: ReadonlySet<string>): string | undefined =>
  mayHave(schema, present)
    ? onlyOf((schema.required ?? []).filter((name) => !present.has(name)))
    : undefined;

export const propertyNames = (): Iterable<string> => shapes().keys();

export const isPropertyName = (name: string): boolean => shapes().has(name);

/**
 * Divides `labelPrices`, `href/prices` and `labelin all` into the name of a property and what follows it
 * without a colon. Before a lower-case letter, it may be no name at all.
 */
export function gluedName(text: string): GluedName | undefined {
  const [word = ''] = /^[A-Za-z][\w-]*/.exec(text) ?? [];
  const name = isPropertyName(word)
    ? word
    : [...propertyNames()]
        .filter((each) => word.startsWith(each))
        .sort((a, b) => b.length - a.length)[0];
  const rest = text.slice(name?.length);
  const isWord =
    name !== undefined &&
    (valuesOf(name).includes(rest.trimEnd()) || shapesOf(name).words.has(rest.trimEnd()));
  // Other signs, and one by itself that is no unit, are there in place of a colon.
  const isSure =
    isWord ||
    /^(?!.:|[^\p{L}\p{N}]\s|[^\p{L}\p{N}\p{Sc}%]$)[\p{Lu}\p{Lo}\p{N}\p{Sc}\p{Ps}\p{Pi}"'`/#@&*%+~<!]/u.test(
      rest,
    );
  return name !== undefined && (isSure || /^\p{Ll}{2,}\s+\p{L}/u.test(rest))
    ? { name, rest, isSure }
    : undefined;
}

export interface GluedName {
  name: string;
  rest: string;
  /** Whether the name certainly ends there. */
  isSure: boolean;
}

/** Collects fixed values, such as the names of blocks, with the property that each belongs to. */
function readTags(pieces: Record<string, Schema>): Map<unknown, string> {
  const properties = Object.values(pieces).flatMap(({ properties = {} }) =>
    Object.entries(properties),
  );
  // If two properties share a value, the first one wins.
  return new Map(properties.toReversed().map(([name, schema]) => [schema.const, name]));
}

/** Returns `type` for the name of a block, and `kind` for that of a visual. */
export const tagOf = (word: string): string | undefined => tags().get(word);

/** The schema of the items that a list has in blocks of this type, or in visuals of this kind. */
export function itemsIn(type: string | undefined, list: string): Schema | undefined {
  const { items } = resolvePiece(ownerOf(type)?.properties?.[list] ?? {});
  return items && resolvePiece(items);
}

/** The schema of blocks of this type, or of visuals of this kind. */
export function ownerOf(type: string | undefined): Schema | undefined {
  const tag = tagOf(type ?? '');
  return Object.values(cachedPieces()).find(
    ({ properties }) => tag !== undefined && properties?.[tag]?.const === type,
  );
}

/** The fixed values of a property such as `type`. */
export const valuesOf = (name: string): string[] =>
  [...tags()].flatMap(([value, property]) =>
    property === name && typeof value === 'string' ? [value] : [],
  );

/** Whether a property of this name is an address: of a page, or of a picture. */
export const isAddressName = (name: string | undefined): boolean =>
  /^(?:link|picture)$/.test(String(shapesOf(name ?? '').text?.role));

/** Whether a property of this name is `true` or `false` somewhere. */
export const isSwitch = (name: string): boolean => shapesOf(name).words.has('true');

/** Returns the names of properties that are lists, or groups. */
export const namesOf = (kind: 'list' | 'group'): readonly string[] => names()[kind];

const names = cachedFor(() => {
  const all = [...shapes()];
  const namesWith = (isOfKind: (shape: Shapes) => boolean) =>
    all.flatMap(([name, shape]) => (isOfKind(shape) ? [name] : []));
  return {
    group: namesWith(({ groups }) => groups.length > 0),
    list: namesWith(({ items, isListOfValues }) => items.length > 0 || isListOfValues),
  };
});

type OpenGroup = [name: string, isMeant: (word: string) => boolean];

function readOpenGroups(pieces: Record<string, Schema>): OpenGroup[] {
  return Object.values(pieces).flatMap((piece) =>
    Object.entries(piece.properties ?? {}).flatMap(([name, schema]): OpenGroup[] => {
      const { properties, additionalProperties, ...rest } = resolvePiece(schema);
      const form = rest['x-names'];
      if (properties || typeof additionalProperties !== 'object') return [];
      // A name that is a property elsewhere is probably at the wrong place.
      const isMeant = (word: string) =>
        form !== undefined ? new RegExp(form).test(word) : !isPropertyName(word);
      return [[name, isMeant]];
    }),
  );
}
