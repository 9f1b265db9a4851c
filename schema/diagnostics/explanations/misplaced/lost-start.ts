import { pointerOf } from '../../../model/pointer.ts';
import { andList, code, isBlockPath, orList, someOf } from '../../../model/wording.ts';
import { type FileContext, writtenAt } from '../context.ts';
import { together, type Unknown } from '../unknown/unknown.ts';
import type { Cause } from './cause.ts';

/** More types than these say nothing about what is missing. */
const mostTypes = 3;

/** A message names no more than these. */
const mostNames = 4;

/**
 * Finds the rest of a block whose first lines are gone, below a whole block of another type: `rows`, `included`
 * and `excluded` below the plans of a price list.
 */
export function findLostStarts(unknown: readonly Unknown[], file: FileContext): Cause[] {
  const ofBlocks = unknown.filter(({ path }) => isBlockPath(path));
  return together(ofBlocks, ({ path }) => pointerOf(path)).flatMap((group): Cause[] => {
    const [{ path }] = group;
    const block = Object(writtenAt(path, file));
    const own = file.blocks.get(block.type);
    const strange = group.flatMap(({ found, also = [] }) => [found, ...also]);
    if (!own || strange.length < 2 || group.some(({ certain }) => certain)) return [];
    const names = Object.keys(block);
    const start = names.findIndex((name) => strange.includes(name));
    const [above, rest] = [names.slice(0, start), names.slice(start)];
    const has = (type: string, name: string) =>
      Object.hasOwn(file.blocks.get(type)?.properties ?? {}, name);
    const types = [...file.blocks.keys()].filter((type) => rest.every((name) => has(type, name)));
    // A block of one of these types as a whole has the wrong type.
    const isWhole = own.required?.every((name) => above.includes(name)) === true;
    const mayBeOne = types.some((type) => above.every((name) => has(type, name)));
    if (!isWhole || mayBeOne || types.length === 0 || types.length > mostTypes) return [];
    const [first = '', ...others] = rest;
    const isOf = (at: string, name: string) => at === pointerOf(path) && rest.includes(name);
    return [
      {
        problem: {
          code: 'P106',
          where: { path: [...path, first], at: 'key' },
          message: `${rest.length > mostNames ? someOf(rest, mostNames) : andList(rest)} belong to a block of the type ${orList(types)}, whose first lines are missing.`,
          label: `${code(`- type: ${types[0]}`)} is missing above it`,
          about: { kind: 'rest of a block', names: rest },
          hints: [
            ...types.map((type) => whatElse(type, rest, file)),
            `If ${others.length > 0 ? 'these lines are' : 'this line is'} left of a block that was deleted, delete ${others.length > 0 ? 'them' : 'it'}, too.`,
          ],
        },
        explains: ({ keyword, instancePath, params }) =>
          keyword === 'additionalProperties' && isOf(instancePath, params.additionalProperty),
        explainsUnknown: (one) => isOf(pointerOf(one.path), one.found),
      },
    ];
  });
}

/** Says with which lines a block of a type begins. */
function whatElse(type: string, rest: readonly string[], { blocks }: FileContext): string {
  const needed = (blocks.get(type)?.required ?? []).filter(
    (name) => name !== 'type' && !rest.includes(name),
  );
  return `Write ${code(`- type: ${type}`)} in a line of its own above it${needed.length > 0 ? `, and below that ${andList(needed)}, which the block needs` : ''}.`;
}
