import type { Document } from 'yaml';
import type { WrittenNumber } from '../../facts/doubtful-numbers.ts';
import { composeYaml } from '../../syntax/parse-yaml.ts';
import { dottedIn } from './thousands.ts';
import { numbersIn } from './written-numbers.ts';

/** Finds numbers such as `1.234` and `46,5`, which are most likely wrong where a comma is before decimals. */
export function doubtfulIn(text: string): WrittenNumber[] {
  const { document } = composeYaml(text);
  return document ? [...dottedIn(document, text).doubtful, ...dividedIn(document, text)] : [];
}

/**
 * Finds two numbers of a list in one line without a space between them, where others have one:
 * `46,5` in `[48, 46,5, 44]`.
 */
function dividedIn(document: Document.Parsed, text: string): WrittenNumber[] {
  const items = numbersIn(document).filter(({ path }) => typeof path.at(-1) === 'number');
  const lists = Map.groupBy(items, ({ path }) => path.slice(0, -1).join('/'));
  return [...lists.values()].flatMap((numbers) => {
    const pairs = numbers.slice(0, -1).map((first, index) => {
      const [from, end] = first.offsets;
      const [start, to] = numbers[index + 1]?.offsets ?? first.offsets;
      const written = text.slice(from, to);
      const others = numbers.filter((_, other) => other !== index && other !== index + 1);
      const offsets: WrittenNumber['offsets'] = [from, to];
      const isFar = hasFarPart(written, others);
      return { gap: text.slice(end, start), number: { path: first.path, written, offsets, isFar } };
    });
    if (!pairs.some(({ gap }) => /\s/.test(gap))) return [];
    return pairs.flatMap(({ gap, number }) =>
      gap === ',' && /^-?\d+,\d\d?$/.test(number.written) ? [number] : [],
    );
  });
}

/** Whether one of two numbers, such as those of `46,5`, is less than a third of each other one in their list. */
const hasFarPart = (written: string, others: readonly WrittenNumber[]): boolean =>
  others.length > 0 &&
  written
    .split(',')
    .some((part) =>
      others.every((other) => 3 * Math.abs(Number(part)) < Math.abs(Number(other.written))),
    );
