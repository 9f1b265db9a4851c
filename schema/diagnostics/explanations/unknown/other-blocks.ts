import { valueAt } from '../../../model/pointer.ts';
import { ownProperty } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { code, isBlockPath, joinAnd } from '../../../model/wording.ts';
import { oncePer } from '../../../once-per.ts';
import { accepts } from '../../accepts.ts';
import { fitOf } from '../../conversions/convert-value.ts';
import { bareWord } from '../../same-word.ts';
import { isWordFor, suggestProperty, synonymsOf } from '../../suggest-property.ts';
import { suggestName } from '../../suggest-value.ts';
import type { FileContext } from '../context.ts';
import { synonymsByName, valueInstead } from '../unknown-type.ts';
import { insteadOf } from './advice.ts';
import type { Unknown } from './unknown.ts';

/** Returns what a name means that is none of this block: a block of its own, or a property of others. */
export function ofAnotherBlock(
  { found, path, value }: Unknown,
  file: FileContext,
): string | undefined {
  const { blocks, visuals, top } = file;
  const ofBlocks = top.properties?.blocks?.items ?? {};
  const here = (valueAt(file.root, path.slice(0, 2)) as { type?: unknown } | undefined)?.type;
  const asBlock = suggestName(found, [...blocks.keys()], synonymsByName(blocks));
  const [type] = asBlock.certain ? asBlock.names : [];
  if (type !== undefined && type !== here)
    return path.length === 0
      ? `That is a block: write ${code(`- type: ${type}`)} below \`blocks\`, with what belongs to it.`
      : `That is a block of its own: write ${code(`- type: ${type}`)} above or below this one, with what belongs to it.`;
  const whole = path.length > 2 ? path.slice(0, 2) : undefined;
  const own =
    whole &&
    suggestProperty(
      found,
      value,
      blocks.get(String(here)) ?? {},
      Object(valueAt(file.root, whole)),
    );
  if (own?.certain && own.by === 'word')
    return `It most likely means ${own.names.map(code).join('')} of the whole ${here} block: write it below its \`type\`.`;
  const [kind] = suggestName(found, [...visuals.keys()], synonymsByName(visuals)).names;
  if (kind !== undefined && isWordFor(found, kind, visuals.get(kind)))
    return `That is a kind of \`visual\`, which is in a block such as \`feature\`: \`visual: { kind: ${kind}, … }\`.`;
  const advice = valueInstead(found, ofBlocks) ?? insteadOf(found, ofBlocks, value);
  if (advice || path.length === 0) return advice;
  const list = Object(file.root).blocks as { type?: unknown }[];
  const isOnPage = (name: string) => list.some((block) => block?.type === name);
  const words = camelWords(found);
  for (const word of [found, ...words.map((_, at) => words.slice(0, -at).join('')).slice(1)]) {
    const owners = (ownersIn(blocks).get(bareWord(word)) ?? []).filter(
      ({ name, schema }) => name !== here && (word !== found || fitOf(value, schema) === 'direct'),
    );
    const groups = Object.values(Object.groupBy(owners, ({ property }) => property)) as Owner[][];
    const [most] = groups
      .filter((group) => group.length > 1 || group[0]?.isRequired)
      .toSorted((a, b) => b.length - a.length);
    if (!most?.[0]) continue;
    const { property } = most[0];
    const names = most
      .map(({ name }) => name)
      .toSorted((a, b) => Number(isOnPage(b)) - Number(isOnPage(a)));
    const what =
      property === found ? 'It is a' : `It most likely means ${code(property)}, which is a`;
    return `${what} property of ${joinAnd(names.slice(0, 3).map(code))}, and not of this block: write it there, or remove ${code(found)}.`;
  }
  return undefined;
}

/** A block that has a property. */
interface Owner {
  name: string;
  property: string;
  schema: Schema;
  isRequired: boolean;
}

/** The blocks that have a property, by its name and its synonyms. */
const ownersIn = oncePer((blocks: FileContext['blocks']) => {
  const owners = new Map<string, Owner[]>();
  for (const [name, { properties = {}, required = [] }] of blocks)
    for (const [property, schema] of Object.entries(properties)) {
      const owner = { name, property, schema, isRequired: required.includes(property) };
      for (const word of new Set([property, ...synonymsOf(schema)].map(bareWord)))
        owners.set(word, [...(owners.get(word) ?? []), owner]);
    }
  return owners;
});

/** The words of a name such as `openMenu`. */
export const camelWords = (name: string): string[] =>
  name.split(/(?=\p{Lu})/u).map((word) => word.toLowerCase());

/** Returns the blocks of the page that accept a property, or the only type of block that has it. */
export function inOtherBlock({ found, path, value }: Unknown, { blocks, root }: FileContext) {
  if (!isBlockPath(path)) return undefined;
  const takes = [...blocks].filter(([, { properties }]) => {
    const property = ownProperty(properties, found);
    return property && (accepts(value, property) || (value !== null && isOfParts(value, property)));
  });
  const types = takes.map(([type]) => type);
  const list: { type?: unknown }[] = (root as { blocks: unknown[] }).blocks.map(Object);
  const all = list.flatMap(({ type }, index) => (types.includes(String(type)) ? [index] : []));
  const free = all.filter((index) => !Object.hasOwn(list[index] ?? {}, found));
  const [index, ...others] = free.length > 0 ? free : all;
  const called = (at: number) => `block ${at + 1} (${list[at]?.type})`;
  if (index === undefined)
    return types.length === 1
      ? `It is a property of the ${types[0]} block, and this page has none: remove it here, or add such a block.`
      : undefined;
  const places = [index, ...others].slice(0, 3).map(called).join(' or ');
  // What many blocks may have was most likely wanted here.
  if (free.length > 0 && types.length > 1)
    return `The ${list[Number(path[1])]?.type} block has none: remove it. If it is for another block of this page, such as ${places}, move it there.`;
  if (others.length > 0)
    return `It is a property of other blocks of this page: move it to the one that it is for, such as ${places}.`;
  return free.length > 0
    ? `It is a property of block ${index + 1} of this page (${list[index]?.type}): move it there.`
    : `It is a property of block ${index + 1} of this page (${list[index]?.type}), which has one already: remove this one, or add what it has to that one. If a block of its own begins here, write its ${code('- type: …')} above.`;
}

/** Whether a value is the list or group that is wanted, even with mistakes inside. */
const isOfParts = (value: unknown, property: Schema): boolean =>
  typeof value === 'object' && fitOf(value, property) === 'direct';
