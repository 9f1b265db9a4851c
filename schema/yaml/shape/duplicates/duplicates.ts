import type { Guesses, Scene } from '../../candidate.ts';
import type { Line } from '../../lines.ts';
import { besideBlock } from './beside-block.ts';
import { copiedLines } from './copied-lines.ts';
import { flattenedGroups } from './flattened-groups.ts';
import { itemsOfGroups } from './missing-dashes.ts';
import { secondList } from './second-list.ts';
import { itemsOfOneName } from './singular-names.ts';
import { emptyProperty, spareProperties } from './spare-property.ts';

/** What if this property were there already? */
export function duplicates(line: Line, scene: Scene): Guesses {
  if (!line.key || line.dashes > 0) return [];
  const outside = besideBlock(line, scene.lines);
  if (outside) return outside;
  const first = firstOfName(line);
  return first ? [flattenedGroups(line, first) ?? [], repeated(line, first, scene)].flat() : [];
}

/** The first property of that name further up in the same group. */
function firstOfName(line: Line): Line | undefined {
  let first: Line | undefined;
  for (const above of line.linesAbove()) {
    if (above.column < line.indent) break;
    if (above.column === line.column && above.key?.name === line.key?.name) first = above;
    if (above.indent < line.indent) break;
  }
  return first;
}

/** What explains best that a name is there twice; only if nothing does, one of the two is to be removed. */
function repeated(line: Line, first: Line, { lines, text }: Scene): Guesses {
  const one =
    copiedLines(line, first, lines) ??
    itemsOfOneName(first, text) ??
    secondList(line, first, text) ??
    emptyProperty(line, first);
  return one ?? [...itemsOfGroups(first, text), ...spareProperties(line, first)];
}
