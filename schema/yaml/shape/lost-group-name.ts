import { branchesOf, propertyOf, tagOf } from '../../model/schema-at.ts';
import type { Schema } from '../../model/schemas.ts';
import { resolvePiece } from '../../model/wording.ts';
import type { Candidate, Trap } from '../candidate.ts';
import { groupAt, hasTags } from '../group-around.ts';
import type { Line } from '../lines.ts';
import { mayHave } from '../schema-names.ts';
import { nameAbove } from './name-above.ts';

/**
 * `kind: bars` or `- { label: Month }` further in than a whole property above it, or with names that the group
 * has already: the line with the name of another group or list is gone, and what is around it says which.
 */
export const lostGroupName: Trap = (line, { lines }) => {
  if (!line.hasContent || (!line.key && line.dashes === 0)) return [];
  // The name may be there as a comment.
  const between = lines.slice((line.above?.index ?? -1) + 1, line.index);
  if (between.some(({ text }) => /^\s*#+\s*[\w-]+:\s*$/.test(text))) return [];
  return columnsOfName(line).flatMap((column) => namesAt(line, column));
};

/** The columns in which the name of what begins with a line would be, if it is missing. */
function columnsOfName(line: Line): number[] {
  const { above, dashes, indent, key } = line;
  if (!above?.key) return dashes > 0 ? columnsBesideGroup(line) : [];
  const isWhole = above.value.text !== '' && !/^[|>]/.test(above.value.text);
  if (above.column < indent) {
    if (isWhole) return [above.column];
    // Below an empty name, what follows further out shows where the parts of that begin.
    const next = line.linesBelow().find((below) => below.indent < indent);
    return above.value.text === '' && next && next.indent > above.column ? [next.indent] : [];
  }
  if (dashes > 0) return columnsBesideGroup(line);
  const parent = line.linesAbove().find((each) => each.indent < indent);
  const isTwice = line
    .siblings()
    .some((one) => one.index < line.index && one.key?.name === key?.name);
  return isTwice && parent && parent.dashes === 0 && parent.column < indent ? [parent.column] : [];
}

/** The columns for the name of a list whose items begin in the column of properties. */
function columnsBesideGroup(line: Line): number[] {
  const previous = line.linesAbove().find(({ indent }) => indent <= line.indent);
  const parent = line.linesAbove().find(({ indent }) => indent < line.indent);
  // The items of a list may begin in the column of its name.
  const hasOwn = (name: Line) => name.value.text !== '' || (name.below?.indent ?? 0) > line.indent;
  const isBeside = previous?.indent === line.indent && previous.dashes === 0 && hasOwn(previous);
  return isBeside ? [line.indent, ...(parent ? [parent.column] : [])] : [];
}

function namesAt(line: Line, column: number): Candidate[] {
  const { holders, present } = groupAt(line, column);
  const isList = line.dashes > 0;
  const own = isList ? [] : ownLines(line);
  const found = new Map<string, boolean>();
  for (const holder of holders) {
    const mayBelongHere =
      !isList &&
      mayHave(
        holder,
        own.flatMap(({ key }) => key?.name ?? []),
      );
    for (const name of Object.keys(holder.properties ?? {})) {
      const isNeeded = holder.required?.includes(name) === true;
      // Lines that are only too far to the right are moved.
      if (present.has(name) || (mayBelongHere && !isNeeded)) continue;
      const schema = propertyOf(holder, name);
      if (isList ? mayBeItem(schema, line) : groupsIn(schema).some((each) => isGroupOf(each, own)))
        found.set(name, isNeeded || found.get(name) === true);
    }
  }
  const names = [...found].sort(([, a], [, b]) => Number(b) - Number(a));
  const isOnly = names.length === 1 || (names[0]?.[1] === true && !names[1]?.[1]);
  return names.map(([name], rank) =>
    nameAbove(line, column, name, { certain: isOnly && rank === 0, cost: 0.8 + rank / 100 }),
  );
}

/** The properties of the group that begins with a line. */
const ownLines = (line: Line): Line[] => [
  line,
  ...line
    .runBelow(({ indent }) => indent >= line.indent)
    .filter(({ indent, dashes, key }) => indent === line.indent && dashes === 0 && key),
];

/** Whether lines are all that a group needs, and nothing that it cannot have. */
function isGroupOf(group: Schema, own: readonly Line[]): boolean {
  const names = own.flatMap(({ key }) => key?.name ?? []);
  return (
    mayHave(group, names) &&
    (group.required ?? []).every((name) => names.includes(name)) &&
    hasTags(group, own)
  );
}

/** Whether a list may have an item that begins as a line does. */
function mayBeItem({ items }: Schema, line: Line): boolean {
  if (!items) return false;
  const groups = groupsIn(resolvePiece(items));
  const first = line.key?.name ?? /^\{[ \t]*([\w-]+):/.exec(line.value.text)?.[1];
  return first === undefined ? groups.length === 0 : groups.some((each) => mayHave(each, [first]));
}

/** The schemas of a value as a group; a visual has one for each kind. */
const groupsIn = (schema: Schema): Schema[] =>
  tagOf(schema) ? [...branchesOf(schema).values()] : schema.properties ? [schema] : [];
