import { cachedPieces } from '../model/wording.ts';
import { cacheLatest, oncePer } from '../once-per.ts';
import type { Line } from './lines.ts';
import { unfinished } from './scalar.ts';

/** The words of all descriptions and examples: those that pages have in common. */
const wordsIn = oncePer(
  (pieces: object) => new Set(JSON.stringify(pieces).toLowerCase().match(anyWord)),
);

/** Letters behind an apostrophe are no word of their own. */
const anyWord = /(?<![\p{L}\p{N}'’])\p{L}{2,}/gu;

/**
 * What is to be between a line and the rest of it in the next one: a space, or nothing; `undefined` where
 * nobody can tell, because words may begin and end there, or one was cut in two.
 */
export function gapBetween(before: Line, rest: Line, file: string): '' | ' ' | undefined {
  const [start, end] = [before.text.trimEnd(), rest.text.trim()];
  if (start !== before.text || rest.indent === 1) return ' ';
  if (/^[,.;:!?)}\]"'%]/.test(end)) return '';
  if (/[,;]$/.test(start) && /^[\p{L}["'{]/u.test(end)) return ' ';
  if (/[.!?]$/.test(start) && /^\p{Lu}/u.test(end)) return ' ';
  // Bold words and links.
  if (/[\p{L}\p{N}]$/u.test(start) && /^(?:\*\*[\p{L}\p{N}]|\[[^\]]*\]\()/u.test(end)) return ' ';
  const [first = ''] = /\p{L}+$/u.exec(start) ?? [];
  const [last = ''] = /^\p{L}+/u.exec(end) ?? [];
  if (first === '' || last === '') return undefined;
  const isOne = isWord(first + last, file, 0);
  const areTwo = isWhole(first, last, file) && isWhole(last, first, file);
  return isOne === areTwo ? undefined : isOne ? '' : ' ';
}

/**
 * Whether letters are a word and not a part of one that was cut: they are found elsewhere, or are too
 * many for an ending or a prefix of the word beside them. An `a` may end a word that is unknown.
 */
const isWhole = (letters: string, beside: string, file: string): boolean =>
  isWord(letters, file, 1) ||
  ((letters.length > 4 ? beside.length > 3 : /^[aI]$/.test(letters)) && isWord(beside, file, 1));

/** How often a file has each of its words, in lower case. */
const countsIn = cacheLatest((file: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const [word] of file.toLowerCase().matchAll(anyWord))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
});

/** Whether letters are a word in the schemas, or in a file, more often than so many times. */
function isWord(letters: string, file: string, times: number): boolean {
  const word = letters.toLowerCase();
  return wordsIn(cachedPieces()).has(word) || (countsIn(file).get(word) ?? 0) > times;
}

/** Whether a text of several words stops within a sentence, or within a word: a name begins with a capital. */
export function mayBeCut(text: string, file: string): boolean {
  const [word] = /(?<=\s)\p{Ll}+$/u.exec(text) ?? [];
  return unfinished.test(text) || (word !== undefined && !isWord(word, file, 1));
}
