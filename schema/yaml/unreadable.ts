import type { Candidate } from './candidate.ts';
import { type Line, splitLines } from './lines.ts';

/** Leaves out a block that no guess explains, so that the others can be checked. */
export function unreadable(text: string, failsAt: number): Candidate {
  const lines = splitLines(text);
  let line = lines.find(({ to }) => to >= failsAt) ?? lines.at(-1);
  if (line?.isBlank || line?.isComment) line = line.above ?? line;
  const { from, to, indent } = line ?? { from: 0, to: text.length, indent: 0 };
  const [start, end] = line ? blockAround(lines, line) : [0, text.length];
  return {
    code: 'Y001',
    place: [from + indent, to],
    message: 'This line, or one above it, cannot be read.',
    hints: [
      'A property is a name, a colon, a space and a value: `title: Pricing`. An item of a list starts with `- `. What belongs together starts in the same column.',
      'Put a text in quotes if it has signs such as `: `, ` #`, `{` or `[` in it, and close every quote, brace and bracket.',
    ],
    title: '',
    edits: [{ from: start, to: end, text: '' }],
    cost: 0,
  };
}

/** Leaves out the rest of a file that has too many mistakes to explain. */
export function unread(text: string, failsAt: number): Candidate {
  const start = unreadable(text, failsAt);
  const [{ from } = { from: 0 }] = start.edits;
  return {
    ...start,
    message: 'From here on the file was not read: too much is wrong in it.',
    hints: ['Correct what stands above, and check again.'],
    edits: [{ from, to: text.length, text: '' }],
  };
}

/** The block around a line; without one, everything from the line on. */
function blockAround(lines: readonly Line[], line: Line): [from: number, to: number] {
  const items = lines.filter(({ dashes }) => dashes > 0);
  const outermost = Math.min(...items.map(({ indent }) => indent));
  const starts = items.filter(({ indent }) => indent === outermost);
  const first = starts.findLast(({ index }) => index <= line.index);
  const next = starts.find(({ index }) => index > line.index);
  const end = lines.at(-1)?.to ?? line.to;
  return [(first ?? line).from, next?.from ?? end];
}
