import { useState } from 'react';
import { type PlacedNode, type PlacedStream, streamsThrough } from './layout.ts';

/**
 * Returns the node of a flow that a visitor has chosen, and which streams stand out: those through it,
 * or the strong ones while none is chosen.
 */
export function useChoice(nodes: readonly PlacedNode[], streams: readonly PlacedStream[]) {
  const [name, setName] = useState<string>();
  const chosen = nodes.find((node) => nameOf(node) === name);
  const through = chosen && streamsThrough(chosen, streams);
  const hasStrong = streams.some(({ strong }) => strong);
  return {
    chosen,
    isFaint: (stream: PlacedStream) =>
      through ? !through.has(stream) : hasStrong && !stream.strong,
    isChosen: (stream: PlacedStream) => through?.has(stream),
    /** Chooses a node, or none if it was chosen. */
    toggle: (node: PlacedNode) => setName(node === chosen ? undefined : nameOf(node)),
  };
}

/** Returns a unique name of a node, because two columns may have a node of the same name. */
const nameOf = ({ column, label }: PlacedNode): string => `${column} ${label}`;
