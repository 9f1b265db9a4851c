import type { FlowVisual } from '../../../../schema/generated/types.ts';
import { fillTemplate } from '../../fill-template.ts';
import { decimalsOf, sum } from '../numbers.ts';
import { useNumbers } from '../use-numbers.ts';
import type { PlacedNode, PlacedStream } from './layout.ts';

/** Writes the amounts of a flow: of its streams, of its nodes, and of a node with its share of the whole. */
export function useAmounts(
  flow: FlowVisual,
  nodes: readonly PlacedNode[],
  streams: readonly PlacedStream[],
) {
  const { writeNumber } = useNumbers();
  const decimals = decimalsOf(streams.map(({ value }) => value));
  const valuesIn = (column: number) =>
    nodes.filter((node) => node.column === column).map(({ value }) => value);
  const total = sum(valuesIn(0));
  const writeNode = ({ column, value }: PlacedNode) => {
    const rounded = valuesIn(column).map((each) => Number(each.toFixed(decimals)));
    return writeNumber(value, decimalsOf(rounded), flow);
  };
  return {
    writeStream: ({ value }: PlacedStream) => writeNumber(value, decimals, flow),
    writeNode,
    summarize: (node: PlacedNode): string => {
      const share = writeNumber((node.value / (total || 1)) * 100, 0);
      const words = { name: node.label, value: writeNode(node), share };
      return [fillTemplate(flow.choose ?? '', words), node.note].filter(Boolean).join(' ');
    },
  };
}
