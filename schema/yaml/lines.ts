/** One line of a YAML text, taken apart without regard to what stands around it. */
export interface Line {
  /** Counted from 0. */
  index: number;
  /** Offsets of its first character and of its end, without the line break. */
  from: number;
  to: number;
  text: string;
  /** Columns of white space before anything else. */
  indent: number;
  /** Where its content starts, behind the dashes of list items: a column from 0. */
  column: number;
  /** How many list items start here. */
  dashes: number;
  /** The name of a property, and the offsets of the name. */
  key?: { name: string; from: number; to: number };
  /** What stands behind the name or the dash, without a comment. Empty where nothing does. */
  value: { text: string; from: number; to: number };
  isBlank: boolean;
  isComment: boolean;
}

const anatomy =
  /^([ \t]*)((?:-[ \t]+)*(?:-$)?)(?:(?<key>"[^"]*"|'[^']*'|[\p{L}\p{N}_$</][^\s:#"'{}[\],]*)[ \t]*:(?=[ \t]|$)[ \t]*)?(?<rest>.*)$/su;

/** A comment behind a value: an author who means one leaves a space after the sign. */
const comment = /(?:^|[ \t]+)#(?=[ \t]|$).*$/;

/** The lines of a text. Both kinds of line ends count, and neither belongs to a line. */
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

/** A `#` within quotes starts no comment. */
function withoutComment(rest: string): string {
  const [quoted = ''] = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(rest) ?? [];
  return quoted + rest.slice(quoted.length).replace(comment, '');
}

/** The lines that hang on a line because they are indented more; blank ones at the end are none. */
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

/** The next line above or below that says something. */
export function neighbour(lines: readonly Line[], index: number, step: 1 | -1): Line | undefined {
  let line = lines[index + step];
  while (line && (line.isBlank || line.isComment)) line = lines[line.index + step];
  return line;
}
