import { hasContent, type Line } from './lines.ts';

/** The name of the list that an item belongs to. */
export function listAround(line: Line, lines: readonly Line[]): string | undefined {
  const above = lines
    .slice(0, line.index)
    .findLast(
      (each) =>
        hasContent(each) &&
        (each.indent < line.indent || (each.indent === line.indent && each.dashes === 0)),
    );
  return above?.value.text === '' ? above.key?.name : undefined;
}
