import { daysInMonth } from './months.ts';

/** A date in figures that does not exist, and what it may be. */
export interface WrongNumericDate {
  offsets: [from: number, to: number];
  found: string;
  /** Empty if the mistake may be anywhere. */
  computed: string;
  reason: string;
}

const before = /(?<![\w./:#&=?-])(\d{1,2})([./-])(\d{1,2})\2$/;
const behind = /^-(\d\d)-(\d\d)(?![\w/.-]*\w)/;

/**
 * Reads `31.06.2026`, `31-06-2026`, `02/30/2027` and `2026-13-01` at the offset of its year, which begins
 * with 20.
 */
export function wrongNumericDate(text: string, at: number): WrongNumericDate | undefined {
  const [previous, next] = [text.charAt(at - 1), text.charAt(at + 4)];
  if (!'./-'.includes(previous) && next !== '-') return undefined;
  const year = /^20\d\d(?!\d)/.exec(text.slice(at, at + 5))?.[0];
  return year === undefined
    ? undefined
    : next === '-' && !/[./-]/.test(previous)
      ? yearFirst(text, at, year)
      : yearLast(text, at, year);
}

function yearFirst(text: string, at: number, year: string): WrongNumericDate | undefined {
  const [rest, month = '', day = ''] = behind.exec(text.slice(at + 4, at + 30)) ?? [];
  // Other numbers of this form, such as those of invoices, have larger parts.
  if (rest === undefined || /[\w/.:#&=?-]/.test(text.charAt(at - 1)) || !areSmall(month, day))
    return undefined;
  const problem = problemOf(Number(year), Number(month), Number(day));
  const last = problem?.last;
  return (
    problem && {
      offsets: [at, at + 4 + rest.length],
      found: year + rest,
      computed: last
        ? `${year}-${month}-${last}`
        : exists(Number(year), Number(day), Number(month))
          ? `${year}-${day}-${month}`
          : '',
      reason: problem.reason,
    }
  );
}

function yearLast(text: string, at: number, year: string): WrongNumericDate | undefined {
  const match = before.exec(text.slice(Math.max(0, at - 8), at));
  if (!match || /^(?:[\w/-]|\.\d)/.test(text.slice(at + 4, at + 6))) return undefined;
  const [start, first = '', sign = '', second = ''] = match;
  // `1.0.2027` is a version, and `13-24-2027` another number.
  const isOther = sign === '-' && (first.length < 2 || (Number(first) > 12 && Number(second) > 12));
  if (!areSmall(first, second) || isOther) return undefined;
  const [y, a, b] = [year, first, second].map(Number) as [number, number, number];
  // In America, and there only with a slash, the month is first. With points, it is often meant so.
  if (exists(y, b, a) || exists(y, a, b)) return undefined;
  const isDayFirst = sign === '.' ? b <= 12 : a > 12;
  const problem = isDayFirst ? problemOf(y, b, a) : problemOf(y, a, b);
  if (!problem || (sign === '.' && b > 12 && first.length + second.length < 4)) return undefined;
  const { last, reason } = problem;
  const [day, month] = isDayFirst ? [last, second] : [first, last];
  return {
    offsets: [at - start.length, at + 4],
    found: start + year,
    computed: last ? `${day}${sign}${month}${sign}${year}` : '',
    reason,
  };
}

const areSmall = (...parts: string[]): boolean =>
  parts.every((part) => Number(part) > 0 && Number(part) <= 31);

const exists = (year: number, month: number, day: number): boolean =>
  month <= 12 && day <= daysInMonth(month - 1, year);

/** Says what is wrong with a day without its year, or with two digits of it: `31.11.` and `31.11.26`. */
export function wrongDay(text: string): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d\d)?$/.exec(text) ?? [];
  if (!areSmall(day, month)) return undefined;
  return problemOf(year ? 2000 + Number(year) : undefined, Number(month), Number(day))?.reason;
}

function problemOf(year: number | undefined, month: number, day: number) {
  if (month > 12) return { reason: 'does not exist: a year has only 12 months' };
  const last = daysInMonth(month - 1, year);
  return day > last
    ? { reason: `does not exist: that month has ${last} days`, last: String(last) }
    : undefined;
}
