/** Returns the last part of an address or path: `for-cfos` of `/solutions/for-cfos`. */
export const lastPartOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns what is before it: `/solutions`. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const stopWords = new Set(['for', 'the', 'and', 'our', 'a', 'of', 'to', 'in', 'page', 'us']);

/** Words that only say that something is a link. */
const leading = new Set(
  'see all view read more learn how work works go back open show visit explore discover alle mehr zu zur zum'.split(
    ' ',
  ),
);

/** Returns the words of an address or a title. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  // The Unicode pattern is slow, and most texts have no other letters, only dashes and quotation marks.
  const words = lower.match(/[^ -~‐-‧]/.test(lower) ? /[\p{L}\p{N}]+/gu : /[a-z\d]+/g) ?? [];
  return words.filter((word) => !stopWords.has(word));
}

/** Returns the significant words of a link or page name, for comparison. */
export const nameIn = (words: string): string[] =>
  wordsOf(words)
    .filter((word) => !leading.has(word))
    .map(stem);

/** Returns a word without its plural ending, at least three letters. */
export function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.replace(/(?:ies|es|s)$/, '') : word;
}
