import { distance } from 'fastest-levenshtein';
import { monthsIn } from '../figures/labels/months.ts';
import { ownProperty } from '../model/schema-at.ts';
import type { Schema } from '../model/schemas.ts';
import { suggest } from '../model/suggest.ts';
import { resolvePiece } from '../model/wording.ts';
import { onlyOf } from '../only-of.ts';
import { translationsOf } from './other-languages.ts';
import { bareWord, isSameName, isSameWord } from './same-word.ts';

export interface Suggestion {
  /** At most two, best first. */
  names: string[];
  /** Whether there is exactly one without doubt. */
  certain?: boolean;
}

/** Returns the synonyms of an enum's values: `{ ink: ['dark'] }`. */
const synonymsIn = (schema: Schema): Record<string, string[]> => schema['x-value-synonyms'] ?? {};

/** Whether a synonym of a property, a value or a type may mean something else: see `x-doubtful`. */
export const isDoubtful = (word: string, schema: Schema = {}): boolean =>
  [schema, resolvePiece({ $ref: schema.$ref })].some((each) =>
    each['x-doubtful']?.some((other) => isSameWord(word, other)),
  );

/** Suggests the enum values that a text most likely means. */
export function suggestValues(text: string, schema: Schema): Suggestion {
  // Words with a special meaning, if any text is allowed.
  const values = schema.enum?.map(String) ?? Object.keys(synonymsIn(schema));
  const { names, certain = false } = suggestName(text, values, synonymsIn(schema));
  return { names, certain: certain && !isDoubtful(text, schema) };
}

/** Returns the value that a text is a synonym of; misspellings do not count. */
export const valueCalled = (text: string, words: unknown): string | undefined =>
  Object.entries((words ?? {}) as Record<string, string[]>).find(([, all]) =>
    all.some((word) => isSameWord(word, text)),
  )?.[0];

/** Returns the value if there is exactly one likely one. */
export function meantValue(text: string, schema: Schema): string | undefined {
  const { names } = suggestValues(text, schema);
  if (names.length !== 1) return undefined;
  return names[0];
}

/** Suggests names for a text: the same word, a synonym, or the nearest spelling. */
export function suggestName(
  text: string,
  names: readonly string[],
  synonyms: Record<string, readonly string[]>,
): Suggestion {
  const exact = names.filter((name) => isSameName(name, text));
  if (exact.length === 1) return { names: exact, certain: true };
  for (const words of [[text], translationsOf(text)]) {
    const meant = names.filter((name) =>
      [name, ...(ownProperty(synonyms, name) ?? [])].some((word) =>
        words.some((each) => isSameWord(word, each)),
      ),
    );
    if (meant.length > 0) return { names: meant.slice(0, 2), certain: meant.length === 1 };
  }
  const [best, ...others] = suggest(text, names);
  const within =
    best !== undefined && isSlip(text, best)
      ? []
      : (withTheseWords(text, names) ?? withNumber(text, names) ?? withSynonym(text, synonyms));
  if (best === undefined || within.length > 0)
    return { names: within, certain: within.some((name) => isSameMonth(text, name)) };
  return { names: [best, ...others], certain: others.length === 0 && isSlip(text, best) };
}

/**
 * Returns the only name that contains all words of the text or is contained in it: `Late payers` in
 * `Six hires and late payers`.
 */
function withTheseWords(text: string, names: readonly string[]): string[] | undefined {
  const words = wordsOf(text);
  const found = names.filter((name) => {
    const own = wordsOf(name);
    const [fewer, more] = own.length < words.length ? [own, words] : [words, own];
    const isAbbreviated = own.length === 1 && words.length === 1 && isStart(own[0], words[0]);
    return (
      isAbbreviated ||
      (fewer.some(({ length }) => length > 3) && fewer.every((word) => more.includes(word)))
    );
  });
  return found.length === 1 ? found : undefined;
}

/** Whether two words are the long and the short name of one month. */
function isSameMonth(one: string, other: string): boolean {
  const [first, second] = [one, other].map((word) =>
    onlyOf(monthsIn(word).filter(({ written }) => written === word)),
  );
  return first !== undefined && first.month === second?.month;
}

/** Matches abbreviated names with numbers: `W2` and `Week 2`. */
function withNumber(text: string, names: readonly string[]): string[] | undefined {
  const initial = (name: string) =>
    /^(\p{L})\p{L}* ?(\d+)$/u.exec(name)?.slice(1).join('').toLowerCase();
  const found = names.filter((name) => initial(name) && initial(name) === initial(text));
  return found.length === 1 ? found : undefined;
}

/** Returns the only name that a word of the text is a synonym of: `ink` for `dark mode`. */
function withSynonym(text: string, synonyms: Record<string, readonly string[]>): string[] {
  const words = wordsOf(text);
  const found = Object.keys(synonyms).filter((name) =>
    synonyms[name]?.some((synonym) => words.includes(bareWord(synonym))),
  );
  return found.length === 1 ? found : [];
}

/** Whether a name is abbreviated: `Nov` for `November`. */
const isStart = (short = '', long = ''): boolean => short.length >= 3 && long.startsWith(short);

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(bareWord);

/**
 * Whether a text is a typo of a name: one letter added, missing, wrong or swapped with its
 * neighbour; two in a long word.
 */
export function isSlip(text: string, name: string): boolean {
  const [one, other] = [text.toLowerCase(), name.toLowerCase()];
  const cost = distance(one, other);
  if (cost <= 1) return true;
  const isSwapped = [...one].sort().join('') === [...other].sort().join('');
  return cost === 2 && (isSwapped || name.length >= 8);
}
