import { exampleOfSchema } from '../../diagnostics/example-value.ts';
import { branchesOf, propertyOf, tagOf } from '../../model/schema-at.ts';
import type { Schema } from '../../model/schemas.ts';
import { code, resolvePiece } from '../../model/wording.ts';
import { change, type Guesses, lineAbove, type Scene, type Trap } from '../candidate.ts';
import { groupAt } from '../group-around.ts';
import type { Line } from '../lines.ts';
import { asValue } from '../scalar.ts';
import { mayHave, shapesOf } from '../schema-names.ts';
import { fittingTypes } from './missing-types.ts';

/** What if an item of a list began here, and its first line, such as the one with its `title`, were missing? */
export function missingStarts(line: Line, { lines }: Scene): Guesses {
  if (!line.key || line.dashes > 0) return [];
  const own = line.siblings();
  const [start] = own;
  if (!start) return [];
  const isFirst = start.dashes === 0;
  const item = isFirst ? neighbourItem(start) : start;
  const name = item && nameOf(item);
  if (item?.dashes !== 1 || name === undefined) return [];
  const list = item.list;
  const group = shapesOf(list ?? '').items.find(({ required }) => required?.includes(name));
  // Where the first block has lost its first line, its properties say which it is.
  const types =
    isFirst && name === 'type' ? fittingTypes(own.map(({ key }) => String(key?.name))) : [];
  const example = types[0] ?? (group && exampleOfSchema(group.properties?.[name] ?? {}));
  if (typeof example !== 'string') return [];
  const firsts = isFirst ? [start] : own.slice(1, own.indexOf(line) + 1);
  return firsts.flatMap((first, rank): Guesses => {
    const at = own.indexOf(first);
    const names = own.slice(at).map(({ key }) => key?.name);
    const above = own.slice(0, at).map(({ key }) => key?.name);
    // A line below another wording of it is one that appears twice.
    const isRepeated = above.includes(first.key?.name) && above.at(-1) !== first.key?.name;
    if (names.includes(name) || new Set(names).size < names.length || !(isFirst || isRepeated))
      return [];
    const heading = headingAbove(first, lines);
    const written = `- ${name}: ${asValue(heading?.words ?? example)}`;
    const begins = `An item of ${code(list ?? '')} begins here, and the line with its ${code(name)} is`;
    if (heading)
      return change([{ ...heading.line.removal, text: ' '.repeat(item.indent) + written }], {
        code: 'P101',
        place: [heading.line.start, heading.line.to],
        message: `${begins} a comment.`,
        label: `write ${code(written)}`,
        hints: ['What starts with `#` is not read.'],
        cost: 6,
      });
    return lineAbove(first, item.indent, written, {
      code: 'P101',
      message: `${begins} missing.`,
      label: `${code(`- ${name}: …`)} is missing above it`,
      hints: [`Write it in a line of its own above it, such as ${code(written)}.`],
      title: `write ${code(written)} above it${types.length === 1 ? '' : ', as an example to change'}`,
      certain: types.length === 1,
      cost: 6 + rank / 100,
    });
  });
}

/** What if a list began here, and its name and the first line of its first item were missing? The next item has one. */
export const missingListStart: Trap = (line) => {
  const next = line.linesBelow().find(({ indent }) => indent < line.indent);
  const name = next?.key?.name;
  if (!line.key || line.dashes > 0 || next?.dashes !== 1 || next.column !== line.column) return [];
  const above = line.linesAbove().find(({ key, column }) => key && column <= next.indent);
  // The list has its name.
  if (!above || name === undefined || (above.value.text === '' && above === line.above)) return [];
  const own = line.siblings().flatMap(({ key }) => key?.name ?? []);
  const { holders, present } = groupAt(line, above.column);
  return holders.flatMap((holder) =>
    Object.keys(holder.properties ?? {}).flatMap((list) => {
      const group = itemsOf(holder, list).find((each) => mayHave(each, [name, ...own]));
      const example = group && exampleOfSchema(group.properties?.[name] ?? {});
      if (present.has(list) || own.includes(name) || typeof example !== 'string') return [];
      const written = `- ${name}: ${asValue(example)}`;
      return lineAbove(line, above.column, `${list}:\n${' '.repeat(next.indent)}${written}`, {
        code: 'Y016',
        message: `The name of this list is missing, and the line with the ${code(name)} of its first item.`,
        label: `${code(`${list}:`)} and ${code(`- ${name}: …`)} are missing above it`,
        hints: [
          `Write ${code(`${list}:`)} in a line of its own above it, and below that the first line of the item, such as ${code(written)}.`,
        ],
        title: 'write both above it, as an example to change',
        cost: 6,
      });
    }),
  );
};

interface Heading {
  line: Line;
  words: string;
}

/** `### Starter` right above a line: a heading of Markdown is a comment here. */
function headingAbove({ index }: Line, lines: readonly Line[]): Heading | undefined {
  const line = lines[index - 1];
  const words = line && /^\s*#{2,6}[ \t]+(\p{Lu}[^:]*)$/u.exec(line.text.trimEnd())?.[1];
  return line && words ? { line, words } : undefined;
}

/** The schemas of the groups in a list. */
function itemsOf(holder: Schema, list: string): Schema[] {
  const items = resolvePiece(propertyOf(holder, list).items ?? {});
  return tagOf(items) ? [...branchesOf(items).values()] : [items];
}

/** The first property of an item, which may be in braces. */
const nameOf = ({ key, value }: Line): string | undefined =>
  key?.name ?? /^\{[ \t]*([\w-]+):/.exec(value.text)?.[1];

/** The next item of a list of which one has lost its first line, or the previous one. */
function neighbourItem(start: Line): Line | undefined {
  const above = start.above;
  if (above?.dashes === 1 && above.column === start.column) return above;
  return start
    .runBelow(({ column }) => column >= start.column)
    .find(({ dashes, column }) => dashes > 0 && column === start.column);
}
