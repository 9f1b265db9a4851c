import { plural } from '../../diagnostics/format.ts';
import { lineBreakOf } from '../../diagnostics/source.ts';
import { code } from '../../model/wording.ts';
import { change, type Guesses, rewrite, type Scene } from '../candidate.ts';
import { type Line, lastOf } from '../lines.ts';

/** A group between the name of a list and its first item: it belongs above that name. */
export function aboveList(line: Line, { text: all }: Scene): Guesses {
  const parent = line.above;
  const own = line.subtree();
  const next = lastOf(own).below;
  const isBetween =
    line.key &&
    line.dashes === 0 &&
    parent?.key &&
    parent.value.text === '' &&
    parent.column < line.indent &&
    next?.indent === line.indent &&
    next.dashes > 0;
  if (!isBetween) return [];
  const by = line.indent - parent.column;
  const swapped = [...own.map(({ text }) => text.slice(by)), parent.text].join(lineBreakOf(all));
  return rewrite([parent.from, lastOf(own).to], swapped, {
    code: 'Y014',
    place: line.place,
    message: `${code(String(line.key?.name))} is between ${code(String(parent.key?.name))} and the items of that list.`,
    hints: [`It belongs above ${code(`${parent.key?.name}:`)}, in the same column.`],
    title: `move it above ${code(`${parent.key?.name}:`)}`,
    certain: true,
    cost: 9,
  });
}

/** The properties of all items of a list are in the column of its dashes. */
export function besideDashes(line: Line): Guesses {
  const isBeside = (each: Line) =>
    each.dashes === 0 && each.key !== undefined && each.indent === line.indent;
  const isItem = (each: Line) => each.dashes > 0 && each.indent === line.indent;
  const before = line.above;
  if (!isBeside(line) || !before || !isItem(before)) return [];
  const list = [
    line,
    ...line.runBelow(
      ({ indent, key }) => indent > line.indent || (indent === line.indent && key !== undefined),
    ),
  ];
  const moved = list.filter((each) => !isItem(each));
  const by = before.column - line.indent;
  const edits = moved.map((each) => each.moveBy(by));
  return change(edits, {
    code: 'Y014',
    place: line.place,
    message: `What belongs to the items of this list is ${plural(by, 'space')} too far to the left.`,
    hints: `It starts below the words of its item, not below the dash: ${code(String(line.key?.name))} in column ${before.column + 1}.`,
    certain: true,
    cost: 9,
  });
}
