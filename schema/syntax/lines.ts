/** Returns the offset of the first character of a line. */
export const lineStart = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;

/**
 * Returns the offset after the line break of a line. That is `offset` itself if a line has just
 * ended there, as after block scalars.
 */
export function lineEnd(text: string, offset: number): number {
  if (startsLine(text, offset)) return offset;
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** Returns the offset of the end of a line, before its line break. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}

/** Returns the number of the line that an offset is in, counted from 1. */
export const lineNumber = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** Names the lines of a range: `line 5`, `lines 5 to 6`. */
export function namedLines(text: string, from: number, to: number): string {
  const [first, last] = [lineNumber(text, from), lineNumber(text, to)];
  return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}

export const startsLine = (text: string, offset: number): boolean =>
  offset === 0 || text[offset - 1] === '\n';

/** Returns the number of characters before an offset in its line. */
export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);

/** Returns the start of the first comment line directly above a line. */
export function startOfComments(text: string, line: number): number {
  let first = line;
  while (first > 0) {
    const previous = lineStart(text, first - 1);
    if (!/^[ \t]*#/.test(text.slice(previous, first))) break;
    first = previous;
  }
  return first;
}

/** Indents YAML for another place: all lines but the first and the empty ones. */
export const indentLines = (source: string, indent: string, eol: string): string =>
  source
    .replace(/\n+$/, '')
    .split(/\r?\n/)
    .map((line, index) => (index === 0 || line === '' ? line : indent + line))
    .join(eol);
