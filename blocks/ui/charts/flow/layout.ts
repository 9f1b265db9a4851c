import type { FlowVisual, Status } from '../../../../schema/generated/types.ts';
import { sum } from '../numbers.ts';

/** A node with its column and its upper and lower edge, as shares of the height. */
export interface PlacedNode {
  label: string;
  status: Status;
  note?: string | undefined;
  column: number;
  value: number;
  top: number;
  bottom: number;
}

/** A stream with its start and end, as shares of the height. */
export interface PlacedStream {
  from: PlacedNode;
  to: PlacedNode;
  value: number;
  strong: boolean;
  start: number;
  end: number;
  /** Its thickness as a share of the height. */
  height: number;
}

/**
 * The gap between two nodes of a column, and the minimum room of a node, as shares of the height.
 * Together they are the size of a touch target in the smallest drawing.
 */
const gap = 0.075;
const leastRoom = 0.036;

/** The height of a line of text beside the bars, as a share of the height. */
const lineRoom = 0.044;

/** Breaks a name into lines of at most 15 letters, which fit beside a bar, and longer words too. */
export const linesOf = (label: string): string[] =>
  label.replace(/\S{13}(?=\S{3})/g, '$&- ').match(/\S.{0,14}(?= |$)/g) ?? [];

/** Returns the minimum room of a node in its column: that of its name and amount, if all have it. */
function leastRoomOf({ label }: PlacedNode, { length }: readonly PlacedNode[]): number {
  const needed = (linesOf(label).length + 1) * lineRoom - gap;
  return Math.max(leastRoom, Math.min(needed, (1 - (length - 1) * gap) / length));
}

/**
 * Places the nodes of each column from top to bottom in the author's order, and the streams at each
 * node in the order of the nodes at their other end. All have the same scale. The fullest column
 * takes the whole height, and the others are centred. The size of a node is its larger side,
 * incoming or outgoing, and a small node is centred in its room.
 */
export function layOutFlow({ columns, streams }: Pick<FlowVisual, 'columns' | 'streams'>) {
  const nodes = columns.map(({ nodes }, column) =>
    nodes.map(({ label, status = 'actual', note }): PlacedNode => {
      return { label, status, note, column, value: 0, top: 0, bottom: 0 };
    }),
  );
  const links = streams.flatMap(({ from, to, value, strong = false }) => {
    const column = nodes.findIndex((each, index) => {
      return find(each, from) && find(nodes[index + 1], to);
    });
    const [first, second] = [find(nodes[column], from), find(nodes[column + 1], to)];
    if (!first || !second) return [];
    return [{ from: first, to: second, value, strong, start: 0, end: 0, height: 0 }];
  });
  for (const node of nodes.flat()) {
    const total = (end: 'from' | 'to') =>
      sum(links.filter((link) => link[end] === node).map(({ value }) => value));
    node.value = Math.max(total('from'), total('to'));
  }
  const scale = Math.min(...nodes.map(scaleOf));
  for (const column of nodes) {
    const rooms = column.map((node) => Math.max(node.value * scale, leastRoomOf(node, column)));
    let top = (1 - (column.length - 1) * gap - sum(rooms)) / 2;
    for (const [index, node] of column.entries()) {
      const room = rooms[index] ?? 0;
      node.top = top + (room - node.value * scale) / 2;
      node.bottom = node.top + node.value * scale;
      top += room + gap;
    }
  }
  for (const link of links) link.height = link.value * scale;
  for (const node of nodes.flat()) {
    const outgoing = links.filter(({ from }) => from === node).sort((a, b) => a.to.top - b.to.top);
    const incoming = links.filter(({ to }) => to === node).sort((a, b) => a.from.top - b.from.top);
    stack('start', node, outgoing);
    stack('end', node, incoming);
  }
  return { nodes: nodes.flat(), streams: links };
}

/**
 * Returns the height of one unit in a column that takes the whole height. The smallest nodes have their
 * minimum room, and the others share what is left: of all numbers of such nodes, the right one allows
 * the least.
 */
function scaleOf(column: PlacedNode[]): number {
  const room = 1 - (column.length - 1) * gap;
  const nodes = column
    .map((node) => ({ value: node.value, least: leastRoomOf(node, column) }))
    .sort((a, b) => a.value / a.least - b.value / b.least);
  const scales = nodes.map((_, index) => {
    const left = room - sum(nodes.slice(0, index).map(({ least }) => least));
    return left / sum(nodes.slice(index).map(({ value }) => value));
  });
  // A column without amounts fits at any scale, but nothing times infinity is no number.
  return Math.min(...scales, Number.MAX_VALUE);
}

/** Returns the area where a node can be touched: up to the middle of the gaps beside it. */
export function roomOf({ top, bottom }: PlacedNode) {
  const height = Math.max(bottom - top, leastRoom) + gap;
  return { top: (top + bottom - height) / 2, height };
}

const find = (nodes: readonly PlacedNode[] | undefined, label: string): PlacedNode | undefined =>
  nodes?.find((node) => node.label === label);

/** Places one end of each link at a node, from its top downwards. */
function stack(end: 'start' | 'end', { top }: PlacedNode, links: readonly PlacedStream[]): void {
  let next = top;
  for (const link of links) {
    link[end] = next;
    next += link.height;
  }
}

/** Returns the streams that lead to a node and from it, through all columns. */
export function streamsThrough(
  node: PlacedNode,
  streams: readonly PlacedStream[],
): ReadonlySet<PlacedStream> {
  const before = (each: PlacedNode): PlacedStream[] =>
    streams.filter(({ to }) => to === each).flatMap((stream) => [stream, ...before(stream.from)]);
  const after = (each: PlacedNode): PlacedStream[] =>
    streams.filter(({ from }) => from === each).flatMap((stream) => [stream, ...after(stream.to)]);
  return new Set([...before(node), ...after(node)]);
}

const round = (share: number): number => Math.round(share * 1e4) / 100;

/**
 * A stream is straight for this share of its length at either end, where it passes names: beside a
 * column in between, or above the bars of an end on phones.
 */
const straight = { between: 0.2, end: 0.3 };

/** Returns the path of a stream between two columns, horizontal at both ends, in percent. */
export function courseOf(x: readonly [number, number], start: number, end: number): string {
  const [from, to] = x.map(round);
  const middle = round((x[0] + x[1]) / 2);
  const bend = (here: number, there: number) =>
    round(here + (there - here) * straight[here > 0 && here < 1 ? 'between' : 'end']);
  const [first, last] = [bend(x[0], x[1]), bend(x[1], x[0])];
  return `${from},${round(start)} H${first} C${middle},${round(start)} ${middle},${round(end)} ${last},${round(end)} H${to}`;
}
