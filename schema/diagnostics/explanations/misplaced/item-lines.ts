import type { Path } from '../../../model/diagnostics.ts';
import { code } from '../../../model/wording.ts';
import { columnOf, endOfLine, lineStart, startOfComments } from '../../../syntax/lines.ts';
import { indentRest, lineBreakOf, type Replacement, type Source } from '../../source.ts';
import type { FileContext } from '../context.ts';

/** Neighbours in a list, both ends included. */
export interface ItemRun {
  list: Path;
  from: number;
  to: number;
}

/** Returns the lines of an item, from the one with its dash; `undefined` if it shares them. */
export function linesOf(
  path: Path,
  source: Source,
): { from: number; to: number; column: number } | undefined {
  const spot = source.at(path);
  if (!spot?.node || spot.inFlow) return undefined;
  const [start, end] = source.offsetsOf(spot.node);
  const from = lineStart(source.text, start);
  const [, indent] = /^( *)- +$/.exec(source.text.slice(from, start)) ?? [];
  if (indent === undefined) return undefined;
  const to = Math.min(source.text.length, endOfLine(source.text, end) + 1);
  return { from, to, column: columnOf(source.text, start) - (start - from - indent.length) };
}

/** Moves a block out of a list of another one, and below that. */
export function moveBlock(path: Path, { source }: FileContext): Replacement | undefined {
  const own = linesOf(path, source);
  const outer = linesOf(path.slice(0, 2), source);
  if (!own || !outer || path.length < 4) return undefined;
  const { text } = source;
  const moved = indentRest(`\n${text.slice(own.from, own.to)}`, outer.column - own.column).slice(1);
  const rest = text.slice(own.to, outer.to);
  return {
    title: 'move it below the block that it is in',
    text: `${rest}${rest.endsWith('\n') || rest === '' ? '' : '\n'}${moved}`,
    // Only its indentation changes.
    certain: rest.trim() === '',
    offsets: [own.from, outer.to],
  };
}

/** Writes the name of a list above items that are in another list of the same group. */
export function writeAbove(
  { list, from }: ItemRun,
  name: string,
  certain: boolean,
  { source }: FileContext,
): Replacement | undefined {
  const lines = linesOf([...list, from], source);
  const [start] = source.offsetsOfName(list) ?? [];
  if (!lines || start === undefined) return undefined;
  const { text } = source;
  const column = columnOf(text, start);
  const comments = text.slice(startOfComments(text, lines.from), lines.from);
  return {
    title: `write ${code(`${name}:`)} above it`,
    text: `${' '.repeat(column)}${name}:${lineBreakOf(text)}`,
    // Where a comment has it, the first of its items may be in there, too.
    certain: certain && !new RegExp(`^[ \\t]*#+[ \\t]*${name}:`, 'm').test(comments),
    offsets: [lines.from, lines.from],
  };
}
