import type { Pair } from 'yaml';
import { isMap, isScalar } from 'yaml';
import type { Problem } from '../../model/diagnostics.ts';
import { ownProperty, schemaAt } from '../../model/schema-at.ts';
import {
  andList,
  capital,
  code,
  describeProperty,
  last,
  resolvePiece,
  thing,
} from '../../model/wording.ts';
import { columnOf, endOfLine, lineStart } from '../../syntax/lines.ts';
import { accepts } from '../accepts.ts';
import { exampleOfSchema, toBlanks } from '../example-value.ts';
import type { Home } from '../find-home.ts';
import {
  indentRest,
  lineBreakAt,
  type Offsets,
  type Replacement,
  type Source,
  writeProperty,
} from '../source.ts';
import type { FileContext } from './context.ts';
import { commentAfter, needsQuotes } from './empty-value.ts';
import type { Unknown } from './unknown/unknown.ts';

/** Explains properties that belong to another group: they are indented too much or too little. */
export function explainWrongLevel(moved: [Unknown, ...Unknown[]], file: FileContext): Problem {
  const [{ path, found, home }] = moved as [Unknown & { home: Home }, ...Unknown[]];
  const names = moved.map(({ found }) => found);
  const owner = nameOf(home, file);
  const schema = schemaAt(home.path, file);
  const property = ownProperty(schema?.properties, found);
  const replacement = fixOf(moved, home, file);
  const spaces = replacement?.spaces;
  const are = names.length > 1 ? 'are not properties' : 'is not a property';
  const it = names.length > 1 ? 'them' : 'it';
  const comment = commentAfter({ ...file, path: [...path, found] })?.text;
  return {
    code: 'P114',
    where: { path: [...path, found], at: 'key' },
    message: `${capital(andList(names))} ${are} of ${thing(path, file)}, but of ${owner}.`,
    label: spaces
      ? `move ${it} ${Math.abs(spaces)} spaces to the ${spaces > 0 ? 'right' : 'left'}`
      : home.direction === 'up'
        ? `move ${it} out to ${owner}`
        : `put ${it} into ${isInList(home) ? nameOf({ ...home, path: home.path.slice(-2) }, file) : code(last(home.path))}`,
    hints: [
      home.isNew && howToStart(home, moved, replacement),
      property && describeProperty(schema ?? {}, found),
      comment && needsQuotes(comment),
    ],
    replacement: replacement?.fix,
  };
}

/** Says how a new group, or a new list of one, begins. */
function howToStart(home: Home, moved: readonly Unknown[], move: Move | undefined): string {
  const name = last(home.path);
  if (move?.written) return `Write a ${isInList(home) ? 'list' : 'group'}: \`${move.written}\`.`;
  const [these, them] = moved.length > 1 ? ['these lines', 'them'] : ['this line', 'it'];
  return isInList(home)
    ? `Write a line \`${name}:\` above ${these} and \`- \` before the first, and move ${them} 4 spaces to the right.`
    : `Write a line \`${name}:\` above ${these}, and move ${them} 2 spaces to the right.`;
}

const isInList = ({ path }: Home): boolean => typeof path.at(-1) === 'number';

/** How many characters an example in a message may have. */
const longest = 80;

function nameOf({ path, isNew }: Home, file: FileContext): string {
  const name = thing(path, file);
  return isNew ? name.replace(/^item 1/, 'an item') : name;
}

interface Move {
  fix: Replacement;
  /** By how many spaces the lines move to the right. */
  spaces?: number;
  /** What it writes, if that is short. */
  written?: string;
}

function fixOf(moved: readonly Unknown[], home: Home, file: FileContext): Move | undefined {
  const { source } = file;
  const path = moved[0]?.path ?? [];
  const names = moved.map(({ found }) => found);
  const place = source.neighbours(path, names);
  const parent = source.at(path)?.node;
  if (!place || !isMap(parent)) return undefined;
  if (home.isNew) return intoNewGroup(moved, place.offsets, home, source, file);
  if (parent.flow) return undefined;
  const above = parent.items[parent.items.indexOf(place.pairs[0] as Pair) - 1];
  const target =
    home.direction === 'up' ? columnOfGroup(home, source) : columnWithin(home, above, source);
  const them = moved.length > 1 ? 'them' : 'it';
  return target === undefined ? undefined : shift(place.offsets, target, them, home, source);
}

/** Returns the column of the properties of an existing group, even if it is empty. */
function columnOfGroup({ path }: Home, source: Source): number | undefined {
  const spot = source.at(path);
  const group = spot?.node;
  if (spot?.pair && isScalar(group) && group.value === null) {
    return columnOf(source.text, source.offsetsOf(spot.pair.key)[0]) + 2;
  }
  if (!isMap(group) || group.flow) return undefined;
  return columnOf(source.text, source.offsetsOf(group.items[0]?.key)[0]);
}

/** Returns the same for a group right above, or for the last item of a list there. */
function columnWithin({ path }: Home, above: Pair | undefined, source: Source): number | undefined {
  const holder = source.at(typeof path.at(-1) === 'number' ? path.slice(0, -1) : path);
  return above && holder?.pair === above ? columnOfGroup({ path } as Home, source) : undefined;
}

/** Moves the lines of the properties left or right, unless that would leave lines below them behind. */
function shift(
  [start, end]: Offsets,
  column: number,
  them: 'it' | 'them',
  home: Home,
  source: Source,
): Move | undefined {
  const { text } = source;
  const from = lineStart(text, start);
  const spaces = column - (start - from);
  const isOnOwnLine = text.slice(from, start).trim() === '';
  const next = /^([ ]*)(?=[^\s#])/m.exec(text.slice(endOfLine(text, end)))?.[1] ?? '';
  if (!isOnOwnLine || spaces === 0 || (home.direction === 'up' && next.length > column))
    return undefined;
  const moved = moveBy(text.slice(from, end), start - from, spaces);
  const title = `move ${them} ${Math.abs(spaces)} spaces to the ${spaces > 0 ? 'right' : 'left'}`;
  return { spaces, fix: { title, text: moved, offsets: [from, end] } };
}

/**
 * Moves properties left or right with what is below them, unless that is already where it belongs:
 * two spaces further in than the new place of its name.
 */
function moveBy(lines: string, indent: number, by: number): string {
  const properties = lines.split(new RegExp(`(?<=\\n)(?= {${indent}}(?!- |#)[^ \\r\\n])`));
  return properties
    .map((property) => {
      const [first = ''] = property.split('\n');
      const below = /\n( *)[^ #\r\n]/.exec(property)?.[1]?.length ?? 0;
      const staysBelow = below === indent + by + 2;
      const rest = property.slice(first.length);
      return (
        ' '.repeat(indent + by) + first.slice(indent) + (staysBelow ? rest : indentRest(rest, by))
      );
    })
    .join('');
}

/** Writes a new group or list around the properties, with blanks for what else is missing in it. */
function intoNewGroup(
  moved: readonly Unknown[],
  offsets: Offsets,
  home: Home,
  source: Source,
  { root, top }: FileContext,
): Move | undefined {
  const inList = isInList(home);
  const name = last(home.path);
  const holder = home.path.slice(0, inList ? -2 : -1);
  const schema = schemaAt(holder, { root, top })?.properties?.[name] ?? {};
  const given = Object.fromEntries(moved.map(({ found, value }) => [found, value]));
  const piece = resolvePiece(schema);
  const { properties = {}, required = [] } = inList ? resolvePiece(piece.items) : piece;
  const blanks = required
    .filter((each) => !Object.hasOwn(given, each))
    .map((each) => {
      const property = ownProperty(properties, each) ?? {};
      return [each, toBlanks(exampleOfSchema(property), property)] as const;
    });
  const group = { ...given, ...Object.fromEntries(blanks) };
  const whole = inList ? [group] : group;
  if (!accepts(whole, schema)) return undefined;
  const written = writeProperty(name, whole, true);
  const isShort = written.length <= longest;
  const { text } = source;
  const [from, to] = offsets;
  const added = blanks.map(([each, blank]) => writeProperty(each, blank, true));
  if (source.at([...holder, moved[0]?.found ?? ''])?.inFlow) {
    const inner = `{ ${[text.slice(from, to), ...added].join(', ')} }`;
    const braces = `${name}: ${inList ? `[${inner}]` : inner}`;
    const fix = { title: `write \`${braces}\``, text: braces };
    return { fix: { ...fix, offsets }, written: braces };
  }
  const deeper = inList ? 4 : 2;
  const lines = [indentRest(text.slice(from, to), deeper), ...added];
  const start = `${name}:${lineBreakAt(text, from, 2)}${inList ? '- ' : ''}`;
  const how = inList ? `\`${name}:\` above and a dash before it` : `\`${name}:\` above`;
  const title = isShort
    ? `write \`${written}\``
    : `write ${how}, and move what belongs to it ${deeper} spaces to the right`;
  const replacement = start + lines.join(lineBreakAt(text, from, deeper));
  const fix: Replacement = { title, text: replacement, offsets };
  return { fix, ...(isShort && { written }) };
}
