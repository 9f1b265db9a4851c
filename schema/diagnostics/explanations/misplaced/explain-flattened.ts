import { isMap } from 'yaml';
import type { Path, Problem } from '../../../model/diagnostics.ts';
import type { Schema } from '../../../model/schemas.ts';
import { andList, code, describeProperty } from '../../../model/wording.ts';
import { accepts } from '../../accepts.ts';
import {
  indentRest,
  join,
  lineBreakAt,
  type Offsets,
  type Replacement,
  type Source,
  writeProperty,
  writeValue,
} from '../../source.ts';
import { type FileContext, writtenAt } from '../context.ts';

/** `action.label` and `action.href`, or `feature1` and `feature2`: a group or a list in single lines. */
export interface Flattened {
  /** The group that they are in, and its schema. */
  path: Path;
  schema: Schema;
  /** The group or list that they belong in. */
  name: string;
  members: Member[];
  /** A property for the whole, beside its parts: `button` beside `button_link`. */
  whole?: string | undefined;
  value: unknown;
}

export interface Member {
  found: string;
  /** Where its value belongs, from the property on: `['action', 'label']`. */
  place: [string, ...Path];
  value: unknown;
}

/** How many characters a group may have in an example. */
const longest = 160;

/** Explains that the properties belong in the group or list, and writes it. */
export function explainFlattened(flattened: Flattened, file: FileContext): Problem {
  const { path, name, members, whole, value, schema } = flattened;
  const isList = Array.isArray(value);
  const parts = members.map(({ found }) => found);
  const names = whole === undefined || whole === name ? parts : [whole, ...parts];
  const written = writeProperty(name, value, true);
  const present: unknown = Object(writtenAt(path, file))[name];
  const added = isList && Array.isArray(present) ? value.slice(present.length) : [];
  const below = isList ? 'each of them after a dash' : andList(Object.keys(Object(value)));
  return {
    code: 'P104',
    where: { path: [...path, names[0] ?? ''], at: 'key' },
    message: `${andList(names)} ${names.length > 1 ? 'belong' : 'belongs'} in ${code(name)}, which is a ${isList ? 'list' : 'group'}.`,
    hints: [
      added.length > 0
        ? `Write ${added.length > 1 ? 'them as further items' : 'it as another item'} of ${code(name)}: ${added.map((item) => code(`- ${writeValue(item, false)}`)).join(', ')}.`
        : written.length <= longest
          ? `Write ${code(written)}.`
          : `Write ${code(`${name}:`)} in a line of its own, and below it, 2 spaces to the right, ${below}.`,
      describeProperty(schema, name),
    ],
    replacement: fixOf(flattened, written, file),
  };
}

const isInOrder = (members: readonly Member[]): boolean =>
  members.every(({ place: [, at] }, index) => {
    const previous = members[index - 1]?.place[1];
    return typeof at !== 'number' || previous === undefined || at > Number(previous);
  });

/** Writes the group in place of its parts, if they are neighbours. */
function fixOf(
  { path, name, members, whole, value, schema }: Flattened,
  written: string,
  { source }: FileContext,
): Replacement | undefined {
  const names = [...(whole === undefined ? [] : [whole]), ...members.map(({ found }) => found)];
  const place = source.neighbours(path, names);
  if (!place) return undefined;
  const { pairs } = place;
  const { text } = source;
  const [from, to] = place.offsets;
  const inFlow = source.at([...path, names[0] ?? ''])?.inFlow ?? false;
  const certain = accepts(value, schema.properties?.[name]) && !written.includes('…');
  const base = whole === undefined ? undefined : source.at([...path, whole]);
  const isAbove = base?.pair === pairs[0] && isMap(base?.node) && !base.node.flow && whole === name;
  const isWhole = Object.keys(Object(value)).length === members.length;
  if (
    !(base ? isAbove : isWhole && isInOrder(members)) ||
    members.some(({ place }) => place.length > 2)
  ) {
    if (written.length > longest) return undefined;
    const hasComment = /\s#/.test(text.slice(from, to));
    return {
      title: `write ${code(written)}`,
      text: written,
      certain: certain && !hasComment,
      offsets: [from, to],
    };
  }
  const edits = members.flatMap((member) => shortened(member, path, source));
  const renamed = join(text, [...edits, { offsets: [to, to], text: '' }]).text;
  if (base) {
    return {
      title: `write ${members.length > 1 ? 'them' : 'it'} below ${code(`${name}:`)}`,
      certain,
      offsets: [source.offsetsOf(pairs[1]?.key)[0], to],
      text: `  ${indentRest(renamed, 2)}`,
    };
  }
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  return {
    title:
      written.length <= longest
        ? `write ${code(written)}`
        : `write ${code(`${name}:`)} above, and the others below it, 2 spaces to the right`,
    certain,
    offsets: [from, to],
    text: inFlow
      ? `${name}: ${open}${renamed}${close}`
      : `${name}:${lineBreakAt(text, from, 2)}${indentRest(renamed, 2)}`,
  };
}

/** Writes `label` for `action.label`, and a dash for `feature1`. */
function shortened(
  { found, place: [, key = ''] }: Member,
  path: Path,
  source: Source,
): { offsets: Offsets; text: string }[] {
  const spot = source.at([...path, found]);
  if (!spot?.pair) return [];
  const [start, end] = source.offsetsOf(spot.pair.key);
  if (typeof key === 'string') return [{ offsets: [start, end], text: key }];
  const [value] = source.offsetsOf(spot.node);
  return [{ offsets: [start, value], text: spot.inFlow ? '' : '- ' }];
}
