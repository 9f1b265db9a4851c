import { monthsIn, withMonth } from '../../figures/labels/months.ts';
import { scaleOf } from '../../figures/unit-around.ts';
import type { Path } from '../../model/diagnostics.ts';
import { valueAt } from '../../model/pointer.ts';
import type { Schema } from '../../model/schemas.ts';
import { onlyOf } from '../../only-of.ts';

/**
 * Digits as their neighbours in a list are written, where they have a sign, a unit or a word: `59` as `$59`
 * beside `$149`, `3` as `3%` beside `12%`, `8` as `+8 hires` beside `+6 hires`, and `7` as `Day 7` beside `Day 1`, `1` as `Jan` among months, and a share as percent. Nothing where none has one, or they differ.
 */
export function withUnitOfNeighbours(
  digits: string,
  path: Path,
  root: unknown,
): string | undefined {
  const name = path.at(-1);
  const isItem = typeof name === 'number';
  const list = valueAt(root, path.slice(0, isItem ? -1 : -2));
  if (!Array.isArray(list)) return undefined;
  const texts: unknown[] = list.map((item) => (isItem ? item : Object(item)[String(name)]));
  const other = monthOf(digits, texts) ?? percentOf(digits, texts);
  if (other !== undefined) return other;
  const units = texts.flatMap((text) => {
    const [, before = '', plus = '', after = ''] =
      /^([^\s\d.,+−-]{0,3}|\p{L}{2,} )(?:(\+)|[−-])?\d[\d.,]*([^\s\d]{0,3}| \p{L}+(?: \p{L}+)?)$/u.exec(
        typeof text === 'string' ? text : '',
      ) ?? [];
    // The number of a quarter or a week is short: `2025` is none beside `Q1`.
    if (/^\p{L}$/u.test(before) && digits.length > 2) return [];
    // What begins a row of figures may be a month.
    if (monthsIn(text).length > 0) return [];
    return before || after ? [`${before}${plus}${inUnit(digits, after)}${after}`] : [];
  });
  const [first, ...others] = units;
  // A single neighbour may count something else: `90 days` beside six hires.
  const isWord = / \p{L}+$/u.test(first ?? '');
  if (isWord && others.length === 0) return undefined;
  const isBehind = first?.startsWith(digits) === true;
  // A year has no unit: `1987` beside `500+`.
  if (isBehind && /^(?:1[89]|20)\d\d$/.test(digits)) return undefined;
  // If as many others have no unit, this one may have none either.
  const bare = texts.filter((text) => /^\d[\d.,]*$/.test(String(text)));
  if (isBehind && bare.length > units.length) return undefined;
  return others.every((other) => other === first) ? first : undefined;
}

/** `1` as `Jan` beside `Feb` and `Mar`. */
function monthOf(digits: string, texts: readonly unknown[]): string | undefined {
  const months = texts.flatMap((text) => {
    const month = onlyOf(monthsIn(text));
    return month && month.written === text ? [month] : [];
  });
  const [first] = months;
  const number = Number(digits);
  const isMonth = months.length > 1 && months.length === texts.length - 1 && number <= 12;
  return first && isMonth ? withMonth(first.written, first, number - 1) || undefined : undefined;
}

/** `0.95` as `95%` beside `60%`. */
function percentOf(digits: string, texts: readonly unknown[]): string | undefined {
  const isShare = /^0\.\d\d?$/.test(digits) && texts.some((text) => /^\d+%$/.test(String(text)));
  return isShare ? `${Number((Number(digits) * 100).toFixed(0))}%` : undefined;
}

/** `642000` where the others count in `K`, as `642`. */
function inUnit(digits: string, unit: string): string {
  const scale = scaleOf(unit);
  const scaled = Number(digits) / (scale ?? 1);
  return scale !== undefined && scaled >= 1 ? String(Number(scaled.toPrecision(6))) : digits;
}

/** Returns the example of a description, if it is a number with a sign or a unit: `$49`. */
export const amountIn = ({ description = '' }: Schema): string | undefined =>
  /`([-+−]?[$€£¥]\d[^`]*|[-+−]?\d[\d.,]*(?:[%+]| ?\p{L})[^`]*)`/u.exec(description)?.[1];
