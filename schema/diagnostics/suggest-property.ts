import type { Schema } from '../validate/schemas.ts';
import { fitOf } from './convert-value.ts';
import { type Suggestion, suggestName } from './suggest-value.ts';
import { resolvePiece } from './wording.ts';
import { isSameWord } from './words.ts';

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
  const free = Object.keys(properties).filter((name) => !Object.hasOwn(object, name));
  const fits = (wanted: 'direct' | 'converted') =>
    free.filter((name) => fitOf(value, properties[name] ?? {}) === wanted);
  const missing = (names: readonly string[]) => {
    const needed = names.filter((name) => required.includes(name));
    return needed.length > 0 ? needed : names;
  };
  const [direct, converted] = [fits('direct'), fits('converted')];
  const isSynonym = (name: string) =>
    synonymsOf(properties[name] ?? {}).some((word) => isSameWord(word, found));
  for (const names of [direct, converted]) {
    const same = names.filter((name) => isSameWord(name, found));
    if (same.length > 0) return certainIf(same, names === direct);
    const meant = missing(names.filter(isSynonym));
    if (meant.length > 0) return certainIf(meant, names === direct);
  }
  for (const names of [direct, converted]) {
    const { names: near, certain } = suggestName(found, names, {});
    if (near.length > 0)
      return { names: near, certain: certain && names === direct, by: 'spelling' };
  }
  return { names: [], certain: false, by: 'spelling' };
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
