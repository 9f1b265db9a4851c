import { cachedPieces, code } from '../model/wording.ts';
import { type Candidate, change } from './candidate.ts';
import { type Line, splitLines } from './lines.ts';

/** What to do about a line that no guess explains. */
export const howLinesAreWritten = [
  'A property is a name, a colon, a space and a value: `title: Pricing`. An item of a list starts with `- `. What belongs together starts in the same column.',
  'Put a text in quotes if it has signs such as `: `, ` #`, `{` or `[` in it, and close every quote, brace and bracket.',
];

/** Leaves out a block that no guess explains, so that the others can be checked. */
export function unreadable(text: string, failsAt: number): Candidate {
  const lines = splitLines(text);
  let line = lines.find(({ to }) => to >= failsAt) ?? (lines.at(-1) as Line);
  if (line.isBlank || line.isComment) line = line.above ?? line;
  const roots = lines.filter(isRoot);
  const first = roots[0]?.above;
  if (first && line === roots[0]) return above(line, lines);
  const { from, to, indent } = line;
  const [start, end] = blockAround(lines, line, roots);
  return change([{ from: start, to: end, text: '' }], {
    code: 'Y001',
    place: [from + indent, to],
    message: 'This line, or one above it, cannot be read.',
    hints: howLinesAreWritten,
    title: '',
    isOmission: true,
    cost: 0,
  });
}

/** Leaves out the rest of a file that has too many mistakes to explain. */
export function unread(text: string, failsAt: number): Candidate {
  const start = unreadable(text, failsAt);
  const [{ from } = { from: 0 }] = start.edits;
  return {
    ...start,
    message: 'From here on the file was not read: too much is wrong in it.',
    hints: ['Correct this line or what is above it, and check again.'],
    edits: [{ from, to: text.length, text: '' }],
  };
}

/** What was moved or pasted above the first property of a file. */
function above(root: Line, lines: readonly Line[]): Candidate {
  const first = lines.find(({ hasContent }) => hasContent) ?? root;
  const name = code(root.key?.name ?? '');
  return change([{ from: first.from, to: root.from, text: '' }], {
    code: 'Y001',
    place: first.place,
    message: `This is above ${name}, with which the file begins, and cannot be read there.`,
    hints: ['Move it to the list or group that it belongs to: a block is below `blocks:`.'],
    title: '',
    isOmission: true,
    cost: 0,
  });
}

/** Whether a line begins a property of the page, or of site.yaml. */
const isRoot = ({ indent, dashes, key }: Line): boolean =>
  indent === 0 &&
  dashes === 0 &&
  ['page.json', 'site.json'].some((file) => cachedPieces()[file]?.properties?.[key?.name ?? '']);

/** The block or the property of the file around a line; without one, everything from the line on. */
export function blockAround(
  lines: readonly Line[],
  line: Line,
  roots = lines.filter(isRoot),
): [from: number, to: number] {
  const rootOf = ({ index }: Line) => roots.findLast((root) => root.index <= index)?.key?.name;
  const items = lines.filter((each) => each.dashes > 0 && (rootOf(each) ?? 'blocks') === 'blocks');
  const outermost = Math.min(...items.map(({ indent }) => indent));
  const starts = [...roots, ...items.filter(({ indent }) => indent === outermost)].sort(
    (a, b) => a.index - b.index,
  );
  const first = starts.findLast(({ index }) => index <= line.index);
  const next = starts.find(({ index }) => index > line.index);
  const end = lines.at(-1)?.to ?? line.to;
  return [(first?.key?.name === 'blocks' ? line : (first ?? line)).from, next?.from ?? end];
}
