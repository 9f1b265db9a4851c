/** Returns the number of letters of the longest word in some texts. A line may break behind a hyphen. */
export const longestWord = (texts: readonly string[]): number =>
  Math.max(...texts.flatMap((text) => text.split(/\s|(?<=\p{L}-)/u)).map(({ length }) => length));
