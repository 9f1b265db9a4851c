import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';
import { hasContent, type Line } from '../lines.ts';
import { isPropertyName } from '../schema-names.ts';
import { shortened } from '../shortened.ts';

/** `# cards:` above the items of the list: a line that is a comment, and that what follows cannot do without. */
export const commentedLines: Trap = (line, { lines }) => {
  if (!hasContent(line)) return [];
  const above = lines
    .slice(0, line.index)
    .findLast(({ isBlank, text }) => !isBlank && !isProse(text));
  const match = above && commented.exec(above.text);
  if (!above || !match) return [];
  const [, indent = '', sign = '', space = '', content = ''] = match;
  const from = above.from + indent.length;
  // Editors put the sign before the line, in its place, or at its left edge.
  const kept = [indent, indent + space.slice(1), indent + space, `${indent} ${space}`].map(
    ({ length }) => length,
  );
  const run = runAbove(above, lines);
  const columnsOf = (text: string) => {
    const [, own = '', , gap = ''] = commented.exec(text) ?? [];
    return [own, own + gap.slice(1), own + gap, `${own} ${gap}`].map(({ length }) => length);
  };
  const all = [0, 1, 2, 3].map((option, rank) => ({
    code: 'Y010' as const,
    place: [(run[0]?.from ?? 0) + (run[0]?.indent ?? 0), run[0]?.to ?? 0] as [number, number],
    message: `These ${run.length} lines are comments, and what stands below needs them.`,
    hints: [
      `Remove the ${code('#')} of each, or put one before the lines that belong to them, too.`,
    ],
    title: `remove the ${code('#')} of ${run.length} lines`,
    edits: run.map((each) => ({
      from: each.from,
      to: each.from + each.text.search(/[^\s#]/),
      text: ' '.repeat(columnsOf(each.text)[option] ?? 0),
    })),
    certain: false,
    cost: 4.8 + rank / 1000,
  }));
  const single = [...new Set(kept)].map((column) => ({
    code: 'Y010' as const,
    place: [from, above.to] as [number, number],
    message: `This line is a comment, and what stands below it needs ${code(shortened(content))}.`,
    hints: [`Remove the ${code('#')}, or put one before the lines that belong to it, too.`],
    title: `remove the ${code('#')}`,
    edits: [{ from: above.from, to: from + sign.length + space.length, text: ' '.repeat(column) }],
    certain: false,
    cost: 5 + column / 1000,
  }));
  return run.length > 1 ? [...all, ...single] : single;
};

/** The lines directly above that are comments with properties in them. */
function runAbove(last: Line, lines: readonly Line[]): Line[] {
  const above = lines.slice(0, last.index + 1);
  const start = above.findLastIndex(({ text }) => isProse(text) || !commented.test(text));
  return above.slice(start + 1);
}

const commented = /^([ \t]*)(#+)([ \t]*)((?:- )?([a-z][A-Za-z]*):(?:[ \t].*)?)$/;

/** Whether a line is a comment in which no property stands. */
function isProse(text: string): boolean {
  const name = commented.exec(text)?.[5];
  return /^\s*#/.test(text) && (name === undefined || !isPropertyName(name));
}
