import type { Problem } from '../model/diagnostics.ts';
import { code } from '../model/wording.ts';
import { namedLines } from '../syntax/lines.ts';

interface Line {
  text: string;
  from: number;
}

/**
 * Y030: reports an item of which the beginning is a comment, so that its rest belongs to the item above, which
 * has lost the same property to the comment.
 */
export function explainHalfItems(text: string): Problem[] {
  const lines = linesOf(text);
  return runsOfComments(lines).flatMap(({ start, end }) => {
    const run = lines.slice(start, end);
    const named = (part: readonly Line[]) =>
      namedLines(text, part[0]?.from ?? 0, part.at(-1)?.from ?? 0);
    const [own = [], ...items] = divided(run);
    const below = lines[end];
    const [, margin = '', name = ''] = /^( +)([a-z][\w-]*):/.exec(below?.text ?? '') ?? [];
    const item = items.at(-1);
    const isHalf =
      item !== undefined &&
      below !== undefined &&
      namesIn(own).includes(name) &&
      !namesIn(item).includes(name) &&
      isInItem(lines.slice(0, start), margin.length);
    if (!isHalf) return [];
    const replacement = uncommented(run, margin.length);
    const from = below.from + margin.length;
    return {
      code: 'Y030',
      severity: 'warning',
      where: { offsets: [from, from + name.length] },
      message: `The beginning of this item is a comment, so that its ${code(name)} belongs to the item above, of which ${code(name)} is a comment, too.`,
      hints: [
        `Remove the ${code('#')} of ${named(run)}.`,
        `If only the second item is to be hidden, remove that of ${named(own)}, and put one before line ${end + 1}.`,
      ],
      ...(replacement && {
        replacement: { title: `remove \`#\` in ${named(run)}`, ...replacement },
      }),
    };
  });
}

function linesOf(text: string): Line[] {
  let next = 0;
  return text.split('\n').map((line) => {
    const from = next;
    next += line.length + 1;
    return { text: line, from };
  });
}

/** Lines that are comments, one right below the other. */
function runsOfComments(lines: readonly Line[]): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  lines.forEach(({ text }, index) => {
    if (!/^[ \t]*#/.test(text)) return;
    const last = runs.at(-1);
    if (last?.end === index) last.end += 1;
    else runs.push({ start: index, end: index + 1 });
  });
  return runs;
}

/** What belongs to the item above, and each item that a comment begins. */
function divided(run: readonly Line[]): Line[][] {
  const parts: Line[][] = [[]];
  for (const line of run) {
    if (/^[ \t]*#[ \t]*- [a-z][\w-]*:/.test(line.text)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts;
}

const property = /^[ \t]*#[ \t]*(?:- )?([a-z][\w-]*):(?=[ \t]|$)/;

const namesIn = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ text }) => property.exec(text)?.[1] ?? []);

/** Whether lines end in an item of a list that has its properties in a column. */
function isInItem(above: readonly Line[], column: number): boolean {
  const start = above.findLast(({ text }) => text.trim() !== '' && text.search(/\S/) < column);
  return start !== undefined && /^ *- /.test(start.text) && start.text.search(/\S/) === column - 2;
}

/** The lines without the signs, if the properties are then in the column of those around them. */
function uncommented(
  run: readonly Line[],
  column: number,
): { text: string; offsets: [number, number] } | undefined {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return undefined;
  for (const sign of [/# /, /#/]) {
    const lines = run.map(({ text }) => text.replace(sign, ''));
    const isRight = lines.every((line) => {
      const at = line.search(/\S/);
      return at >= column || (at === column - 2 && line.startsWith('- ', at));
    });
    if (isRight)
      return { text: lines.join('\n'), offsets: [first.from, last.from + last.text.length] };
  }
  return undefined;
}
