import type { ErrorObject } from 'ajv';
import { columnOf, lineStart } from '../../../edits/lines.ts';
import type { Schema } from '../../../validate/schemas.ts';
import { accepts } from '../../accepts.ts';
import type { Path, Problem } from '../../diagnostics.ts';
import { pointerToPath } from '../../pointer.ts';
import { schemaAt } from '../../schema-at.ts';
import {
  endOfLine,
  indentRest,
  lineBreakOf,
  type Offsets,
  offsetsOf,
  type Replacement,
  type Source,
} from '../../source.ts';
import { capital, code, field, isBlockPath, last, resolvePiece } from '../../wording.ts';
import { type FileContext, valueAt } from '../context.ts';
import type { Unknown } from '../unknown.ts';

/** Neighbours in a list that are whole, but of another list: most often they were pasted there. */
export interface StrayItems {
  /** Of the list that they stand in. */
  list: Path;
  from: number;
  to: number;
  /** The type of the block that the only one of them is. */
  block?: string;
  /** The list that they are of. */
  home?: Home;
}

interface Home {
  name: string;
  /** Where on this page, if there is one. */
  path?: Path;
  /** The blocks that have such a list. */
  types: string[];
}

/** Finds the items that nothing but another list explains. */
export function findStrayItems(
  errors: readonly ErrorObject[],
  unknown: readonly Unknown[],
  file: FileContext,
): StrayItems[] {
  const found: StrayItems[] = [];
  const pointers = new Set(errors.map(({ instancePath }) => instancePath));
  for (const pointer of pointers) {
    const path = pointerToPath(pointer);
    const index = path.at(-1);
    if (typeof index !== 'number' || isBlockPath(path)) continue;
    const item = valueAt(file.root, path);
    if (typeof item !== 'object' || item === null || Array.isArray(item)) continue;
    const list = path.slice(0, -1);
    const stray = strayOf(item, path, unknown, file);
    if (!stray) continue;
    const previous = found.at(-1);
    const isRun =
      previous?.home !== undefined &&
      previous.home.name === stray.home?.name &&
      previous.to === index - 1 &&
      previous.list.join('/') === list.join('/');
    if (isRun) previous.to = index;
    else found.push({ list, from: index, to: index, ...stray });
  }
  // Where no item is one of this list, the list has the wrong name, or its block another type.
  return found.filter(
    ({ list, from, to, block }) =>
      block !== undefined || to - from + 1 < (valueAt(file.root, list) as unknown[]).length,
  );
}

function strayOf(
  item: object,
  path: Path,
  unknown: readonly Unknown[],
  file: FileContext,
): Pick<StrayItems, 'block' | 'home'> | undefined {
  const own = schemaAt(path, file.root, file.top);
  if (!own?.properties) return undefined;
  const { type } = item as { type?: unknown };
  const block = Object.hasOwn(own.properties, 'type') ? undefined : file.blocks.get(String(type));
  if (block && typeof type === 'string') return { block: type };
  const ofItem = unknown.filter((one) => one.path.join('/') === path.join('/'));
  const missing = (own.required ?? []).filter((name) => !Object.hasOwn(item, name));
  // Its own advice says what to write instead.
  const isAdvised = ofItem.every(({ instead }) =>
    missing.some((name) => instead?.includes(code(name))),
  );
  // With one property too many, it is an item of this list.
  const allowed = Object.entries(item).filter(([name]) =>
    Object.hasOwn(own.properties ?? {}, name),
  );
  const isWhole = allowed.length > 1 && accepts(Object.fromEntries(allowed), own);
  if (ofItem.length === 0 || isAdvised || isWhole || isWholeRenamed(item, ofItem, own))
    return undefined;
  const home = homeOf(item, path, file);
  return home && { home };
}

/** Whether an item is one of its list under other names. */
function isWholeRenamed(item: object, unknown: readonly Unknown[], schema: Schema): boolean {
  const names = new Map(
    unknown.map(({ found, names: [name, ...others] }) => [
      found,
      others.length > 0 ? undefined : name,
    ]),
  );
  if ([...names.values()].includes(undefined)) return false;
  return accepts(
    Object.fromEntries(
      Object.entries(item).map(([name, value]) => [names.get(name) ?? name, value]),
    ),
    schema,
  );
}

/** The list of another kind that takes an item: one on the page, the nearest first, or one that a block or visual may have. */
function homeOf(item: object, path: Path, file: FileContext): Home | undefined {
  const owners = ownersOf(item, file);
  const [best] = owners;
  if (!best) return undefined;
  // Where it stands on the page is only said to authors.
  const here = file.source
    ? listsOf(file.root, [])
        .filter((list) => list.length > 1 && list.join('/') !== path.slice(0, -1).join('/'))
        .filter((list) => takes(schemaAt(list, file.root, file.top), item) === best.fit)
        .sort((a, b) => Math.abs(blockOf(a) - blockOf(path)) - Math.abs(blockOf(b) - blockOf(path)))
    : [];
  const [nearest] = here;
  const name = nearest ? last(nearest) : best.name;
  return {
    name,
    ...(nearest && { path: nearest }),
    types: owners.flatMap((owner) =>
      owner.name === name && owner.fit === best.fit && owner.spare === best.spare ? owner.type : [],
    ),
  };
}

interface Owner {
  /** Of the block, or kind of the visual. */
  type: string;
  /** Of the list. */
  name: string;
  fit: Fit;
  /** How many properties the list's items have that this one has not. */
  spare: number;
}

/** All lists of blocks and visuals that take an item, the likeliest first. */
function ownersOf(item: object, { blocks, visuals }: FileContext): Owner[] {
  const owners = [...blocks, ...visuals].flatMap(([type, { properties = {} }]) =>
    Object.entries(properties).flatMap(([name, reference]): Owner[] => {
      const list = resolvePiece(reference);
      const fit = takes(list, item);
      const all = Object.keys(resolvePiece(list.items ?? {}).properties ?? {});
      return fit ? [{ type, name, fit, spare: all.length - Object.keys(item).length }] : [];
    }),
  );
  const best = owners.some(({ fit }) => fit === 'whole') ? 'whole' : 'part';
  return owners.filter(({ fit }) => fit === best).sort((a, b) => a.spare - b.spare);
}

type Fit = 'whole' | 'part' | undefined;

/** Whether a list takes an item; in part, where something is missing in it. */
function takes(list: Schema | undefined, item: object): Fit {
  if (list?.type !== 'array') return undefined;
  const schema = resolvePiece(list.items ?? {});
  const { properties, required = [] } = schema;
  const entries = Object.entries(item);
  if (!properties || !entries.every(([name]) => Object.hasOwn(properties, name))) return undefined;
  if (!entries.every(([name, value]) => accepts(value, properties[name] ?? {}))) return undefined;
  const present = required.filter((name) => Object.hasOwn(item, name)).length;
  if (present === required.length) return 'whole';
  return entries.length > 2 && present * 2 > required.length ? 'part' : undefined;
}

const blockOf = (path: Path): number => Number(path[1] ?? 0);

function listsOf(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, next]) =>
    listsOf(next, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return Array.isArray(value) ? [path, ...inner] : inner;
}

export const isOfStray = (strays: readonly StrayItems[], path: Path): boolean =>
  strays.some(({ list, from, to }) => {
    const index = path[list.length];
    return (
      list.every((step, at) => path[at] === step) &&
      typeof index === 'number' &&
      index >= from &&
      index <= to
    );
  });

/** What is said of how many items a list has counts those that do not belong there; and the list that they are of is missing. */
export const isCountOfStrays = (
  strays: readonly StrayItems[],
  { keyword, instancePath, schema, params }: ErrorObject,
): boolean => {
  if (keyword === 'required')
    return strays.some(
      ({ list, home }) =>
        home?.name === params.missingProperty &&
        list.slice(0, -1).join('/') === pointerToPath(instancePath).join('/'),
    );
  if (!['maxItems', 'asManyAs', 'atMostAsManyAs'].includes(keyword)) return false;
  const path = pointerToPath(instancePath);
  const other = String(schema).split('/').at(-1);
  return strays.some(
    ({ list }) =>
      list.join('/') === path.join('/') ||
      (blockOf(list) === blockOf(path) && last(list) === other),
  );
};

export function explainStray(stray: StrayItems, file: FileContext): Problem {
  const { list, from, to, block, home } = stray;
  const { root } = file;
  const path = [...list, from];
  const [key = ''] = Object.keys(Object(valueAt(root, path)));
  const one = to === from;
  const items = one ? field(path, root) : `items ${from + 1} to ${to + 1} of ${field(list, root)}`;
  const common = { code: 'P117' as const, where: { path: [...path, key], at: 'key' as const } };
  if (block !== undefined) {
    const fix = moveBlock(path, file);
    return {
      ...common,
      message: `${capital(items)} is a block of its own, ${code(block)}, and stands among the items of another one.`,
      label: 'a block is an item of `blocks`',
      hints: [
        'Move it above or below the block that it stands in, so that its dash is in one column with those of the other blocks.',
      ],
      ...(fix && { replacement: fix }),
    };
  }
  const lost = home && lostName(stray, home.name, file);
  if (lost)
    return {
      ...common,
      message: `${capital(items)} ${one ? 'is one' : 'are those'} of ${code(home.name)}, and the line with that name is missing.`,
      label: `${code(`${home.name}:`)} is missing above it`,
      hints: [`Write ${code(`${home.name}:`)} in a line of its own above it.`],
      replacement: lost,
    };
  const where = home?.path ? field(home.path, root) : '';
  const owner = home?.path
    ? `${where}${blockOf(home.path) === blockOf(list) ? '' : ` (block ${blockOf(home.path) + 1})`}`
    : `${code(home?.name ?? '')} of ${listOfTypes(home?.types ?? [])}`;
  const torn = home?.path && moveBehind(stray, home.path, file);
  const [heading, ...others] = Object.entries(Object(valueAt(root, path)));
  // Whatever list takes a single text, it is most likely the heading of what follows.
  if (one && heading && others.length === 0 && headingNames.test(heading[0]))
    return {
      ...common,
      message: `${capital(items)} is only ${code(heading[0])}, and is none of its list.`,
      label: 'a heading between two items?',
      hints: [
        `A list has no headings within it: end the block here, and start another one for the items below, with ${code(`heading: ${heading[1]}`)}. Or write what an item of ${code(last(list))} has: ${propertiesIn(path, file)}.`,
      ],
    };
  return {
    ...common,
    message: `${capital(items)} ${one ? 'is like an item' : 'are like items'} of ${owner}, and ${one ? 'does' : 'do'} not fit here.`,
    label: torn ? 'it goes on with the block above' : `is this one of ${code(home?.name ?? '')}?`,
    hints: torn
      ? [
          `Block ${blockOf(list) + 1} was most likely pasted into the middle of block ${blockOf(list)}. Move its lines below what belongs to that.`,
        ]
      : [
          `Move ${one ? 'it' : 'them'} to ${home?.path ? where : 'such a list'}, or remove ${one ? 'it' : 'them'}, or write what an item of ${code(last(list))} has: ${propertiesIn(path, file)}.`,
        ],
    ...(torn && { replacement: torn }),
  };
}

/** The name of a list above its items, if these are the last of another list of the same group. */
function lostName({ list, from, to }: StrayItems, name: string, file: FileContext) {
  const { root, top, source } = file;
  const group = list.slice(0, -1);
  const { properties = {}, required = [] } = schemaAt(group, root, top) ?? {};
  const isFree =
    Object.hasOwn(properties, name) && !Object.hasOwn(Object(valueAt(root, group)), name);
  const lines = source && linesOf([...list, from], source);
  const pair = source?.at(list)?.pair;
  if (!isFree || to + 1 < (valueAt(root, list) as unknown[]).length || !lines || !pair)
    return undefined;
  const column = columnOf(source.text, offsetsOf(source, pair.key)[0]);
  const text = `${' '.repeat(column)}${name}:${lineBreakOf(source.text)}`;
  const offsets: Offsets = [lines.from, lines.from];
  const certain = required.includes(name);
  return { title: `write ${code(`${name}:`)} above it`, text, certain, offsets };
}

const headingNames = /^(?:title|heading|header|headline|category|group|section|topic|subtitle)$/i;

const listOfTypes = (types: readonly string[]): string => types.slice(0, 2).map(code).join(' and ');

function propertiesIn(path: Path, { root, top }: FileContext): string {
  const { properties = {}, required = [] } = schemaAt(path, root, top) ?? {};
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 4);
  return names.map(code).join(', ');
}

/** The lines of an item, from the one with its dash; nothing where it shares them. */
export function linesOf(
  path: Path,
  source: Source,
): { from: number; to: number; column: number } | undefined {
  const spot = source.at(path);
  if (!spot?.node || spot.inFlow) return undefined;
  const [start, end] = offsetsOf(source, spot.node);
  const from = lineStart(source.text, start);
  const [, indent] = /^( *)- +$/.exec(source.text.slice(from, start)) ?? [];
  if (indent === undefined) return undefined;
  const to = Math.min(source.text.length, endOfLine(source.text, end) + 1);
  return { from, to, column: columnOf(source.text, start) - (start - from - indent.length) };
}

/** A block in a list of another one, below that. */
function moveBlock(path: Path, { source }: FileContext): Replacement | undefined {
  const own = source && linesOf(path, source);
  const outer = source && linesOf(path.slice(0, 2), source);
  if (!own || !outer || path.length < 4) return undefined;
  const { text } = source;
  const moved = indentRest(`\n${text.slice(own.from, own.to)}`, outer.column - own.column).slice(1);
  const rest = text.slice(own.to, outer.to);
  return {
    title: 'move it below the block that it stands in',
    text: `${rest}${rest.endsWith('\n') || rest === '' ? '' : '\n'}${moved}`,
    // Only its indentation changes.
    certain: rest.trim() === '',
    offsets: [own.from, outer.to],
  };
}

/** A block between the items of the one above it, below them. */
function moveBehind(
  { list, from, to }: StrayItems,
  home: Path,
  { source, root }: FileContext,
): Replacement | undefined {
  const index = blockOf(list);
  const items = valueAt(root, list) as unknown[];
  const isTorn = home.length === 3 && blockOf(home) === index - 1 && items.length === to + 1;
  if (!source || !isTorn || list.length !== 3) return undefined;
  const block = linesOf(['blocks', index], source);
  const first = linesOf([...list, from], source);
  const last = linesOf([...list, to], source);
  const beside = linesOf([...home, 0], source);
  if (!block || !first || !last || beside?.column !== first.column) return undefined;
  const [head, strays] = [
    source.text.slice(block.from, first.from),
    source.text.slice(first.from, last.to),
  ];
  return {
    title: 'move it below them',
    text: `${strays}${strays.endsWith('\n') ? '' : '\n'}${head}`,
    certain: false,
    offsets: [block.from, last.to],
  };
}
