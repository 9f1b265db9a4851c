import type { ErrorObject } from 'ajv';
import { isGroup } from '../../../is-group.ts';
import type { Path, Problem } from '../../../model/diagnostics.ts';
import { isSamePath, pointerToPath, valueAt } from '../../../model/pointer.ts';
import { schemaAt } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { capital, code, field, isBlockPath, last } from '../../../model/wording.ts';
import { accepts } from '../../accepts.ts';
import type { Replacement } from '../../source.ts';
import type { FileContext } from '../context.ts';
import type { Unknown } from '../unknown/unknown.ts';
import type { Cause } from './cause.ts';
import { blockOf, type Home, homeOf } from './item-home.ts';
import { type ItemRun, moveBlock, writeAbove } from './item-lines.ts';

/** Neighbours in a list that belong elsewhere; most often they were pasted there. */
interface StrayItems extends ItemRun {
  /** The type of the block, if the only one of them is a block. */
  block?: string;
  /** The list that they belong to. */
  home?: Home;
}

/** Finds items that belong to another list, or among the blocks. */
export function findStrayItems(
  errors: readonly ErrorObject[],
  unknown: readonly Unknown[],
  file: FileContext,
): Cause[] {
  const found: StrayItems[] = [];
  const pointers = new Set(errors.map(({ instancePath }) => instancePath));
  for (const pointer of pointers) {
    const path = pointerToPath(pointer);
    const index = path.at(-1);
    if (typeof index !== 'number' || isBlockPath(path)) continue;
    const item = valueAt(file.root, path);
    if (!isGroup(item)) continue;
    const list = path.slice(0, -1);
    const stray = strayOf(item, path, unknown, file);
    if (!stray) continue;
    const previous = found.at(-1);
    const isRun =
      previous?.home !== undefined &&
      previous.home.name === stray.home?.name &&
      previous.to === index - 1 &&
      isSamePath(previous.list, list);
    if (isRun) previous.to = index;
    else found.push({ list, from: index, to: index, ...stray });
  }
  // If no item fits, the list has the wrong name, or its block another type. If another one has the
  // same wrong names, all are meant for this list.
  const strays = found.filter((stray) => {
    const { list, from, to, block } = stray;
    if (block !== undefined) return true;
    const wrong = unknown.filter(({ path }) => isSamePath(path, [...list, from]));
    const items = valueAt(file.root, list) as unknown[];
    const others = items.filter((_, at) => at < from || at > to);
    return (
      others.length > 0 &&
      !others.some((item) => wrong.every(({ found: name }) => Object.hasOwn(Object(item), name)))
    );
  });
  return strays.map((stray) => ({
    problem: explainStray(stray, file),
    explains: (error) =>
      isInside(stray, pointerToPath(error.instancePath)) || isCountOf(stray, error),
    explainsUnknown: ({ path }) => isInside(stray, path),
  }));
}

function strayOf(
  item: object,
  path: Path,
  unknown: readonly Unknown[],
  file: FileContext,
): Pick<StrayItems, 'block' | 'home'> | undefined {
  const own = schemaAt(path, file);
  if (!own?.properties) return undefined;
  const { type } = item as { type?: unknown };
  const block = Object.hasOwn(own.properties, 'type') ? undefined : file.blocks.get(String(type));
  if (block && typeof type === 'string') return { block: type };
  const ofItem = unknown.filter((one) => isSamePath(one.path, path));
  const missing = (own.required ?? []).filter((name) => !Object.hasOwn(item, name));
  // The advice for a property says what to write instead.
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

/** Whether an item fits its list under other names. */
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

function isInside({ list, from, to }: StrayItems, path: Path): boolean {
  const index = path[list.length];
  return (
    isSamePath(list, path.slice(0, list.length)) &&
    typeof index === 'number' &&
    index >= from &&
    index <= to
  );
}

/**
 * An error about the number of items, which counts those that do not belong there, or about the
 * missing list that they belong to.
 */
function isCountOf(
  { list, home }: StrayItems,
  { keyword, instancePath, schema, params }: ErrorObject,
): boolean {
  const path = pointerToPath(instancePath);
  if (keyword === 'required')
    return home?.name === params.missingProperty && isSamePath(list.slice(0, -1), path);
  if (!['maxItems', 'asManyAs', 'atMostAsManyAs'].includes(keyword)) return false;
  const other = String(schema).split('/').at(-1);
  return isSamePath(list, path) || (blockOf(list) === blockOf(path) && last(list) === other);
}

function explainStray(stray: StrayItems, file: FileContext): Problem {
  const { list, from, to, block, home } = stray;
  const path = [...list, from];
  const [heading, ...others] = Object.entries(Object(valueAt(file.root, path)));
  const common = {
    code: 'P117' as const,
    where: { path: [...path, heading?.[0] ?? ''], at: 'key' as const },
  };
  if (block !== undefined) return { ...common, ...aboutBlock(block, path, file) };
  // A single text is most likely the heading of what follows.
  const isHeading = to === from && others.length === 0 && headingNames.test(heading?.[0] ?? '');
  if (heading && isHeading) return { ...common, ...aboutHeading(heading, path, file) };
  return { ...common, ...aboutItems(stray, home ?? { name: '', types: [] }, file) };
}

type Words = Pick<Problem, 'message' | 'label' | 'hints' | 'replacement'>;

function aboutBlock(block: string, path: Path, file: FileContext): Words {
  return {
    message: `${capital(field(path, file.root))} is a block of its own, ${code(block)}, and is among the items of another one.`,
    label: 'a block is an item of `blocks`',
    hints:
      'Move it above or below the block that it is in, so that its dash is in one column with those of the other blocks.',
    replacement: moveBlock(path, file),
  };
}

const aboutHeading = ([name, words]: [string, unknown], path: Path, file: FileContext): Words => ({
  message: `${capital(field(path, file.root))} is only ${code(name)}, and is none of its list.`,
  label: 'a heading between two items?',
  hints: `A list has no headings within it: end the block here, and start another one for the items below, with ${code(`heading: ${words}`)}. Or write what an item of ${code(last(path))} has: ${propertiesIn(path, file)}.`,
});

function aboutItems(stray: StrayItems, home: Home, file: FileContext): Words {
  const { list, from, to } = stray;
  const isOne = to === from;
  const items = isOne
    ? field([...list, from], file.root)
    : `items ${from + 1} to ${to + 1} of ${field(list, file.root)}`;
  const lost = lostName(stray, home.name, file);
  if (lost)
    return {
      message: `${capital(items)} ${isOne ? 'is one' : 'are those'} of ${code(home.name)}, and the line with that name is missing.`,
      label: `${code(`${home.name}:`)} is missing above it`,
      hints: [`Write ${code(`${home.name}:`)} in a line of its own above it.`],
      replacement: lost,
    };
  const where = home.path ? field(home.path, file.root) : '';
  const number = home.path && blockOf(home.path) + 1;
  const owner = number
    ? `${where}${number === blockOf(list) + 1 ? '' : ` (block ${number})`}`
    : `${code(home.name)} of ${home.types.slice(0, 2).map(code).join(' and ')}`;
  const them = isOne ? 'it' : 'them';
  return {
    message: `${capital(items)} ${isOne ? 'is like an item' : 'are like items'} of ${owner}, and ${isOne ? 'does' : 'do'} not fit here.`,
    label: `is this one of ${code(home.name)}?`,
    hints: `Move ${them} to ${home.path ? where : 'such a list'}, or remove ${them}, or write what an item of ${code(last(list))} has: ${propertiesIn([...list, from], file)}.`,
  };
}

/** Writes the name of a list above its items, if these end another list of the same group. */
function lostName(stray: StrayItems, name: string, file: FileContext): Replacement | undefined {
  const { list, to } = stray;
  const { root } = file;
  const group = list.slice(0, -1);
  const { properties = {}, required = [] } = schemaAt(group, file) ?? {};
  const isFree =
    Object.hasOwn(properties, name) && !Object.hasOwn(Object(valueAt(root, group)), name);
  const isEnd = to + 1 === (valueAt(root, list) as unknown[]).length;
  return isFree && isEnd ? writeAbove(stray, name, required.includes(name), file) : undefined;
}

const headingNames = /^(?:title|heading|header|headline|category|group|section|topic|subtitle)$/i;

function propertiesIn(path: Path, file: FileContext): string {
  const { properties = {}, required = [] } = schemaAt(path, file) ?? {};
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 4);
  return names.map(code).join(', ');
}
