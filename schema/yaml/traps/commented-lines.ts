import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';
import { hasContent } from '../lines.ts';
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
  return [...new Set(kept)].map((column) => ({
    code: 'Y010' as const,
    place: [from, above.to] as [number, number],
    message: `This line is a comment, and what stands below it needs ${code(shortened(content))}.`,
    hints: [`Remove the ${code('#')}, or put one before the lines that belong to it, too.`],
    title: `remove the ${code('#')}`,
    edits: [{ from: above.from, to: from + sign.length + space.length, text: ' '.repeat(column) }],
    certain: false,
    cost: 5 + column / 1000,
  }));
};

const commented = /^([ \t]*)(#+)([ \t]*)((?:- )?([a-z][A-Za-z]*):(?:[ \t].*)?)$/;

/** Whether a line is a comment in which no property stands. */
function isProse(text: string): boolean {
  const name = commented.exec(text)?.[5];
  return /^\s*#/.test(text) && (name === undefined || !isPropertyName(name));
}
