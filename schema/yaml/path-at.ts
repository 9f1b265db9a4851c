import { type Document, isMap, isSeq, type Node } from 'yaml';
import type { Path } from '../diagnostics/diagnostics.ts';

/** The path to the node at an offset. */
export function pathAt(document: Document.Parsed | undefined, offset: number): Path {
  const path: Path = [];
  let node: unknown = document?.contents;
  for (;;) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.findLast(({ key }) => ((key as Node).range?.[0] ?? 0) <= offset);
      if (!pair) return path;
      path.push(String(pair.key));
      next = pair.value;
    } else if (isSeq(node)) {
      const index = node.items.findLastIndex((item) => ((item as Node).range?.[0] ?? 0) <= offset);
      if (index < 0) return path;
      path.push(index);
      next = node.items[index];
    }
    const range = (next as Node | undefined)?.range;
    if (!range || range[0] > offset || range[2] < offset) return path;
    node = next;
  }
}
