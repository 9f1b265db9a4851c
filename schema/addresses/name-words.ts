const stopWords = new Set(['for', 'the', 'and', 'our', 'a', 'of', 'to', 'in', 'page', 'us']);

/** Words that say that a link is one. */
const leading = new Set(
  'see all view read more learn how work works go back open show visit explore discover alle mehr zu zur zum'.split(
    ' ',
  ),
);

/** The words of an address or a title. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  // The pattern of all letters there are takes 5 ms until its first answer, and most texts need none.
  const parts = /[^ -~]/.test(lower) ? lower.split(/[^\p{L}\p{N}]+/u) : lower.split(/[^a-z\d]+/);
  return parts.filter((word) => word !== '' && !stopWords.has(word));
}

/** The words of a link or a page that make a name, as they are compared. */
export const nameIn = (words: string): string[] =>
  wordsOf(words)
    .filter((word) => !leading.has(word))
    .map(stem);

/** Without what makes it several: at least three letters. */
export function stem(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.replace(/(?:ies|es|s)$/, '') : word;
}
