import { accepts } from '../../diagnostics/accepts.ts';
import { convert } from '../../diagnostics/conversions/convert-value.ts';
import { writeValue } from '../../diagnostics/source.ts';
import { code } from '../../diagnostics/wording.ts';
import type { Schema } from '../../validate/schemas.ts';
import type { Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { shapesOf } from '../schema-names.ts';

/** `Jan: 20` without a dash above other items of a list, whose items have a name and a number. */
export const firstDashes: Trap = (line) => {
  const { key, value, column } = line;
  if (!key || value.text !== '') return [];
  const { groups, items: shapes } = shapesOf(key.name);
  const [shape, ...others] = shapes;
  // A name that also stands for a group may have lost the name of a list in it.
  if (groups.length > 0 || !shape || others.length > 0) return [];
  const items = line
    .runBelow(({ indent }) => indent > column)
    .filter(({ indent }, _, [first]) => indent === first?.indent);
  const bare = items.filter(({ dashes }) => dashes === 0);
  const pairs = items.flatMap((item) => {
    const group = item.dashes < 2 && groupFrom(item, shape);
    return group ? [{ item, group }] : [];
  });
  const [first] = pairs;
  const isAbove = bare.length > 0 && bare.every((item, index) => item === items[index]);
  const areAll = bare.every((each) => pairs.some(({ item }) => item === each));
  if (!first || !isAbove || !areAll || bare.length === items.length) return [];
  const written = `- ${writeValue(first.group, true)}`;
  return [
    {
      code: 'Y015',
      place: [first.item.from + first.item.indent, first.item.value.to],
      message: `${bare.length > 1 ? `The first ${bare.length} items` : 'The first item'} of ${code(key.name)} ${bare.length > 1 ? 'have no dashes' : 'has no dash'}.`,
      hints: [`Write ${code(written)}: each item starts with a dash, and is a group.`],
      title: `write ${code(written)}${pairs.length > 1 ? ', and the others in the same way' : ''}`,
      edits: pairs.map(({ item, group }) => ({
        from: item.start,
        to: item.value.to,
        text: `- ${writeValue(group, true)}`,
      })),
      cost: 1,
    },
  ];
};

/** Returns `{ label: Jan, value: 20 }` for `Jan: 20`. */
function groupFrom({ key, value }: Line, item: Schema): unknown {
  if (!key || value.text === '' || Object.hasOwn(item.properties ?? {}, key.name)) return undefined;
  const number = Number(value.text);
  const pair = { [key.name]: Number.isNaN(number) ? value.text : number };
  const [group] = [convert(pair, { type: 'array', items: item })?.value].flat();
  return accepts(group, item) ? group : undefined;
}
