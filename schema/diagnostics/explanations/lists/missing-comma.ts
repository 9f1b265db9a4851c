import { isScalar, isSeq } from 'yaml';
import { onlyOf } from '../../../only-of.ts';
import type { Replacement } from '../../source.ts';
import { code, last } from '../../wording.ts';
import type { Context } from '../context.ts';

/** Two items of a list in brackets that have no comma between them. */
interface MissingComma {
  hint: string;
  replacement: Replacement;
}

/**
 * Finds the item in which a comma may be missing, where a list is one item short:
 * `Basic With scenarios`, or two texts of `names` in a row.
 */
export function missingComma(
  { path, source }: Pick<Context, 'path' | 'source'>,
  names?: unknown,
): MissingComma | undefined {
  const list = source.at(path)?.node;
  if (!isSeq(list) || !list.flow) return undefined;
  const gaps = list.items.flatMap((item) => {
    if (!isScalar(item) || item.type !== 'PLAIN' || typeof item.value !== 'string') return [];
    const offsets = source.offsetsOf(item);
    const text = source.text.slice(...offsets);
    return [...text.matchAll(/(?<=[^\s\d]) +(?=\p{L})/gu)].map(({ index, 0: space }) => ({
      offsets,
      parts: [text.slice(0, index), text.slice(index + space.length)],
    }));
  });
  const areNames = gaps.filter(({ parts }) =>
    parts.every((part) => Array.isArray(names) && names.includes(part)),
  );
  const beforeCapitals = gaps.filter(
    ({ parts: [before = '', behind = ''] }) =>
      /^\p{Lu}\p{Ll}/u.test(behind) && !/(?:^| )(?:in|of|for|by|to|at|on|and|the)$/.test(before),
  );
  const gap = onlyOf(areNames.length > 0 ? areNames : beforeCapitals);
  if (!gap) return undefined;
  const text = gap.parts.join(', ');
  return {
    hint: `In ${code(last(path))}, a comma may be missing between ${gap.parts.map(code).join(' and ')}: write ${code(text)}.`,
    replacement: { title: 'write a comma', text, offsets: gap.offsets },
  };
}
