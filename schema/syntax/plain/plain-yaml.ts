import { mayBeItem, mayHideTrap } from '../signs.ts';
import { ampersand, asterisk, readAnchored, repeatAnchored } from './anchors.ts';
import { readBlockText } from './block-text.ts';
import {
  codeOf,
  colon,
  dash,
  hash,
  indicators,
  newline,
  withoutSpacesAtEnd,
} from './characters.ts';
import { Cursor, notPlain } from './cursor.ts';
import { readFlow } from './flow.ts';
import { resolvePlain } from './scalars.ts';

/**
 * Parses plain YAML, as almost every page is written: groups, lists, texts with and without quotes,
 * numbers, flow collections, anchors and aliases. Returns `undefined` for everything that only the
 * precise parser may judge: tags, tabs, several documents, mistakes, and possible traps. A test
 * checks that both return the same values.
 */
export function parsePlainYaml(text: string): unknown {
  try {
    const cursor = new Cursor(text.includes('\r') ? text.replaceAll('\r\n', '\n') : text);
    if (cursor.indent !== 0) return undefined;
    const value = readGroup(cursor, 0);
    return cursor.indent < 0 ? value : undefined;
  } catch (error) {
    if (error === notPlain) return undefined;
    throw error;
  }
}

/** Reads a group. `first` is its first name if that is already read. */
function readGroup(
  cursor: Cursor,
  indent: number,
  first = cursor.takeName(),
): Record<string, unknown> {
  cursor.enter();
  const group: Record<string, unknown> = {};
  let name = first;
  for (;;) {
    if (name === undefined || group[name] !== undefined) throw notPlain;
    group[name] = readValue(cursor, indent, readBelowName);
    if (cursor.indent !== indent || cursor.code === dash) break;
    name = cursor.takeName();
  }
  if (cursor.indent > indent) throw notPlain;
  cursor.leave();
  return group;
}

function readList(cursor: Cursor, indent: number): unknown[] {
  cursor.enter();
  const list: unknown[] = [];
  do {
    const dashAt = cursor.at;
    cursor.at += 1;
    cursor.skipSpaces();
    const column = indent + cursor.at - dashAt;
    const name = cursor.takeName();
    list.push(
      name === undefined
        ? readValue(cursor, indent, readBelowDash)
        : readGroup(cursor, column, name),
    );
  } while (cursor.indent === indent && cursor.isItem());
  if (cursor.indent > indent) throw notPlain;
  cursor.leave();
  return list;
}

/**
 * Reads the value after a name's colon or a dash.
 * @param readRest reads it where it does not begin in this line
 */
function readValue(cursor: Cursor, indent: number, readRest: typeof readBelowDash): unknown {
  cursor.skipSpaces();
  const { code } = cursor;
  if (cursor.at < cursor.text.length && code !== newline && code !== hash) {
    if (code === asterisk) return repeatAnchored(cursor);
    if (code !== ampersand) return readInline(cursor, indent);
    return readAnchored(cursor, () => readRest(cursor, indent));
  }
  return readRest(cursor, indent);
}

function readBelowDash(cursor: Cursor, indent: number): unknown {
  cursor.endLine();
  return cursor.indent > indent ? readBelow(cursor, indent) : null;
}

/** The list of a name may be indented no further than the name. */
function readBelowName(cursor: Cursor, indent: number): unknown {
  cursor.endLine();
  if (cursor.indent > indent) return readBelow(cursor, indent);
  return cursor.indent === indent && cursor.isItem() ? readList(cursor, indent) : null;
}

/** Reads a value that starts on its own line. */
function readBelow(cursor: Cursor, indent: number): unknown {
  if (cursor.isItem()) return readList(cursor, cursor.indent);
  const { indent: column } = cursor;
  const name = cursor.takeName();
  return name === undefined ? readInline(cursor, indent) : readGroup(cursor, column, name);
}

const pipe = codeOf('|');
const greater = codeOf('>');

/** Reads a value on the current line that is not a block group or list. */
function readInline(cursor: Cursor, indent: number): unknown {
  const { code } = cursor;
  if (code === pipe || code === greater) return readBlockText(cursor, indent);
  if (!indicators[code] || cursor.isNegativeNumber()) return readPlain(cursor, indent);
  const value = readFlow(cursor, indent);
  cursor.endLine();
  return value;
}

/**
 * Reads a text without quotes, which may continue on lines that are indented more than `indent`.
 */
function readPlain(cursor: Cursor, indent: number): unknown {
  let whole = readPlainLine(cursor);
  if (cursor.indent <= indent && mayHideTrap(whole)) throw notPlain;
  while (cursor.indent > indent) {
    if (cursor.hasComment || indicators[cursor.code]) throw notPlain;
    const { blankLines } = cursor;
    const line = readPlainLine(cursor);
    if (mayBeItem(whole, line)) throw notPlain;
    whole += (blankLines === 0 ? ' ' : '\n'.repeat(blankLines)) + line;
  }
  return resolvePlain(whole);
}

function readPlainLine(cursor: Cursor): string {
  const start = cursor.at;
  const end = cursor.endOfLine();
  // A colon before a space or the end of the line would end a name.
  if (cursor.findColon(start) < end || cursor.text.charCodeAt(end - 1) === colon) throw notPlain;
  const comment = cursor.findComment(start);
  cursor.at = Math.min(end, comment);
  const line = withoutSpacesAtEnd(cursor.text.slice(start, cursor.at));
  cursor.endLine();
  // A text cannot continue after a comment.
  cursor.hasComment ||= comment < end;
  return line;
}
