import { codeOf } from './characters.ts';
import { type Cursor, notPlain } from './cursor.ts';

export const ampersand = codeOf('&');
export const asterisk = codeOf('*');

/** More repetitions than a page needs are for the precise parser, which knows how many are hostile. */
const mostRepetitions = 20;

/**
 * A group or list with a name, as in `menu: &links`, which ends the line. Nothing within has a name
 * or repeats one.
 */
export function readAnchored(cursor: Cursor, readBelow: () => unknown): unknown {
  const { anchors } = cursor;
  const name = takeWord(cursor);
  if (anchors.isOpen || anchors.values.has(name)) throw notPlain;
  anchors.isOpen = true;
  const value = readBelow();
  anchors.isOpen = false;
  if (typeof value !== 'object' || value === null) throw notPlain;
  anchors.values.set(name, value);
  return value;
}

/** What has a name, repeated as `*links`. */
export function repeatAnchored(cursor: Cursor): object {
  const { anchors } = cursor;
  const value = anchors.values.get(takeWord(cursor));
  anchors.repetitions += 1;
  if (!value || anchors.isOpen || anchors.repetitions > mostRepetitions) throw notPlain;
  cursor.endLine();
  return value;
}

/** The rest of a line, without its sign. */
function takeWord(cursor: Cursor): string {
  const end = cursor.endOfLine();
  const word = cursor.text.slice(cursor.at + 1, end);
  if (!/^\w+$/.test(word)) throw notPlain;
  cursor.at = end;
  return word;
}
