/** One line of a YAML text, split into its parts regardless of the lines around it. */
export interface Line {
  /** Counted from 0. */
  index: number;
  /** Offsets of its first character and of its end, without the line break. */
  from: number;
  to: number;
  text: string;
  /** The number of spaces or tabs at its start. */
  indent: number;
  /** The column, from 0, at which its content starts after the dashes of list items. */
  column: number;
  /** How many list items start here. */
  dashes: number;
  /** The property's name and the offsets of the name. */
  key?: { name: string; from: number; to: number };
  /** The value after the name or the dash, without a comment; may be empty. */
  value: { text: string; from: number; to: number };
  isBlank: boolean;
  isComment: boolean;
}

const anatomy =
  /^([ \t]*)((?:-[ \t]+)*(?:-$)?)(?:(?<key>"[^"]*"|'[^']*'|[\p{L}\p{N}_$</][^\s:#"'{}[\],]*)[ \t]*:(?=[ \t]|$)[ \t]*)?(?<rest>.*)$/su;

/** A comment after a value. `#1` without a space is probably part of the text. */
const comment = /(?:^|(?<![ \t])[ \t]+)#(?=[ \t]|$).*$/;

/** Splits a text at LF or CRLF, which are not part of a line. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const raw of text.split('\n')) {
    lines.push(takeApart(raw.replace(/\r$/, ''), from, lines.length));
    from += raw.length + 1;
  }
  return lines;
}

function takeApart(text: string, from: number, index: number): Line {
  const match = anatomy.exec(text) as RegExpExecArray;
  const { key, rest = '' } = match.groups ?? {};
  const indent = (match[1] as string).length;
  const dashes = match[2] as string;
  const column = indent + dashes.length;
  const valueFrom = from + text.length - rest.length;
  const value = withoutComment(rest).trimEnd();
  return {
    index,
    from,
    to: from + text.length,
    text,
    indent,
    column,
    dashes: dashes.replace(/[^-]/g, '').length,
    ...(key && {
      key: {
        name: key.replace(/^["']|["']$/g, ''),
        from: from + column,
        to: from + column + key.length,
      },
    }),
    value: { text: value, from: valueFrom, to: valueFrom + value.length },
    isBlank: text.trim() === '',
    isComment: /^\s*#+(?:\s|$)/.test(text),
  };
}

/** Removes the comment after a value. A `#` inside quotes does not start one. */
function withoutComment(rest: string): string {
  const [quoted = ''] = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(rest) ?? [];
  return quoted + rest.slice(quoted.length).replace(comment, '');
}

/** A line and its children, which are indented more, without blank lines at the end. */
export function subtree(lines: readonly Line[], { index, indent }: Line): Line[] {
  let end = index + 1;
  for (let next = end; next < lines.length; next += 1) {
    const line = lines[next] as Line;
    if (line.isBlank) continue;
    if (line.indent <= indent) break;
    end = next + 1;
  }
  return lines.slice(index, end);
}

/** The next line above or below that is neither blank nor a comment. */
export function neighbour(lines: readonly Line[], index: number, step: 1 | -1): Line | undefined {
  let line = lines[index + step];
  while (line && !hasContent(line)) line = lines[line.index + step];
  return line;
}

/** The lines above one that are neither blank nor comments, from the nearest on. */
export function* linesAbove(lines: readonly Line[], { index }: Line): Generator<Line> {
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at] as Line;
    if (hasContent(line)) yield line;
  }
}

/** Whether a line is in `values` of site.yaml, where any word may be a name. */
export function isInValues(line: Line, lines: readonly Line[]): boolean {
  const top = line.indent === 0 ? line : linesAbove(lines, line).find(({ indent }) => indent === 0);
  return top?.key?.name === 'values';
}

/** The lines below one that are neither blank nor comments, from the nearest on. */
export function* linesBelow(lines: readonly Line[], { index }: Line): Generator<Line> {
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    if (hasContent(line)) yield line;
  }
}

/** Whether a line is neither blank nor a comment. */
export const hasContent = ({ isBlank, isComment }: Line): boolean => !isBlank && !isComment;
