import { exampleOfSchema } from '../../diagnostics/example-value.ts';
import { code } from '../../model/wording.ts';
import { change, type Guesses, lineAbove, type Scene } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asValue } from '../scalar.ts';
import { shapesOf } from '../schema-names.ts';
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
