import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';
import { neighbour } from '../lines.ts';
import { namesOf } from '../schema-names.ts';
import { shortened } from '../shortened.ts';

/** `plans: - name: Starter`: the first item of a list in the line of its name. */
export const itemBehindName: Trap = ({ index, key, value, column }, { lines }) => {
  const item = /^-(?:[ \t]+(?=\S)|(?=\{))/.exec(value.text)?.[0];
  if (!key || !item || !namesOf('list').includes(key.name)) return [];
  const below = neighbour(lines, index, 1);
  const isMore = below !== undefined && below.dashes > 0 && below.indent >= column;
  // What hangs below without a dash is the rest of the item.
  const isRest = below !== undefined && below.dashes === 0 && below.indent > column + 1;
  const indent = isMore ? below.indent : isRest ? below.indent - 2 : column + 2;
  return {
    code: 'Y015',
    place: [value.from, value.to],
    message: `The first item of ${code(key.name)} stands in the line of its name, and each item has a line of its own.`,
    hints: [
      `Start a new line behind ${code(`${key.name}:`)}, and write ${code(shortened(`- ${value.text.slice(item.length)}`))} there, in the column of the other items.`,
    ],
    title: `start a new line behind ${code(`${key.name}:`)}`,
    edits: [
      {
        from: key.to + 1,
        to: value.from + item.length,
        text: `\n${' '.repeat(indent)}- `,
      },
    ],
    certain: true,
    cost: 0.5,
  };
};
