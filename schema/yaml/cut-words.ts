import { cachedPieces } from '../model/wording.ts';
import { cacheLatest, oncePer } from '../once-per.ts';
import type { Line } from './lines.ts';
import { asFlowValue, unfinished } from './scalar.ts';

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

/** Whether a text stops within a sentence, or within a word, an address or a number. */
export const mayBeCut = (text: string, file: string): boolean =>
  unfinished.test(text) || isPart(/[^\s"'[{(,]*$/.exec(text)?.[0] ?? '', file);

/** Whether letters are no word of a file, or something else is the beginning of another. */
function isPart(last: string, file: string): boolean {
  const [word] = /^\p{L}+$/u.exec(last) ?? [];
  if (word !== undefined) return !isWord(word, file, 1);
  const others = file.split(last).slice(1);
  const isGoing = (rest: string) => /^[.,]?[\p{L}\p{N}/-]/u.test(rest);
  return (
    /[\p{L}\p{N}]$/u.test(last) &&
    others.length > 1 &&
    others.filter(isGoing).length === others.length - 1
  );
}

/**
 * Whether a text with an opening quote alone may lack more than the closing one: it stops within something, or
 * otherwise than others, or its quotes are for something that is gone.
 */
export function mayLackWords(opened: string, file: string): boolean {
  const form =
    /(?:^|(?<name>[A-Za-z][\w-]*:)[ \t]+|[\s[{,])(?<sign>["'])(?<text>(?:(?!\k<sign>).)*)$/;
  const { name, text } = form.exec(opened)?.groups ?? {};
  if (text === undefined) return mayBeCut(opened, file);
  if (/[.!?…]$/.test(text)) return opensMarks(text);
  const isLong = text.length > longest || /[.!?] \S/.test(text);
  const isOther = name !== undefined && endsOtherwise(text, name, file);
  return (
    isLong ||
    isOther ||
    opensMarks(text) ||
    mayBeCut(text, file) ||
    (!needsQuotes(text) && !quotesWithoutNeed(file))
  );
}

/** What is longer is a sentence, and ends with its sign. */
const longest = 70;

/** Whether marks begin and do not end, or a text ends with a sign behind which it goes on. */
const opensMarks = (text: string): boolean =>
  /[{[(][^}\])]*$|[^\p{L}\p{N})%!?.…+"'’”}\]*_]$/u.test(text) || text.split('**').length % 2 === 0;

/** Whether a text ends with a letter, a digit or a sign, and all others with that name with something else. */
function endsOtherwise(text: string, name: string, file: string): boolean {
  const values = [...file.matchAll(new RegExp(`(?<![\\w-])${name}[ \\t]+(.*)`, 'g'))].map(
    ([, value = '']) => value.replace(/^["']|["' \t]+$/g, ''),
  );
  const others = values.filter((value) => value !== text).map(endOf);
  return others.length > 1 && !others.includes(endOf(text));
}

const endOf = (text: string): string =>
  text.slice(-1).replace(/\p{L}/u, 'a').replace(/\p{N}/u, '0');

const needsQuotes = (text: string): boolean => text.includes('\\') || asFlowValue(text) !== text;

/** Whether a file has quotes around any text that needs none. */
const quotesWithoutNeed = cacheLatest((file: string): boolean =>
  [...file.matchAll(/(?<=[[{:,-][ \t]+)"(?<text>[^"\\\n]+)"(?=[ \t]*(?:[,}\]]|$))/gm)].some(
    ({ groups }) => !needsQuotes(groups?.text ?? ''),
  ),
);
