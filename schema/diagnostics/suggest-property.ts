import type { Schema } from '../validate/schemas.ts';
import { fitOf } from './conversions/convert-value.ts';
import { translationsOf } from './other-languages.ts';
import { isSameName, isSameWord } from './same-word.ts';
import { meantValue, type Suggestion, suggestName } from './suggest-value.ts';
import { resolvePiece } from './wording.ts';

/** How lines of other languages begin that are comments. */
const isComment = /^(?:\/[/*]|<!--|--)/;

const pictureName = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** Other people's words for a property: those that its schema has, and those of the piece it refers to. */
export function synonymsOf(schema: Schema): string[] {
  const { $ref } = schema;
  const own = (schema['x-synonyms'] ?? []) as string[];
  const shared = $ref ? ((resolvePiece({ $ref })['x-synonyms'] ?? []) as string[]) : [];
  return [...own, ...shared];
}

/**
 * The property that an unknown one was meant to be. What is there already is none, nor what takes
 * another kind of value. Of several synonyms, those that the group still needs come first.
 */
export function suggestProperty(
  found: string,
  value: unknown,
  schema: Schema,
  object: object,
): PropertySuggestion {
  const { properties = {}, required = [] } = schema;
  // A page of another site is no picture.
  const isPage = typeof value === 'string' && /^https?:/.test(value) && !pictureName.test(value);
  const free = Object.keys(properties).filter(
    (name) =>
      !Object.hasOwn(object, name) &&
      !(isPage && resolvePiece(properties[name] ?? {}).role === 'picture'),
  );
  const fits = (wanted: 'direct' | 'converted') =>
    free.filter((name) => fitOf(value, properties[name] ?? {}) === wanted);
  const missing = (names: readonly string[]) => {
    const needed = names.filter((name) => required.includes(name));
    return needed.length > 0 ? needed : names;
  };
  const [direct, converted] = [fits('direct'), fits('converted')];
  const isMeant = (name: string) =>
    [name, ...synonymsOf(properties[name] ?? {})].some((word) => isSameWord(word, found));
  for (const names of [direct, converted]) {
    const exact = names.filter((name) => isSameName(name, found));
    // `// lead: …` may be a comment as well.
    if (exact.length > 0) return certainIf(exact, names === direct && !isComment.test(found));
    const meant = missing(takers(names.filter(isMeant), value, properties));
    if (meant.length > 0) return certainIf(meant, names === direct);
  }
  const translations = translationsOf(found);
  const isTranslated = (name: string) =>
    [name, ...synonymsOf(properties[name] ?? {})].some((word) =>
      translations.some((each) => isSameWord(word, each)),
    );
  for (const names of [direct, converted]) {
    // The name itself, before what is another word for it in English.
    const exact = names.filter((name) => translations.includes(name));
    const meant = exact.length > 0 ? exact : missing(names.filter(isTranslated));
    if (meant.length > 0) return certainIf(meant, names === direct);
  }
  // What is missing and was cut off, before what only looks alike.
  const cut = begun(
    found,
    required.filter((name) => direct.includes(name)),
  );
  if (cut.length > 0) return { names: cut, certain: false, by: 'spelling' };
  for (const names of [direct, converted]) {
    const { names: near, certain } = suggestName(found, names, {});
    if (near.length > 0)
      return { names: near, certain: certain && names === direct, by: 'spelling' };
  }
  // A list of groups for one of them, or the other way round, or an address for a picture.
  const grouped = free.filter((name) => isMeant(name) && takesGroups(properties[name] ?? {}));
  if (
    grouped.length === 1 &&
    (holdsGroup(value) || isOneText(value) || /^https?:/.test(String(value)))
  )
    return { names: grouped, certain: false, by: 'word' };
  return { names: begun(found, free), certain: false, by: 'spelling' };
}

const isOneText = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 1 && typeof value[0] === 'string';

const isGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const holdsGroup = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isGroup) : isGroup(value);

function takesGroups(schema: Schema): boolean {
  const { items, properties } = resolvePiece(schema);
  return properties !== undefined || resolvePiece(items ?? {}).properties !== undefined;
}

/** The one name that goes on where a word of two letters or more was cut off. */
export function begun(word: string, names: readonly string[]): string[] {
  const longer = names.filter((name) => name.startsWith(word) && name.length > word.length);
  return word.length >= 2 && longer.length === 1 ? longer : [];
}

/** Of several properties, those for pictures where a file is named, and those with fixed values of which this is one. */
function takers(names: readonly string[], value: unknown, properties: Record<string, Schema>) {
  if (names.length < 2 || typeof value !== 'string') return names;
  const isPicture = (name: string) => resolvePiece(properties[name] ?? {}).role === 'picture';
  if (pictureName.test(value) && names.some(isPicture)) return names.filter(isPicture);
  const takes = (name: string) => meantValue(value, resolvePiece(properties[name] ?? {}));
  const taking = names.filter((name) => takes(name) !== undefined);
  return taking.length > 0 ? taking : names;
}

const certainIf = (names: readonly string[], isDirect: boolean): PropertySuggestion => ({
  names: names.slice(0, 2),
  certain: isDirect && names.length === 1,
  by: 'word',
});

interface PropertySuggestion extends Suggestion {
  /** Whether it is another word for the same, or one that looks alike. */
  by: 'word' | 'spelling';
}
