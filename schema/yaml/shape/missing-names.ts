import type { Schema } from '../../model/schemas.ts';
import { cachedPieces, code } from '../../model/wording.ts';
import { insert } from '../../syntax/text-edits.ts';
import { type Candidate, change } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { isPropertyName, mayHave, namesOf, shapesOf } from '../schema-names.ts';
import { nameAbove } from './name-above.ts';

/** What if the name of the list or group that starts here were missing, such as `blocks:`? */
export function missingNames(line: Line): Candidate[] {
  if (!line.hasContent) return [];
  const above = line.above;
  const isList = line.dashes > 0;
  // Words alone are no group.
  if (!isList && !line.key && !line.value.text.startsWith('{')) return [];
  // The line above it in its column, or what both hang on.
  const previous = line.linesAbove().find(({ indent }) => indent <= line.indent);
  if (
    isList &&
    previous?.indent === line.indent &&
    previous.dashes > 0 &&
    firstName(previous) === firstName(line)
  )
    return [];
  if (
    above &&
    !isList &&
    above.indent >= line.indent &&
    above.column >= line.indent &&
    !isBehindList(line) &&
    !hasGroupBelow(line) &&
    !isStrange(line)
  )
    return [];
  const columns = new Set(
    [line.indent - 2, line.indent, above?.column ?? 0].filter((column) => column >= 0),
  );
  const allowed = new Set(
    namesOf(isList ? 'list' : 'group').filter(
      (name) => mayHold(name, line) && mayStandBelow(name, above),
    ),
  );
  const names = [...new Set([...namesNear(line).filter((name) => allowed.has(name)), ...allowed])];
  const below = line.below;
  // The first line of the group may have taken its place.
  const inwards =
    below && !isList && hasGroupBelow(line) ? ' '.repeat(below.indent - line.indent) : '';
  return [...columns].flatMap((column) => {
    const taken = namesBeside(line, column);
    const present = names.flatMap((name) => nameBelow(name, line, column) ?? []);
    if (present.length > 0 && !isList) return [];
    const moved = present.map((name) => moveBelow(name, line));
    const below = new Set(present.map(({ key }) => key?.name));
    const owner = line.linesAbove().find(({ indent }) => indent < column);
    const added = names
      .filter((name) => !taken.has(name) && !below.has(name) && mayStandBelow(name, owner))
      .map((name, rank) =>
        nameAbove(line, column, name, {
          edits: [insert(line.from, `${' '.repeat(column)}${name}:\n${inwards}`)],
          certain: true,
          cost: 12 + rank / 100 + Math.abs(line.indent - 2 - column) / 10,
        }),
      );
    return [...moved, ...added];
  });
}

/** Whether the group around a line has no property of that name, so that the next group may begin here. */
function isStrange(line: Line): boolean {
  const name = line.key?.name;
  const parent = line.linesAbove().find(({ indent }) => indent < line.indent);
  if (name === undefined || !isPropertyName(name) || !parent?.key || parent.value.text !== '')
    return false;
  const { groups } = shapesOf(parent.key.name);
  return groups.length > 0 && !groups.some((group) => mayHave(group, [name]));
}

/** The line with the name of a list or group in that column, further down in the same group. */
function nameBelow(name: string, line: Line, column: number): Line | undefined {
  return line
    .runBelow(({ indent }) => indent >= column)
    .find((below) => below.column === column && below.dashes === 0 && below.key?.name === name);
}

/** Items that were moved or pasted above the name of their list, such as a block above `blocks:`. */
function moveBelow(name: Line, line: Line): Candidate {
  const isItem = ({ dashes, indent }: Line) => dashes > 0 && indent === line.indent;
  const items = name.below;
  const by = (items && items.dashes > 0 ? items.indent : name.column + 2) - line.indent;
  const isIn = ({ indent }: Line) => indent > name.column && indent + by >= 0;
  const run = [line, ...line.runBelow((below) => isIn(below) || isItem(below))];
  const below = run.map(({ indent, text }) => `\n${' '.repeat(indent + by)}${text.trim()}`);
  return change([...run.map((each) => each.removal), insert(name.to, below.join(''))], {
    code: 'Y014',
    place: line.place,
    message: `This is above ${code(`${name.key?.name}:`)}, and belongs in that list.`,
    hints: [
      `Move it below ${code(`${name.key?.name}:`)} of line ${name.index + 1}, to where it belongs among the items.`,
    ],
    title: `move ${run.length > 1 ? `${run.length} lines` : 'it'} below ${code(`${name.key?.name}:`)}`,
    cost: 5,
  });
}

/** The names that the group already has to which a name in that column above the line would belong. */
function namesBeside(line: Line, column: number): ReadonlySet<string> {
  const names = new Set<string>();
  for (const above of line.linesAbove()) {
    if (above.column < column) break;
    if (above.column === column && above.key) names.add(above.key.name);
    if (above.indent < column) break;
  }
  return names;
}

/** Whether lines hang on one that has a value already, as on the first of a group that is too far to the left. */
const hasGroupBelow = ({ below, indent, key, value }: Line): boolean =>
  key !== undefined && value.text !== '' && below?.key !== undefined && below.indent > indent;

/** Whether a list or group of that name may begin with what a line says. A misspelt property may be any. */
function mayHold(name: string, line: Line): boolean {
  const { groups, items, isListOfValues } = shapesOf(name);
  const first = firstName(line);
  const isText = !line.key && !/^[{[]/.test(line.value.text);
  if (line.dashes > 0 && isText) return isListOfValues;
  if (first === undefined || !isPropertyName(first)) return true;
  return (line.dashes > 0 ? items : groups).some((group) => mayHave(group, [first]));
}

/** Whether the group that a line above starts, if it starts one, has a property of that name. */
function mayStandBelow(name: string, above: Line | undefined): boolean {
  if (!above?.key || above.dashes > 0 || above.value.text !== '' || !isPropertyName(above.key.name))
    return true;
  return shapesOf(above.key.name).groups.some((group) => mayHave(group, [name]));
}

/** Whether a group could begin right behind the items of a list, or behind another group that has the same property. */
function isBehindList(line: Line): boolean {
  if (!line.key) return false;
  for (const above of line.linesAbove()) {
    if (above.indent < line.indent) break;
    if (above.indent > line.indent) continue;
    if (above.dashes > 0 || above.key?.name === line.key.name) return true;
  }
  return false;
}

/** The first property of an item, which items of one list most often share. */
const firstName = ({ text }: Line): string | undefined => /[A-Za-z][\w-]*(?=:)/.exec(text)?.[0];

/** The properties of the page, and of the block and visual that begin above a line. */
function namesNear(line: Line): string[] {
  const pieces = cachedPieces();
  const schemas: (Schema | undefined)[] = [pieces['page.json'], pieces['site.json']];
  for (const above of [line, ...line.linesAbove()]) {
    if (schemas.length >= 4) break;
    const { key, value } = above;
    if (key?.name === 'type') schemas.push(pieces[`blocks/${value.text}.json`]);
    else if (key?.name === 'kind') schemas.push(pieces[`visuals/${value.text}.json`]);
    if (key?.name === 'type' && above !== line) break;
  }
  return schemas.reverse().flatMap((schema) => Object.keys(schema?.properties ?? {}));
}
