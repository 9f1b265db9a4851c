import type { Mismatches } from '../mismatch.ts';
import { type Place, valuesBelow } from '../places.ts';
import { monthsIn, type NamedMonth, withMonth } from './months.ts';

/** Keywords for the period of a chart. Each returns the texts that do not match. */
export const periods = {
  /** Checks that a `period` starts and ends with the labels and has the same length. */
  inPeriod(
    { labels, areTicks }: { labels: string; areTicks?: true },
    drawing: unknown,
    { pointer }: Place,
  ): Mismatches {
    const { period } = Object(drawing);
    const texts = valuesBelow(drawing, labels).map(String);
    const all = texts.map((label) => monthsIn(label));
    const months = all.flat();
    const [first, last] = [months[0], months.at(-1)];
    const read = readPeriod(period);
    // Labels with days are not compared, and a period that ends before it begins is reported
    // elsewhere.
    if (!read || read.length < 0 || texts.some((text) => /^\d/.test(text))) return [];
    if (!first || !last || all.some(({ length }) => length !== 1)) return [];
    const { from, to, length } = read;
    // Below ticks, the last label may be the start of the following month.
    const isEnd = to.month === last.month || (areTicks && (to.month + 1) % 12 === last.month);
    const along = distancesIn(months);
    const off = along === undefined ? 0 : length - along - (to.month - last.month);
    const isRightLong = off === 0 || (areTicks && off === -12);
    const isStart = from.month === first.month;
    if (isStart && isEnd && isRightLong) return [];
    const right = withMonth(
      withMonth(period, to, isEnd ? to.month : last.month),
      from,
      first.month,
    );
    const instead =
      isStart !== isEnd
        ? withYears(right, (readPeriod(right)?.length ?? 0) < 0 ? 1 : 0)
        : isStart && along !== undefined && off % 12 === 0
          ? withYears(String(period), -off / 12)
          : undefined;
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
