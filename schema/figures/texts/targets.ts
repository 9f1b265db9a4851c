import type { Mismatch } from '../mismatch.ts';
import { matchesIn, numberWords, valueOfWord, writeNumberLike } from '../number-words.ts';
import { partAt } from '../stated-numbers.ts';

const number = `\\d{1,2}|${numberWords}`;
const pattern = `(?<![\\p{L}\\d.,$€£¥-])(${number}) of (?:the |all )?(${number}) \\p{L}+s (?:\\p{L}+ ){0,2}(over|above|below|under|short)(?= (?:the|its|their|our|it)(?!\\p{L})|[.,;*]|$)(?! the (?:average|mean|median|last|previous))`;

/** `Two of four sources are over the limit` beside four values and their target line: two of them are. */
export function checkTargetCounts(
  text: string,
  drawings: readonly { drawing: unknown; pointer: string }[],
  pointer: string,
): Mismatch[] {
  if (!text.includes(' of ')) return [];
  return matchesIn(text, pattern).flatMap(({ index, parts }) => {
    const [, part = '', whole = '', way = ''] = parts;
    const [counted, all] = [part, whole].map((word) => valueOfWord(word) ?? Number(word));
    for (const { drawing, pointer: place } of drawings) {
      const target = targetOf(drawing);
      const values = valuesOf(drawing).find(({ length }) => length === all);
      if (target === undefined || !values) continue;
      const isUp = /^(?:over|above)$/.test(way);
      const count = values.filter((value) => (isUp ? value > target : value < target)).length;
      const onTarget = values.filter((value) => value === target).length;
      if (counted === count || counted === count + onTarget) return [];
      return [
        {
          code: 'K656' as const,
          pointer,
          names: ['count', whole, isUp ? 'above' : 'below', String(target), String(count)],
          found: part,
          computed: count > 0 ? writeNumberLike(part, count) : '',
          part: partAt(text, { written: part, index }),
          others: [place],
        },
      ];
    }
    return [];
  });
}

function targetOf(drawing: unknown): number | undefined {
  const { target } = Object(drawing);
  const value: unknown = typeof target === 'number' ? target : Object(target).value;
  return typeof value === 'number' ? value : undefined;
}

/** What is drawn as it was, and all that is drawn. */
function valuesOf(drawing: unknown): number[][] {
  const { bars, actual, forecast } = Object(drawing);
  const all = list(bars).map(Object);
  const past = all.filter((bar) => bar.forecast !== true);
  const lists: (readonly unknown[])[] = Array.isArray(bars)
    ? [past, all].map((some) => some.map(({ value }) => value))
    : [list(actual), [...list(actual), ...list(forecast)]];
  return lists.map((values) => values.filter((value) => typeof value === 'number'));
}

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
