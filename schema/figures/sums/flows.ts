import type { Mismatch } from '../mismatch.ts';
import { type Place, placesBelow } from '../places.ts';
import { type Balance, findWrong, plain, roundingOf, type Term } from './balances.ts';

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

export const flows = {
  /**
   * Checks that streams lead from one column to the next, and that a node between two columns
   * passes on what it receives.
   */
  flows(
    names: Record<'columns' | 'streams', string>,
    flow: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const columns = placesBelow(flow, `${names.columns}/*`, pointer).map(({ pointer, value }) =>
      placesBelow(value, 'nodes/*/label', pointer).map((node) => ({
        ...node,
        label: String(node.value),
      })),
    );
    const has = (column: number, label: string) =>
      columns[column]?.some((node) => node.label === label) ?? false;
    const streams = placesBelow(flow, `${names.streams}/*`, pointer).map(
      ({ pointer, value: each }): Stream => {
        const { from, to, value } = Object(each);
        const column = columns.findIndex((_, index) => has(index, from) && has(index + 1, to));
        const amount = typeof value === 'number' ? value : 0;
        return { pointer, from: String(from), to: String(to), value: amount, column };
      },
    );
    const named = new Set(streams.flatMap(({ from, to }) => [from, to]));
    const nodes = columns.flat();
    // If a stream has an unknown name, that is the mistake, and not the node without a stream.
    const isMisnamed = [...named].some((name) => !nodes.some(({ label }) => label === name));
    return [
      ...streams.filter(({ column }) => column < 0).map(explainLost),
      ...findWrong(
        columns
          .slice(1, -1)
          .flatMap((labels, index) =>
            labels.flatMap(({ label }) => readNode(label, index, streams)),
          ),
      ).map(explainUneven),
      ...nodes
        .filter(({ label }) => !named.has(label) && !isMisnamed)
        .map(
          ({ label, pointer: place }): Mismatch => ({
            code: 'K651',
            pointer: place,
            message: `\`${label}\` has no stream, so it has no size and is not drawn.`,
            hint: 'Add the stream that leads there, or remove it.',
          }),
        ),
    ];
  },
};

/**
 * Returns the balance of a node's streams. Empty for a node that only receives or only passes on,
 * such as lost customers.
 */
function readNode(label: string, column: number, streams: readonly Stream[]): Node[] {
  const into = streams.filter((stream) => stream.column === column && stream.to === label);
  const out = streams.filter((stream) => stream.column === column + 1 && stream.from === label);
  if (into.length * out.length === 0) return [];
  const terms = (list: readonly Stream[], factor: number) =>
    list.map(({ pointer, value }): Term => ({ place: `${pointer}/value`, value, factor }));
  const values = [...into, ...out].map(({ value }) => value);
  const [gets, gives] = [into, out].map((list) =>
    list.reduce((sum, { value }) => sum + value, 0),
  ) as [number, number];
  return [
    {
      label,
      gets,
      gives,
      readings: [[...terms(into, 1), ...terms(out, -1)]],
      allowed: roundingOf(values),
    },
  ];
}

const explainLost = ({ pointer, from, to }: Stream): Mismatch => ({
  code: 'K608',
  pointer: `${pointer}/to`,
  message: `\`${to}\` is not in the column after \`${from}\`, so this stream is not drawn.`,
  hint: 'Streams lead from one column to the next: exchange the two where they are swapped, or let it pass the column between as two streams.',
});

function explainUneven({
  balance,
  term,
  value,
  isResult,
  isNeeded,
}: ReturnType<typeof findWrong<Node>>[number]): Mismatch {
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
