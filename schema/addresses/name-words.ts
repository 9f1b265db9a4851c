const stopWords = new Set(['for', 'the', 'and', 'our', 'a', 'of', 'to', 'in', 'page', 'us']);

/** Words that say that a link is one. */
const leading = new Set(
  'see all view read more learn how work works go back open show visit explore discover alle mehr zu zur zum'.split(
    ' ',
  ),
);

/** The words of an address or a title. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !stopWords.has(word));

/** The words of a link or a page that make a name, as they are compared. */
export const nameIn = (words: string): string[] =>
  wordsOf(words)
    .filter((word) => !leading.has(word))
    .map(stem);

/** Without what makes it several: at least three letters. */
export function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:ies|es|s)$/, '') : word;
}
