import { type Document, isMap, isScalar, isSeq } from 'yaml';
import type { WrittenNumber } from '../../facts/doubtful-numbers.ts';
import type { Path } from '../../model/diagnostics.ts';

/** The numbers of a file, as they are written. */
export function numbersIn(document: Document.Parsed): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  const walk = (node: unknown, path: Path): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (isScalar(key)) walk(value, [...path, String(key.value)]);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) walk(item, [...path, index]);
    } else if (isScalar(node) && typeof node.value === 'number' && node.range) {
      const { source, range } = node;
      found.push({ path, written: source ?? '', offsets: [range[0], range[1]] });
    }
  };
  walk(document.contents, []);
  return found;
}
