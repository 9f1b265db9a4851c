import type { Schema } from '../../model/schemas.ts';
import { code } from '../../model/wording.ts';
import { onlyOf } from '../../only-of.ts';
import { type Guesses, rewrite } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { mayHave, shapesOf } from '../schema-names.ts';

/** What if the first of several named groups had been written as an item of a list? */
export function listedGroups(line: Line): Guesses {
  const { key, indent } = line;
  const item = key && line.dashes === 0 ? itemBeside(line) : undefined;
  const parent = item?.above;
  if (!key || !item || !parent?.key || parent.value.text !== '' || parent.column >= indent)
    return [];
  const group = shapesOf(parent.key.name).groups.find((each) => mayHave(each, [key.name]));
  const below = item.below;
  if (!group || !below || below.indent <= indent) return [];
  const start = item.from + indent;
  const hasName = item.key && mayHave(group, [item.key.name]);
  const common = {
    code: 'Y015' as const,
    place: [start, start + 1] as [number, number],
    message: `This dash starts an item of a list, and ${code(parent.key.name)} is a group whose parts have names.`,
    cost: 7,
  };
  if (hasName && item.value.text === '')
    return rewrite([start, item.content.from], '', {
      ...common,
      hints: ['Remove the dash, and leave what follows where it is.'],
      certain: true,
    });
  const name = lostName(line, group);
  if (name === undefined) return [];
  // What says the name in another way gives way to it.
  const isName = item.value.text === name || (!item.key && item.value.text === '');
  const written = isName ? `${name}:` : `${name}:\n${' '.repeat(item.column)}`;
  return rewrite([start, isName ? item.to : item.content.from], written, {
    ...common,
    hints: [`Write ${code(`${name}:`)} in its place, and what belongs to it below.`],
    title: `write ${code(`${name}:`)} instead of the dash`,
  });
}

/** The item of a list that is in the same column right above a property. */
function itemBeside(line: Line): Line | undefined {
  const above = line.linesAbove().find(({ indent }) => indent <= line.indent);
  return above?.indent === line.indent && above.dashes === 1 ? above : undefined;
}

/** The one part that a group needs and that is not there. */
function lostName(line: Line, { required = [] }: Schema) {
  const beside = line.runBelow(({ indent }) => indent >= line.indent);
  const names = [line, ...beside].map(({ indent, key }) => indent === line.indent && key?.name);
  return onlyOf(required.filter((name) => !names.includes(name)));
}
