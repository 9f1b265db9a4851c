import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from '../model/diagnostics.ts';
import { oncePer } from '../once-per.ts';
import { columnOf, endOfLine } from './lines.ts';

/** A value in a file with its context. */
export interface Spot {
  node: Node | undefined;
  /** The property with the value; `undefined` for list items and for the whole file. */
  pair: Pair | undefined;
  /** The group or list that contains the value. */
  parent: YAMLMap | YAMLSeq | undefined;
  /** Whether it is within braces or brackets. */
  inFlow: boolean;
  /** Whether the path ends at this value. */
  isWhole: boolean;
}

/** Returns the value at the end of a path, or the last one before the path leaves the document. */
export function spotAt(top: unknown, path: Path): Spot {
  const context = { pair: undefined, parent: undefined, inFlow: false, isWhole: true };
  let spot: Spot = { node: top as Node | undefined, ...context };
  for (const step of path) {
    const parent: unknown = spot.node;
    const pair = isMap(parent) ? pairsIn(parent).get(String(step)) : undefined;
    const item = isSeq(parent) ? parent.items[Number(step)] : undefined;
    if (!(isMap(parent) || isSeq(parent)) || !(pair || item)) return { ...spot, isWhole: false };
    const node = (pair ? pair.value : item) as Node;
    spot = { node, pair, parent, inFlow: spot.inFlow || !!parent.flow, isWhole: true };
  }
  return spot;
}

/** Returns the properties of a group by their names. Of two with one name, the first counts. */
const pairsIn = oncePer(
  ({ items }: YAMLMap): ReadonlyMap<string, Pair> =>
    new Map(
      items
        .flatMap((pair): [string, Pair][] =>
          isScalar(pair.key) ? [[String(pair.key.value), pair]] : [],
        )
        .reverse(),
    ),
);

/** The offsets of the key or value at a path, or of the last node that exists on the way to it. */
export function nodeAt(
  document: Document.Parsed | undefined,
  path: Path,
  at: 'key' | 'value' | 'inside',
): { from: number; to: number } {
  const { node, pair } = spotAt(document?.contents, path);
  const key = (pair?.key as Node | undefined)?.range;
  const value = node?.range;
  const from = at === 'inside' ? value?.[0] : (key?.[0] ?? value?.[0]);
  return { from: from ?? key?.[0] ?? 0, to: value?.[1] ?? key?.[1] ?? 0 };
}

/** A place in a text: its offset, and the number of characters before it in its line. */
interface Position {
  text: string;
  offset: number;
  column: number;
}

/**
 * The path to the node at a position. What stands below a value belongs to the group or list of its
 * column, even if the parser stopped there.
 */
export function pathAt(document: Document.Parsed | undefined, position: Position): Path {
  const path: Path = [];
  let node: unknown = document?.contents;
  for (;;) {
    const member = memberAt(node, position);
    if (!member) return path;
    path.push(member.step);
    const range = (member.value as Node | undefined)?.range;
    if (!range || range[0] > position.offset || range[2] < position.offset) return path;
    node = member.value;
  }
}

/** The property of a group, or the item of a list, that a position belongs to. */
function memberAt(
  node: unknown,
  position: Position,
): { step: string | number; value: unknown } | undefined {
  const { text, offset } = position;
  if (isMap(node)) {
    const pair = node.items.findLast(({ key }) => startOf(key) <= offset);
    if (!pair || isBeside(node, pair.key, pair.value, position)) return undefined;
    return { step: String(pair.key), value: pair.value };
  }
  if (!isSeq(node)) return undefined;
  // The dash of an item is before its node.
  const isDash = position.column === columnOf(text, startOf(node)) && text[offset] === '-';
  const end = isDash ? endOfLine(text, offset) : offset;
  const step = node.items.findLastIndex((item) => startOf(item) <= end);
  const value = node.items[step];
  if (step < 0 || (isDash ? startOf(value) < offset : isBeside(node, value, value, position)))
    return undefined;
  return { step, value };
}

const startOf = (node: unknown): number => (node as Node | undefined)?.range?.[0] ?? 0;

/** Whether an offset is in a line below a member of a group or list, and no further in than that. */
function isBeside(
  parent: YAMLMap | YAMLSeq,
  member: unknown,
  value: unknown,
  { text, offset, column }: Position,
): boolean {
  if (parent.flow || endOfLine(text, startOf(member)) >= offset) return false;
  const range = (value as Node | undefined)?.range;
  const isBlock = (isMap(value) || isSeq(value)) && !value.flow;
  // The lines of a text and of braces begin anywhere, and a list may begin below its name.
  if (range && offset < range[1] && (!isBlock || text.startsWith('- ', offset))) return false;
  return column <= columnOf(text, startOf(parent));
}
