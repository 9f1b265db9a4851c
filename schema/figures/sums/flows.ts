import { onlyOf } from '../../only-of.ts';
import type { Mismatch, Mismatches } from '../mismatch.ts';
import { plain, sum } from '../numbers.ts';
import { type Place, type PlacedValue, placesBelow } from '../places.ts';
import { type Balance, findWrong, roundingOf, type Term, type Wrong } from './balances.ts';

interface Stream {
  pointer: string;
  from: string;
  to: string;
  value: number;
  /** The column in which it begins; −1 if it does not lead to the next one. */
  column: number;
}

interface Node extends Balance {
  label: string;
  gets: number;
  gives: number;
}

/** The most lines that streams are drawn with. A chart has no room for more that can be told apart. */
const mostLines = 200;

export const flows = {
  /**
   * Checks that streams lead from one column to the next, and that a node between two columns
   * passes on what it receives.
   */
  flows(
    names: Record<'columns' | 'streams', string>,
    flow: unknown,
    { pointer }: Place,
  ): Mismatches {
    const columns = placesBelow(flow, `${names.columns}/*`, pointer).map(nodesOf);
    const streams = placesBelow(flow, `${names.streams}/*`, pointer).map((stream) =>
      readStream(stream, columns),
    );
    const named = new Set(streams.flatMap(({ from, to }) => [from, to]));
    const nodes = columns.flat();
    // If a stream has an unknown name, that is the mistake, and not the node without a stream.
    const isMisnamed = [...named].some((name) => !nodes.some(({ label }) => label === name));
    const unused = nodes.filter(({ label }) => !named.has(label) && !isMisnamed);
    const lost = streams.filter(({ column }) => column < 0);
    const repeated = streams.filter(({ from, to }, index) =>
      streams.slice(0, index).some((other) => other.from === from && other.to === to),
    );
    // A stream that is not drawn or meant for other nodes is also why its nodes do not pass on what
    // they receive, and why others have none.
    const misled = [...lost, ...repeated];
    const isLost = (label: string) => misled.some(({ from, to }) => from === label || to === label);
    const between = columns
      .slice(1, -1)
      .flatMap((labels, index) =>
        labels.flatMap(({ label }) => (isLost(label) ? [] : readNode(label, index, streams, flow))),
      );
    const renamed = unused.flatMap((node) => explainRenamed(node, lost, columns));
    const isOfRenamed = (stream: Stream) => renamed.some(({ streams }) => streams.includes(stream));
    return [
      ...renamed.map(({ mismatch }) => mismatch),
      ...lost.flatMap((stream) =>
        isOfRenamed(stream) ? [] : explainLost(stream, columns, unused),
      ),
      ...findWrong(between).map(explainUneven),
      ...repeated.map(explainRepeated),
      ...(misled.length > 0 ? [] : unused).map(explainUnused),
      ...explainUnits(flow, streams, pointer),
    ];
  },
};

/** A node of a column, with the place of its label. */
type NamedNode = PlacedValue & { label: string };

const nodesOf = ({ pointer, value }: PlacedValue): NamedNode[] =>
  placesBelow(value, 'nodes/*/label', pointer).map((node) => ({
    ...node,
    label: String(node.value),
  }));

/** Returns the column of one node if the other is in the next one; otherwise −1. */
const columnBefore = (columns: readonly NamedNode[][], from: string, to: string): number =>
  columns.findIndex(
    (nodes, index) =>
      nodes.some(({ label }) => label === from) &&
      columns[index + 1]?.some(({ label }) => label === to),
  );

function readStream(
  { pointer, value: stream }: PlacedValue,
  columns: readonly NamedNode[][],
): Stream {
  const { from, to, value } = Object(stream);
  const column = columnBefore(columns, from, to);
  const amount = typeof value === 'number' ? value : 0;
  return { pointer, from: String(from), to: String(to), value: amount, column };
}

const explainUnused = ({ label, pointer }: NamedNode): Mismatch => ({
  code: 'K651',
  pointer,
  message: `\`${label}\` has no stream, so it has no size and is not drawn.`,
  hint: 'Add the stream that leads there, or remove it.',
});

/** `units` of so many units that the streams are drawn as bands all the same. */
function explainUnits(flow: unknown, streams: readonly Stream[], pointer: string): Mismatch[] {
  const total = sum(streams.map(({ value }) => value));
  if (Object(flow).units !== true || total <= mostLines) return [];
  return [
    {
      code: 'K667',
      pointer: `${pointer}/units`,
      message: `\`units\` would draw ${plain(total)} lines, and has room for ${mostLines}: the streams are drawn as bands.`,
      hint: 'Remove it, or give the values in a larger unit, such as thousands.',
      atKey: true,
    },
  ];
}

/**
 * Returns the balance of a node's streams. Empty for a node that only receives or only passes on,
 * such as lost customers.
 */
function readNode(
  label: string,
  column: number,
  streams: readonly Stream[],
  flow: unknown,
): Node | [] {
  const into = streams.filter((stream) => stream.column === column && stream.to === label);
  const out = streams.filter((stream) => stream.column === column + 1 && stream.from === label);
  if (into.length * out.length === 0) return [];
  const terms = (list: readonly Stream[], factor: number) =>
    list.map(({ pointer, value }): Term => ({ place: `${pointer}/value`, value, factor }));
  const [gets, gives] = [into, out].map((list) => list.map(({ value }) => value)) as [
    number[],
    number[],
  ];
  return {
    label,
    gets: sum(gets),
    gives: sum(gives),
    readings: [[...terms(into, 1), ...terms(out, -1)]],
    allowed: roundingOf([...gets, ...gives], flow),
  };
}

/** The ends of a lost stream that lead to the next column if another node is there. */
const endsMeant = ({ from, to }: Stream, { label }: NamedNode, columns: readonly NamedNode[][]) =>
  [
    { end: 'from' as const, name: from, isRight: columnBefore(columns, label, to) >= 0 },
    { end: 'to' as const, name: to, isRight: columnBefore(columns, from, label) >= 0 },
  ].filter(({ isRight }) => isRight);

/**
 * Explains a node without a stream in a column that several streams miss, all of them by the same name:
 * they still have its old name.
 */
function explainRenamed(
  node: NamedNode,
  lost: readonly Stream[],
  columns: readonly NamedNode[][],
): { streams: Stream[]; mismatch: Mismatch } | [] {
  const ends = lost.flatMap((stream) =>
    endsMeant(stream, node, columns).map(({ end, name }) => ({ end, name, stream })),
  );
  const byName = Map.groupBy(ends, ({ end, name }) => `${end} ${name}`);
  const [[first, ...more] = []] = [...byName.values()].sort((a, b) => b.length - a.length);
  if (!first || more.length === 0) return [];
  const [{ label, pointer }, { name }] = [node, first];
  const streams = [first, ...more].map(({ stream }) => stream);
  const mismatch: Mismatch = {
    code: 'K608',
    pointer,
    message: `\`${label}\` has no stream, and ${streams.length} streams name \`${name}\`, which is not in this column: they are not drawn.`,
    hint: `Write \`label: ${name}\` here, or \`${label}\` in place of \`${name}\` in those streams.`,
    label: `the streams say \`${name}\``,
    others: streams.map(({ pointer }) => pointer),
  };
  return { streams, mismatch };
}

/** @param unused the nodes that have no stream */
function explainLost(
  stream: Stream,
  columns: readonly NamedNode[][],
  unused: readonly NamedNode[],
): Mismatch {
  const { pointer, from, to } = stream;
  const meant = onlyOf(
    unused.flatMap((node) =>
      endsMeant(stream, node, columns).map(({ end }) => `\`${end}: ${node.label}\``),
    ),
  );
  const isReversed = columnBefore(columns, to, from) >= 0;
  const hint =
    meant !== undefined
      ? `Streams lead from one column to the next. ${meant} may be meant: that node has no stream yet.`
      : isReversed
        ? `Exchange the two: \`from: ${to}\` and \`to: ${from}\`.`
        : 'Streams lead from one column to the next: let it pass the column between as two streams.';
  return {
    code: 'K608',
    pointer: `${pointer}/to`,
    message:
      from === to
        ? `This stream leads from \`${from}\` to itself, so it is not drawn.`
        : `\`${to}\` is not in the column after \`${from}\`, so this stream is not drawn.`,
    hint,
  };
}

function explainRepeated({ pointer, from, to }: Stream): Mismatch {
  return {
    code: 'K605',
    pointer: `${pointer}/to`,
    message: `The stream from \`${from}\` to \`${to}\` is there twice.`,
    hint: 'Correct one of its ends, or make one stream of the two.',
    label: 'the second one',
  };
}

function explainUneven({ balance, term, value, isResult, isNeeded }: Wrong<Node>): Mismatch {
  const { label, gets, gives } = balance;
  return {
    code: 'K607',
    pointer: term.place,
    message: `\`${label}\` gets ${plain(gets)} and gives ${plain(gives)}.`,
    hint: `What flows into the middle flows out of it. Correct a stream${isResult ? '' : ', most likely this one'}, or add the one that is missing.`,
    ...(isNeeded || isResult ? { label: 'one of the streams' } : { instead: plain(value) }),
    others: balance.readings
      .flat()
      .map(({ place }) => place)
      .filter((place) => place !== term.place),
  };
}
