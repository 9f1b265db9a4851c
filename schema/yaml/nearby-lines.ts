import type { Path } from '../model/diagnostics.ts';
import { nodeAt } from '../syntax/node-at.ts';
import { composeYaml } from '../syntax/parse-yaml.ts';
import type { Line } from './lines.ts';

/** How many lines above in the same column may have been moved with a line. */
const mostSiblings = 2;

/** The line where parsing fails, and those around it that may be the cause. */
export function linesAround(lines: readonly Line[], at: number): Line[] {
  const here = lines[at];
  if (!here) return [];
  const { above, below } = here;
  // If two items are not in one column, the first may be the wrong one.
  const item = here.linesAbove().find((line) => line.dashes > 0 && line.indent !== here.indent);
  // A list of texts moves as a whole, from its first item.
  const start = firstText(above, lines);
  const parents = parentsOf(here);
  const firstChildren = parents.map((line) => line.below);
  const outside = firstOutside(above);
  return [
    ...new Set([
      here,
      above,
      above?.above,
      below,
      item,
      start,
      outside,
      ...parents,
      ...firstChildren,
      ...[above, ...parents].flatMap(siblingsAbove),
      // What ends above a line that was moved may have been moved with it.
      ...parents.flatMap((parent) =>
        parent.above ? [parent.above, ...siblingsAbove(parent.above)] : [],
      ),
    ]),
  ].filter((line) => line !== undefined);
}

/** The first of the consecutive list items above that are texts. */
function firstText(line: Line | undefined, lines: readonly Line[]): Line | undefined {
  const isText = (each?: Line) =>
    each !== undefined && each.dashes > 0 && !each.key && each.indent === line?.indent;
  let first = line;
  while (first && isText(first) && isText(lines[first.index - 1])) first = lines[first.index - 1];
  return first;
}

/** The first of the lines above that are in the column of an empty name, where they should hang on it. */
function firstOutside(line: Line | undefined): Line | undefined {
  let first = line;
  for (const above of line ? line.linesAbove() : []) {
    if (above.indent !== line?.indent || !above.key) return undefined;
    if (above.value.text === '') return first;
    first = above;
  }
  return undefined;
}

/**
 * The lines above in the same column with which a line may have been moved: the nearest, and the first of
 * those that are right below one another.
 */
function siblingsAbove(line: Line | undefined): Line[] {
  if (!line) return [];
  const found: Line[] = [];
  let first: Line | undefined;
  let isRun = true;
  for (const above of line.linesAbove()) {
    if (above.indent < line.indent) break;
    if (above.indent > line.indent) isRun = false;
    else if (isRun) first = above;
    else if (found.length < mostSiblings) found.push(above);
    else break;
  }
  return first ? [first, ...found] : found;
}

/** The parents of a line, nearest first. */
function parentsOf(line: Line): Line[] {
  const parents: Line[] = [];
  let { indent } = line;
  for (const above of line.linesAbove()) {
    if (indent <= 0) break;
    if (above.indent >= indent) continue;
    parents.push(above);
    indent = above.indent;
  }
  return parents;
}

/** The lines that may have caused a problem: its own, those around it, and the end of its group. */
export function linesOf(
  text: string,
  path: Path,
  lines: readonly Line[],
  at: 'key' | 'value' | 'inside',
): Line[] {
  const { document } = composeYaml(text);
  const { from, to } = nodeAt(document, path, at);
  const first = lines.find((line) => line.to >= from);
  if (!first) return [];
  const last = lines.findLast((line) => line.from < to && !line.isBlank) ?? first;
  const child = first.below;
  const above = first.above;
  const below = last.below;
  return [...new Set([first, child, above, last, below])].filter((line) => line !== undefined);
}
