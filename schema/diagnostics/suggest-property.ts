import { isGroup } from '../is-group.ts';
import { propertyOf, requiredOf } from '../model/schema-at.ts';
import type { Schema } from '../model/schemas.ts';
import { resolvePiece } from '../model/wording.ts';
import { oncePer } from '../once-per.ts';
import { fitOf } from './conversions/convert-value.ts';
import { isPictureFile } from './forms/pictures.ts';
import { translationsOf } from './other-languages.ts';
import { bareWord, isSameName, isSameWord } from './same-word.ts';
import { isDoubtful, meantValue, type Suggestion, suggestName } from './suggest-value.ts';

/** Starts of comments in other languages. */
const isComment = /^(?:\/[/*]|<!--|--)/;

/** Returns the synonyms of a property, from its schema and from the piece that it refers to. */
export const synonymsOf = oncePer((schema: Schema): string[] => {
  const { $ref } = schema;
  const own = schema['x-synonyms'] ?? [];
  const shared = $ref ? (resolvePiece({ $ref })['x-synonyms'] ?? []) : [];
  return [...own, ...shared];
});

/** Once for each schema, because every unknown word is compared with the words of all properties. */
const bareSynonyms = oncePer((schema: Schema) => new Set(synonymsOf(schema).map(bareWord)));

/** Whether a word is a property's name or one of its synonyms. */
export const isWordFor = (word: string, name: string, schema: Schema = {}): boolean =>
  isSameWord(name, word) || bareSynonyms(schema).has(bareWord(word));

/**
 * Returns the properties that an unknown one may mean, leaving out those that are set or take
 * another type. Among synonyms, missing required properties come first.
 */
export function suggestProperty(
  found: string,
  value: unknown,
  schema: Schema,
  object: object,
): PropertySuggestion {
  const search = startSearch(found, value, schema, object);
  return (
    byWord(search) ??
    byTranslation(search) ??
    bySpelling(search) ??
    despiteValue(search) ?? { names: begun(found, search.free), by: 'spelling' }
  );
}

/** What is looked for, and among what. */
interface Search {
  found: string;
  value: unknown;
  properties: Record<string, Schema>;
  required: readonly string[];
  /** The properties that are not set. */
  free: readonly string[];
  /** Those of them that take the value as it is, and those that take it in another form. */
  direct: readonly string[];
  converted: readonly string[];
  /** The word without an ending that says what the value is. */
  bare: string;
  /** Whether the word is a property's name or a synonym of it. */
  isMeant: (name: string) => boolean;
}

function startSearch(found: string, value: unknown, schema: Schema, object: object): Search {
  const { properties = {} } = schema;
  // The address of a page is not a picture.
  const isPage = typeof value === 'string' && /^https?:/.test(value) && !isPictureFile(value);
  const free = Object.keys(properties).filter(
    (name) =>
      !Object.hasOwn(object, name) && !(isPage && propertyOf(schema, name).role === 'picture'),
  );
  const fits = (wanted: 'direct' | 'converted') =>
    free.filter((name) => fitOf(value, properties[name]) === wanted);
  // `titleText` is the text that is called `title`.
  const bare = typeof value === 'string' ? found.replace(/(?<=[a-z])(?:Label|Text)$/, '') : found;
  return {
    found,
    value,
    properties,
    required: requiredOf(schema, object),
    free,
    direct: fits('direct'),
    converted: fits('converted'),
    bare,
    isMeant: (name) => isWordFor(found, name, properties[name]) || isSameName(name, bare),
  };
}

/** The properties of that name or with that synonym. */
function byWord(search: Search): PropertySuggestion | undefined {
  const { found, value, properties, direct, converted, bare, isMeant } = search;
  for (const names of [direct, converted]) {
    const exact = names.filter((name) => isSameName(name, found));
    // `// lead: …` may be a comment.
    if (exact.length > 0) return certainIf(exact, names === direct && !isComment.test(found));
    const meant = missing(takers(names.filter(isMeant), value, properties), search);
    // `unit: €` may be before a number or behind it.
    const rivals = names.filter(
      (name) => !meant.includes(name) && isSignOf(value, properties[name]),
    );
    const isClear = !meant.some((name) => isDoubtful(bare, properties[name]));
    if (meant.length > 0) return certainIf([...rivals, ...meant], names === direct && isClear);
  }
  return undefined;
}

function byTranslation(search: Search): PropertySuggestion | undefined {
  const { found, properties, direct, converted } = search;
  const translations = translationsOf(found);
  const isTranslated = (name: string) =>
    translations.some((word) => isWordFor(word, name, properties[name]));
  for (const names of [direct, converted]) {
    // An exact translation takes precedence over synonyms.
    const exact = names.filter((name) => translations.includes(name));
    const meant = exact.length > 0 ? exact : missing(names.filter(isTranslated), search);
    if (meant.length > 0) return certainIf(meant, names === direct);
  }
  return undefined;
}

function bySpelling({
  found,
  required,
  direct,
  converted,
}: Search): PropertySuggestion | undefined {
  // A missing property whose name was cut off takes precedence over a similar one.
  const cut = begun(
    found,
    required.filter((name) => direct.includes(name)),
  );
  if (cut.length > 0)
    return { names: cut, certain: suggestName(found, cut, {}).certain, by: 'spelling' };
  for (const names of [direct, converted]) {
    const { names: near, certain } = suggestName(found, names, {});
    if (near.length > 0)
      return { names: near, certain: certain && names === direct, by: 'spelling' };
  }
  return undefined;
}

/** The one property of that name or with that synonym, although it does not take the value. */
function despiteValue(search: Search): PropertySuggestion | undefined {
  const { value, properties, required, free, isMeant } = search;
  // A list of groups for one group or the other way round, or an address for a picture.
  const grouped = free.filter((name) => isMeant(name) && takesGroups(properties[name] ?? {}));
  if (
    grouped.length === 1 &&
    (holdsGroup(value) || arePictures(value) || /^https?:/.test(String(value)))
  )
    return { names: grouped, by: 'word' };
  // What is required and missing is meant, even by a list of texts.
  const needed = holdsGroup(value)
    ? []
    : required.filter((name) => free.includes(name) && isMeant(name));
  return needed.length === 1 ? { names: needed, by: 'word' } : undefined;
}

/** Narrows several properties to those that are required. */
function missing(names: readonly string[], { required }: Search): readonly string[] {
  const needed = names.filter((name) => required.includes(name));
  return needed.length > 0 ? needed : names;
}

const isSignOf = (value: unknown, schema: Schema = {}): boolean =>
  Object.hasOwn(resolvePiece(schema)['x-signs'] ?? {}, String(value));

/** Whether a list has picture files and nothing else. */
export const arePictures = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => isPictureFile(String(each)));

/** Whether a value is a group, or a list with one. */
export const holdsGroup = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isGroup) : isGroup(value);

function takesGroups(schema: Schema): boolean {
  const { items, properties } = resolvePiece(schema);
  return properties !== undefined || resolvePiece(items).properties !== undefined;
}

/** Returns the only name that continues a word of at least two letters that was cut off. */
export function begun(word: string, names: readonly string[]): string[] {
  const longer = names.filter((name) => name.startsWith(word) && name.length > word.length);
  return word.length >= 2 && longer.length === 1 ? longer : [];
}

/**
 * Narrows several properties: those for pictures if the value is a picture file, or those that
 * allow this fixed value.
 */
function takers(names: readonly string[], value: unknown, properties: Record<string, Schema>) {
  if (names.length < 2 || typeof value !== 'string') return names;
  const isPicture = (name: string) => resolvePiece(properties[name]).role === 'picture';
  if (isPictureFile(value) && names.some(isPicture)) return names.filter(isPicture);
  const takes = (name: string) => meantValue(value, resolvePiece(properties[name]));
  const taking = names.filter((name) => takes(name) !== undefined);
  return taking.length > 0 ? taking : names;
}

const certainIf = (names: readonly string[], isDirect: boolean): PropertySuggestion => ({
  names: names.slice(0, 2),
  certain: isDirect && names.length === 1,
  by: 'word',
});

interface PropertySuggestion extends Suggestion {
  /** Whether the match is a synonym or a similar spelling. */
  by: 'word' | 'spelling';
}
