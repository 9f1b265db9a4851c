import type { Mismatches } from '../mismatch.ts';
import { type Place, valuesBelow } from '../places.ts';
import { monthsIn, type NamedMonth, withMonth } from './months.ts';

/** Keywords for the period of a chart. Each returns the texts that do not match. */
export const periods = {
  /** Checks that a `period` starts and ends with the labels and has the same length. */
  periodOfLabels({ labels, areTicks }: Labels, drawing: unknown, { pointer }: Place): Mismatches {
    const { period } = Object(drawing);
    const months = monthOfEach(valuesBelow(drawing, labels).map(String));
    const read = readPeriod(period);
    // A period that ends before it begins is reported elsewhere.
    if (!read || read.length < 0) return [];
    const fit = fitOf(read, months, areTicks);
    const [first, last] = [months[0], months.at(-1)];
    if (!fit || !first || !last) return [];
    const { isStart, isEnd, along } = fit;
    const instead = corrected(period, read, fit, { first, last });
    return {
      code: 'K653',
      pointer: `${pointer}/period`,
      message: `The \`period\` is \`${period}\`, and the labels of the drawing go from ${first.written} to ${last.written}${isStart && isEnd ? `, which is ${along} months later` : ''}.`,
      hint: 'Correct the `period`, or the labels.',
      ...(instead && { instead }),
      follows: `${pointer}/${labels.split('/')[0]}`,
    };
  },

  /**
   * Checks that the months below the first and the last value are as far apart as there are values.
   */
  spansMonths(
    { start, end, lists }: { start: string; end: string; lists: string[] },
    drawing: unknown,
    { pointer }: Place,
  ): Mismatches {
    const { [start]: first, [end]: last } = Object(drawing);
    const [from, to] = [first, last].map(monthAndYear);
    const count = lists.flatMap((name) => valuesBelow(drawing, `${name}/*`)).length;
    if (!from || !to || count < 4) return [];
    const years = from.year && to.year ? to.year - from.year : to.month <= from.month ? 1 : 0;
    const distance = to.month - from.month + years * 12;
    // A value may stand for several months, of which the label names the first or the last.
    const isEven = distance % (count - 1) === 0 || (distance + 1) % count === 0;
    // If there are far fewer or more values than months, the values are not monthly.
    if (isEven || Math.abs(distance + 1 - count) > 2) return [];
    return {
      code: 'K653',
      pointer: `${pointer}/${end}`,
      message: `“${last}” is the end of ${count} values that begin with “${first}”, and months at equal distances do not lead there.`,
      hint: 'Correct one of the two. Or a value is missing, or there is one too many.',
    };
  },

  /** Checks that a period ends after it begins: `Dec 2026 to Apr 2027`. */
  endsLater(_: unknown, text: unknown, { pointer }: Place): Mismatches {
    if ((readPeriod(text)?.length ?? 0) >= 0) return [];
    return {
      code: 'K616',
      pointer,
      message: `“${text}” ends before it begins.`,
      hint: 'Correct one of its ends.',
    };
  },
};

interface Labels {
  /** The place of the labels below the drawing. */
  labels: string;
  /** Whether they stand below ticks, so that the last may be the start of the following month. */
  areTicks?: true;
}

/** Returns the month of each label; none if a label has a day, or another number of months. */
function monthOfEach(texts: readonly string[]): NamedMonth[] {
  const all = texts.map((label) => monthsIn(label));
  const isOfMonths = all.every(({ length }) => length === 1);
  return isOfMonths && !texts.some((text) => /^\d/.test(text)) ? all.flat() : [];
}

/** How a period lies to the months of the labels. */
interface Fit {
  isStart: boolean;
  isEnd: boolean;
  /** The months from the first label to the last, if all distances between neighbours are equal. */
  along: number | undefined;
  /** By how many months the period is longer. */
  off: number;
}

/** Returns how a period differs from the months of the labels; `undefined` if it does not. */
function fitOf({ from, to, length }: Period, months: readonly NamedMonth[], areTicks = false) {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return undefined;
  const along = distancesIn(months);
  const off = along === undefined ? 0 : length - along - (to.month - last.month);
  const isStart = from.month === first.month;
  const isEnd = to.month === last.month || (areTicks && (to.month + 1) % 12 === last.month);
  const isRightLong = off === 0 || (areTicks && off === -12);
  return isStart && isEnd && isRightLong ? undefined : { isStart, isEnd, along, off };
}

/** Writes the only end that is wrong like that of the labels, or another year. */
function corrected(
  period: string,
  { from, to }: Period,
  { isStart, isEnd, along, off }: Fit,
  { first, last }: Record<'first' | 'last', NamedMonth>,
): string | undefined {
  if (isStart && isEnd)
    return along !== undefined && off % 12 === 0 ? withYears(period, -off / 12) : undefined;
  if (!isStart && !isEnd) return undefined;
  const ended = withMonth(period, to, isEnd ? to.month : last.month);
  const right = withMonth(ended, from, first.month);
  return withYears(right, (readPeriod(right)?.length ?? 0) < 0 ? 1 : 0);
}

/** Moves the end of a period by some years. */
const withYears = (period: string, years: number): string =>
  period.replace(/\d{4}$/, (year) => String(Number(year) + years));

interface Period {
  from: NamedMonth;
  to: NamedMonth;
  /** In months, from the first to the last. */
  length: number;
}

/**
 * Parses a period: `Jul 2026 to Jun 2027`, or `Jul to Dec 2026`. Periods with days are not parsed.
 */
function readPeriod(text: unknown): Period | undefined {
  const [from, to, ...more] = monthsIn(text);
  const years = String(text).match(/\d+/g)?.map(Number) ?? [];
  const isOfYears = years.length > 0 && years.length < 3 && years.every((year) => year > 31);
  if (!from || !to || more.length > 0 || !isOfYears) return undefined;
  const [start = 0, end = start] = years;
  const isNext = years.length === 1 && to.month < from.month;
  return { from, to, length: (end - start) * 12 + to.month - from.month + (isNext ? 12 : 0) };
}

/**
 * Returns the number of months from the first to the last, if all distances between neighbours are
 * equal.
 */
function distancesIn(months: readonly NamedMonth[]): number | undefined {
  const steps = months
    .slice(1)
    .map(({ month }, index) => (month - (months[index]?.month ?? 0) + 12) % 12);
  const isEven = steps.length > 1 && steps.every((step) => step > 0 && step === steps[0]);
  return isEven ? steps.length * (steps[0] ?? 0) : undefined;
}

/** Reads a month: `Jul 26: $400K` is July 2026; `8 Dec: 9 of 9` is a day. */
function monthAndYear(text: unknown): { month: number; year: number | undefined } | undefined {
  const [, name = '', year] = /^(\p{L}+)\.?(?: (?:20)?(\d\d))?(?::|$)/u.exec(String(text)) ?? [];
  const [named] = monthsIn(name);
  return named && { month: named.month, year: year === undefined ? undefined : Number(year) };
}
