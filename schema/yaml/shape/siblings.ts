import { type Line, neighbour } from '../lines.ts';

/** The properties of the group that a line is in, from the one behind its dash to the last. */
export function siblings(line: Line, lines: readonly Line[]): Line[] {
  const found = [line];
  for (
    let above = neighbour(lines, line.index, -1);
    above && above.column >= line.column;
    above = neighbour(lines, above.index, -1)
  ) {
    if (above.column === line.column && above.key) found.unshift(above);
    if (above.indent < line.column) break;
  }
  for (
    let below = neighbour(lines, line.index, 1);
    below && below.indent >= line.column;
    below = neighbour(lines, below.index, 1)
  )
    if (below.column === line.column && below.key && below.dashes === 0) found.push(below);
  return found;
}
