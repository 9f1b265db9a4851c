import { codeOf } from './characters.ts';
import { type Cursor, notPlain } from './cursor.ts';

export const ampersand = codeOf('&');
export const asterisk = codeOf('*');

/** A page with more repetitions is left to the precise parser, which rejects malicious ones. */
const mostRepetitions = 20;

/**
 * Reads a group or list with an anchor, as in `menu: &links`, which ends its line. It must not
 * contain other anchors or aliases.
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

/** Reads an alias such as `*links`. */
export function repeatAnchored(cursor: Cursor): object {
  const { anchors } = cursor;
  const value = anchors.values.get(takeWord(cursor));
  anchors.repetitions += 1;
  if (!value || anchors.isOpen || anchors.repetitions > mostRepetitions) throw notPlain;
  cursor.endLine();
  return value;
}

/** Takes the name of an anchor or alias, which must end the line. */
function takeWord(cursor: Cursor): string {
  const end = cursor.endOfLine();
  const word = cursor.text.slice(cursor.at + 1, end);
  if (!/^\w+$/.test(word)) throw notPlain;
  cursor.at = end;
  return word;
}
