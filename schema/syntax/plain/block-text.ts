import { propertyLike } from '../signs.ts';
import { spacesBefore, withoutSpacesAtEnd } from './characters.ts';
import { type Cursor, notPlain } from './cursor.ts';

/** Reads a block text: literal after a vertical bar, or with joined lines after `>`. */
export function readBlockText(cursor: Cursor, indent: number): string {
  const { text } = cursor;
  const isFolded = text[cursor.at] === '>';
  const header = withoutSpacesAtEnd(text.slice(cursor.at + 1, cursor.endOfLine()));
  if (header !== '' && header !== '-') throw notPlain;
  cursor.at = cursor.endOfLine() + 1;
  const lines = takeLines(cursor, indent, isFolded);
  cursor.nextLine();
  return (isFolded ? fold(lines) : lines.join('\n')) + (header === '-' ? '' : '\n');
}

/** Takes the lines that are indented further than `indent`, without blank ones at the end. */
function takeLines(cursor: Cursor, indent: number, isFolded: boolean): string[] {
  const { text } = cursor;
  const lines: string[] = [];
  let column = 0;
  while (cursor.at < text.length) {
    const end = cursor.endOfLine();
    const line = text.slice(cursor.at, end);
    const spaces = spacesBefore(line);
    if (spaces < line.length) {
      if (column === 0) column = spaces;
      if (column <= indent) throw notPlain;
      if (spaces < column) break;
      // Lines with extra indentation or spaces at the end are folded by other rules.
      if (isFolded && (spaces > column || line.endsWith(' '))) throw notPlain;
    } else if (column === 0 || spaces > column) throw notPlain;
    // A property may have been written too far in.
    if (lines.length > 0 && propertyLike.test(line)) throw notPlain;
    lines.push(line.slice(column));
    cursor.at = end + 1;
  }
  while (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) throw notPlain;
  return lines;
}

const fold = (lines: readonly string[]): string =>
  lines.join('\n').replace(/\n+/g, (breaks) => (breaks.length === 1 ? ' ' : breaks.slice(1)));
