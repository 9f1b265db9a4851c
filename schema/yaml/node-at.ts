import { type Document, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Path } from '../diagnostics/diagnostics.ts';

/** The offsets of the key or value at a path, or of the last node that exists on the way to it. */
export function nodeAt(
  document: Document.Parsed | undefined,
  path: Path,
  at: 'key' | 'value' | 'inside',
): { from: number; to: number } {
  let node: unknown = document?.contents;
  let pair: Pair | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const found = node.items.find(
        (item) => isScalar(item.key) && String(item.key.value) === String(step),
      );
      if (!found) break;
      pair = found;
      node = found.value;
    } else if (isSeq(node)) {
      pair = undefined;
      node = node.items[Number(step)];
    } else break;
  }
  const key = (pair?.key as Node | undefined)?.range;
  const value = (node as Node | null | undefined)?.range;
  const from = at === 'inside' ? value?.[0] : (key?.[0] ?? value?.[0]);
  return { from: from ?? key?.[0] ?? 0, to: value?.[1] ?? key?.[1] ?? 0 };
}
