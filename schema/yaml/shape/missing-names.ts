import { cachedPieces, code } from '../../diagnostics/wording.ts';
import type { Schema } from '../../validate/schemas.ts';
import type { Candidate, Scene } from '../candidate.ts';
import { type Line, neighbour } from '../lines.ts';
import { namesOf } from '../schema-names.ts';

/** What if the name of the list or group that starts here were missing, such as `blocks:`? */
export function missingNames(line: Line, { lines }: Scene): Candidate[] {
  if (line.isBlank || line.isComment) return [];
  const above = neighbour(lines, line.index, -1);
  const isList = line.dashes > 0;
  const previous =
    above &&
    lines
      .slice(0, line.index)
      .findLast(({ indent, dashes }) => indent <= line.indent && dashes > 0);
  if (isList && previous?.indent === line.indent && firstName(previous) === firstName(line))
    return [];
  if (above && !isList && above.indent >= line.indent && above.column >= line.indent) return [];
  const columns = new Set(
    [line.indent - 2, line.indent, above?.column ?? 0].filter((column) => column >= 0),
  );
  const allowed = new Set(namesOf(isList ? 'list' : 'group'));
  const names = [
    ...new Set([...namesNear(line, lines).filter((name) => allowed.has(name)), ...allowed]),
  ];
  return [...columns].flatMap((column) =>
    names.map((name, rank) => ({
      code: 'Y016' as const,
      place: [line.from + line.indent, line.value.text ? line.value.to : line.to] as [
        number,
        number,
      ],
      message: `This ${isList ? 'list' : 'group'} has no name.`,
      label: `${code(`${name}:`)} is missing above it`,
      hints: [`Write ${code(`${name}:`)} in a line of its own above it.`],
      title: `write ${code(`${name}:`)} above it`,
      edits: [{ from: line.from, to: line.from, text: `${' '.repeat(column)}${name}:\n` }],
      certain: true,
      cost: 12 + rank / 100 + Math.abs(line.indent - 2 - column) / 10,
    })),
  );
}

/** The first property of an item, which items of one list most often share. */
const firstName = ({ text }: Line): string | undefined => /[A-Za-z][\w-]*(?=:)/.exec(text)?.[0];

/** The properties of the page, and of the block and visual that begin above a line. */
function namesNear(line: Line, lines: readonly Line[]): string[] {
  const pieces = cachedPieces();
  const schemas: (Schema | undefined)[] = [pieces['page.json'], pieces['site.json']];
  for (
    let above: Line | undefined = line;
    above && schemas.length < 4;
    above = neighbour(lines, above.index, -1)
  ) {
    const { key, value } = above;
    if (key?.name === 'type') schemas.push(pieces[`blocks/${value.text}.json`]);
    else if (key?.name === 'kind') schemas.push(pieces[`visuals/${value.text}.json`]);
    if (key?.name === 'type' && above !== line) break;
  }
  return schemas.reverse().flatMap((schema) => Object.keys(schema?.properties ?? {}));
}
