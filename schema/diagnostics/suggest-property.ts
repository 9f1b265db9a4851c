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
  const { properties = {} } = schema;
  const required = requiredOf(schema, object);
  // The address of a page is not a picture.
  const isPage = typeof value === 'string' && /^https?:/.test(value) && !isPictureFile(value);
  const free = Object.keys(properties).filter(
    (name) =>
      !Object.hasOwn(object, name) && !(isPage && propertyOf(schema, name).role === 'picture'),
  );
  const fits = (wanted: 'direct' | 'converted') =>
    free.filter((name) => fitOf(value, properties[name]) === wanted);
  const missing = (names: readonly string[]) => {
    const needed = names.filter((name) => required.includes(name));
    return needed.length > 0 ? needed : names;
  };
  const [direct, converted] = [fits('direct'), fits('converted')];
  // `titleText` is the text that is called `title`.
  const bare = typeof value === 'string' ? found.replace(/(?<=[a-z])(?:Label|Text)$/, '') : found;
  const isMeant = (name: string) =>
    isWordFor(found, name, properties[name]) || isSameName(name, bare);
  for (const names of [direct, converted]) {
    const exact = names.filter((name) => isSameName(name, found));
    // `// lead: …` may be a comment.
    if (exact.length > 0) return certainIf(exact, names === direct && !isComment.test(found));
    const meant = missing(takers(names.filter(isMeant), value, properties));
    // `unit: €` may be before a number or behind it.
    const rivals = names.filter(
      (name) => !meant.includes(name) && isSignOf(value, properties[name]),
    );
    const isClear = !meant.some((name) => isDoubtful(bare, properties[name]));
    if (meant.length > 0) return certainIf([...rivals, ...meant], names === direct && isClear);
  }
  const translations = translationsOf(found);
  const isTranslated = (name: string) =>
    translations.some((word) => isWordFor(word, name, properties[name]));
  for (const names of [direct, converted]) {
    // An exact translation takes precedence over synonyms.
    const exact = names.filter((name) => translations.includes(name));
    const meant = exact.length > 0 ? exact : missing(names.filter(isTranslated));
    if (meant.length > 0) return certainIf(meant, names === direct);
  }
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
  if (needed.length === 1) return { names: needed, by: 'word' };
  return { names: begun(found, free), by: 'spelling' };
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
