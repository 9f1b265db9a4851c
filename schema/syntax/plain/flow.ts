import { dividedQuote, hasNumberWithComma } from '../signs.ts';
import { codeOf, colon, comma, hash, indicators, newline, space } from './characters.ts';
import { type Cursor, notPlain } from './cursor.ts';
import { readDoubleQuoted, readSingleQuoted, resolvePlain } from './scalars.ts';

const quote = codeOf('"');
const apostrophe = codeOf("'");
const openBracket = codeOf('[');
const closeBracket = codeOf(']');
const openBrace = codeOf('{');
const closeBrace = codeOf('}');

/**
 * Reads a value in quotes, braces or brackets. Its further lines are indented more than `indent`.
 */
export function readFlow(cursor: Cursor, indent: number): unknown {
  const { code } = cursor;
  if (code === openBrace) return readGroup(cursor, indent);
  if (code === openBracket) return readList(cursor, indent);
  if (code === quote) return readDoubleQuoted(takeQuoted(cursor, isEscaped), indent + 1);
  if (code === apostrophe) return readSingleQuoted(takeQuoted(cursor, isDoubled), indent + 1);
  throw notPlain;
}

/**
 * Takes the text between two quotes. `isText` returns the number of characters to skip at a quote
 * that does not close.
 */
function takeQuoted(cursor: Cursor, isText: (text: string, at: number) => number): string {
  const { text, at } = cursor;
  const quoteSign = text.charAt(at);
  let end = text.indexOf(quoteSign, at + 1);
  for (let length = 0; end > 0; end = text.indexOf(quoteSign, end + length)) {
    length = isText(text, end);
    if (length === 0) break;
  }
  if (end < 0) throw notPlain;
  cursor.at = end + 1;
  return text.slice(at + 1, end);
}

/** Returns how many characters to skip at a quote, or 0 if it closes. */
function isEscaped(text: string, at: number): number {
  let start = at;
  while (text[start - 1] === '\\') start -= 1;
  return (at - start) % 2;
}

const isDoubled = (text: string, at: number): number =>
  text.charCodeAt(at + 1) === apostrophe ? 2 : 0;

function readGroup(cursor: Cursor, indent: number): Record<string, unknown> {
  const group: Record<string, unknown> = {};
  readItems(cursor, closeBrace, () => {
    const name = cursor.takeName();
    if (name === undefined || group[name] !== undefined) throw notPlain;
    cursor.skipSpaces();
    group[name] = readValue(cursor, indent);
  });
  return group;
}

function readList(cursor: Cursor, indent: number): unknown[] {
  const list: unknown[] = [];
  const start = cursor.at;
  readItems(cursor, closeBracket, () => list.push(readValue(cursor, indent)));
  const written = cursor.text.slice(start, cursor.at);
  if (hasNumberWithComma(written) || dividedQuote.test(written)) throw notPlain;
  return list;
}

/** Reads items separated by commas, up to the closing character, on one line. */
function readItems(cursor: Cursor, close: number, readItem: () => void): void {
  cursor.enter();
  cursor.at += 1;
  cursor.skipSpaces();
  while (cursor.code !== close) {
    readItem();
    cursor.skipSpaces();
    if (cursor.code === close) break;
    if (cursor.code !== comma) throw notPlain;
    cursor.at += 1;
    cursor.skipSpaces();
    // A trailing comma is left to the precise parser.
    if (cursor.code === close) throw notPlain;
  }
  cursor.at += 1;
  cursor.leave();
}

function readValue(cursor: Cursor, indent: number): unknown {
  const { text, at: start } = cursor;
  if (indicators[cursor.code] && !cursor.isNegativeNumber()) return readFlow(cursor, indent);
  let at = start;
  let end = start;
  for (; !isEnd(text.charCodeAt(at)); at += 1) {
    const code = text.charCodeAt(at);
    if (code === space) continue;
    // Comments, braces within a text and line breaks are left to the precise parser.
    if (code === hash || code === openBrace || code === openBracket) throw notPlain;
    if (code === newline || at >= text.length) throw notPlain;
    const next = text.charCodeAt(at + 1);
    if (code === colon && (next === space || isEnd(next))) throw notPlain;
    end = at + 1;
  }
  // A quote only at the end of a text may be a mistake.
  if (end === start || text.charCodeAt(end - 1) === quote) throw notPlain;
  cursor.at = at;
  return resolvePlain(text.slice(start, end));
}

const isEnd = (code: number): boolean =>
  code === comma || code === closeBrace || code === closeBracket;
