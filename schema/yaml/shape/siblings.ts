import { type Line, linesAbove, linesBelow } from '../lines.ts';

/** The properties of the group that a line is in, from the one behind its dash to the last. */
export function siblings(line: Line, lines: readonly Line[]): Line[] {
  const found = [line];
  for (const above of linesAbove(lines, line)) {
    if (above.column < line.column) break;
    if (above.column === line.column && above.key) found.unshift(above);
    if (above.indent < line.column) break;
  }
  for (const below of linesBelow(lines, line)) {
    if (below.indent < line.column) break;
    if (below.column === line.column && below.key && below.dashes === 0) found.push(below);
  }
  return found;
}
