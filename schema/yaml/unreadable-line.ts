import type { Candidate } from './candidate.ts';
import { neighbour, splitLines } from './lines.ts';

/** For a line that no guess explains: it is left out, so that the rest can be read. */
export function unreadableLine(text: string, failsAt: number): Candidate {
  const lines = splitLines(text);
  let line = lines.find(({ to }) => to >= failsAt) ?? lines.at(-1);
  if (line?.isBlank || line?.isComment) line = neighbour(lines, line.index, -1) ?? line;
  const { from, to, indent } = line ?? { from: 0, to: text.length, indent: 0 };
  const end = Math.max(to, from + 1);
  return {
    code: 'Y001',
    place: [from + indent, to],
    message: 'This line, or the one above it, cannot be read.',
    hints: [
      'A property is a name, a colon, a space and a value: `title: Pricing`. An item of a list starts with `- `. What belongs together starts in the same column.',
      'Put a text in quotes if it has signs such as `: `, ` #`, `{` or `[` in it.',
    ],
    title: '',
    // Something has to go, or the same line would be found for ever.
    splices: [to > from ? { from, to, text: '' } : { from, to: Math.min(end, text.length), text: '' }],
    certain: false,
    cost: 0,
  };
}
