/** Returns the width of a text. */
type Measure = (text: string) => number;

/**
 * Breaks a text into lines of at most this width: as few lines as possible, and as even as possible. A
 * word that is wider than a line is broken anywhere.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => breakWord(word, width, measure));
  const few = fill(words, width, measure);
  let [narrow, wide] = [0, width];
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    const lines = fill(words, middle, measure);
    if (lines.length > few.length || lines.some((line) => measure(line) > middle)) narrow = middle;
    else wide = middle;
  }
  return fill(words, wide, measure);
}

function fill(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const parts = [''];
  for (const letter of word) {
    const longer = parts.at(-1) + letter;
    if (parts.at(-1) && measure(`${longer}-`) > width) {
      parts[parts.length - 1] += '-';
      parts.push(letter);
    } else parts[parts.length - 1] = longer;
  }
  return parts;
}
