import { has } from '../../inline/has.ts';
import type { Mismatch } from '../mismatch.ts';
import { isStated, numbersIn, partAt, type StatedNumber, writeStated } from '../stated-numbers.ts';

const cue = '[Tt]ogether|[Aa]ltogether|[Ii]n all|[Ii]n total|[Zz]usammen|[Ii]nsgesamt';
const before = new RegExp(`^ (?:${cue})(?!\\p{L})(?! (?:with|mit))`, 'u');
const behind = new RegExp(`(?<!\\p{L})(?:${cue}|a total of),? $`, 'u');
/** The signs of amounts, and one that has such a word beside it. Few texts do. */
const signs = ['$', '€', '£', '¥'];
const besideWord = new RegExp(
  `(?<=(?:${cue}|a total of),? [\\d.,\\u00a0 ]*)[$€£¥]|[$€£¥][\\d.,]*(?:[KMB]n?)? (?:${cue})`,
  'y',
);

/** Totals that texts of a page tell, such as `$84K together`, and that neither the amounts of their sentence nor a list beside them make. */
export const findWrongTotals = (text: string, page: unknown): Mismatch[] =>
  mayTell(text) ? checkBelow(page, '') : [];

const mayTell = (text: string): boolean => signs.some((sign) => has(text, sign, besideWord));

function checkBelow(value: unknown, pointer: string): Mismatch[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]): Mismatch[] => {
    const place = `${pointer}/${name}`;
    if (typeof each !== 'string') return checkBelow(each, place);
    if (!mayTell(each)) return [];
    const numbers = numbersIn(each).filter(({ isAmount }) => isAmount);
    return numbers
      .filter(({ index, written }) => {
        const isBehind = behind.test(each.slice(0, index));
        return isBehind || before.test(each.slice(index + written.length));
      })
      .flatMap((total) => {
        const sums = [...sumBefore(each, total, numbers), ...sumsBeside(value, pointer)];
        return checkTotal(each, total, sums, place);
      });
  });
}

/** What some amounts come to, and how far rounding may put it off. */
interface Sum {
  name: string;
  /** In one reading of its signs, and in the other. */
  values: number[];
  rounding: number;
  others: string[];
  /** How much of it a total of it may be off. A sum that is further off is one of other things. */
  near: number;
}

/** The amounts of a sentence that stand before their total. */
function sumBefore(text: string, total: StatedNumber, numbers: readonly StatedNumber[]): Sum[] {
  const start = Math.max(0, text.lastIndexOf('. ', total.index));
  const parts = numbers.filter(({ index }) => index >= start && index < total.index);
  const sum = sumOf('the sum of the other amounts', parts, [], 0.2);
  return parts.length > 1 && sum ? [sum] : [];
}

/** What the lists beside a text come to, property by property. */
function sumsBeside(object: object, pointer: string): Sum[] {
  const lists = Object.entries({ ...object, ...nested(object) }).filter(
    (entry): entry is [string, object[]] => Array.isArray(entry[1]) && entry[1].length > 1,
  );
  return lists.flatMap(([list, items]) => {
    const parts = items.filter((item) => Object(item).total !== true).map(amountsOf);
    return Object.keys(parts[0] ?? {}).flatMap((name) => {
      const all = parts.map((part) => part[name]);
      if (!all.every((each) => each !== undefined)) return [];
      const others = parts.map((_, index) => `${pointer}/${list}/${index}/${name}`);
      const sum = sumOf(`the sum of \`${name.split('/')[0]}\` in \`${list}\``, all, others, 0.1);
      return sum ? [sum] : [];
    });
  });
}

/** The lists of a drawing beside the text, by the way to them. */
function nested(object: object): Record<string, unknown> {
  const { visual, source }: { visual?: unknown; source?: unknown } = object;
  return Object.fromEntries(
    Object.entries({ visual, source }).flatMap(([name, each]) =>
      Object.entries(Object(each)).map(([list, items]) => [`${name}/${list}`, items]),
    ),
  );
}

/** The one amount in each property of an item, or in each of its cells. */
function amountsOf(item: object): Record<string, StatedNumber> {
  const { cells, ...rest } = Object(item);
  const all = {
    ...rest,
    ...Object.fromEntries(
      Array.isArray(cells) ? cells.map((cell, index) => [`cells/${index}`, cell]) : [],
    ),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => {
      const isNumber = typeof value === 'number';
      if (!isNumber && typeof value !== 'string') return [];
      const [number, ...more] = numbersIn(String(value));
      return number && more.length === 0 && (isNumber || number.isAmount) ? [[name, number]] : [];
    }),
  );
}

function sumOf(
  name: string,
  parts: readonly StatedNumber[],
  others: string[],
  near: number,
): Sum | undefined {
  // Where a sign may mark thousands or decimals, it is one of both in all of them.
  const [first, ...more] = [0, -1].map((at) =>
    Number(parts.reduce((all, { values }) => all + (values.at(at) ?? 0), 0).toPrecision(12)),
  );
  const rounding = parts.reduce((all, { halfStep }) => all + halfStep, 0);
  return first === undefined
    ? undefined
    : { name, values: [first, ...more], rounding, others, near };
}

/** Where nothing that stands beside a total makes it, and one sum is near it, that is meant. */
function checkTotal(
  text: string,
  total: StatedNumber,
  sums: readonly Sum[],
  pointer: string,
): Mismatch[] {
  if (sums.some((sum) => isRight(total, sum))) return [];
  const near = sums.flatMap(({ name, values, others, near }) => {
    const value = values.find((each) => isNear(total, each, near));
    return value === undefined ? [] : [{ name, value, others }];
  });
  const [meant, ...more] = near;
  if (!meant || more.length > 0) return [];
  const { name, value, others } = meant;
  const computed = writeStated(total, value);
  const names = [name, total.written, '', '', 'wrong'];
  const part = partAt(text, total);
  return [{ code: 'K652', pointer, names, found: computed, computed, part, others }];
}

const isRight = (total: StatedNumber, { values, rounding }: Sum): boolean =>
  values.some(
    (value) =>
      isStated([total], value) ||
      scales.some((scale) =>
        total.values.some(
          (stated) => Math.abs(stated - value * scale) <= rounding * scale + total.halfStep,
        ),
      ),
  );

const isNear = (total: StatedNumber, sum: number, near: number): boolean =>
  scales.some((scale) =>
    total.values.some((stated) => Math.abs(stated / (sum * scale) - 1) < near),
  );

const scales = [1, 1e3, 1e6];
