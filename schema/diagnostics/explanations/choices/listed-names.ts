import { monthsIn, shortNames } from '../../../figures/labels/months.ts';
import { onlyOf } from '../../../only-of.ts';
import type { Hint } from '../../diagnostics.ts';
import { nearestFirst } from '../../suggest.ts';
import { code, someOf } from '../../wording.ts';

/** How many names a message has room for. */
const most = 8;

/** Lists the labels that a value may name, in their order on the page. */
export function listNames(found: string, names: readonly string[], list: string): Hint[] {
  const neighbours = neighbouringDays(found, names);
  const at = names.indexOf(neighbours[0] ?? '');
  const start = Math.max(0, Math.min(at - most / 2, names.length - most));
  const shown = someOf([...names.slice(start), ...names.slice(0, start)], most);
  return [
    `It names one of ${code(list)}, in the same words: ${shown}.`,
    neighbours.length > 0 && `${code(found)} lies between ${neighbours.map(code).join(' and ')}.`,
  ];
}

/** Lists the values of a schema: numbers in their order, words by similar spelling. */
export function allowedValues(found: string, values: readonly string[]): string {
  const areNumbers = values.every((value) => /^\d/.test(value));
  return `Allowed: ${someOf(areNumbers ? values : nearestFirst(found, values), most)}.`;
}

/** Whether two names have different numbers, so that neither is a typo of the other. */
export const isOtherNumber = (one: string, other: string): boolean =>
  digitsOf(one) !== digitsOf(other) && /\d/.test(one) && /\d/.test(other);

/** Returns the only name for the same day, month or place, or with a word of the text: `Jun` for `30 June`, `2027-06-30` or 6, `Apr` for `Q2`. */
export function nameWithin(found: string, names: readonly string[]): string | undefined {
  // A number counts the names if these have no numbers.
  if (/^\d{1,2}$/.test(found) && !names.some((name) => /\d/.test(name)))
    return names[Number(found) - 1];
  const days = daysIn(found);
  const same = onlyOf(
    names.filter((name) =>
      days.length === 0 ? isSameMonth(name, found) : days.includes(dayOfYear(name) ?? 0),
    ),
  );
  if (same !== undefined) return same;
  const [, quarter] = /^Q([1-4])\b/i.exec(found) ?? [];
  const [, before, behind] = /^(?:\d{4}[-/](\d\d?)\b.*|(\d\d?)[/.]\d{4})$/.exec(found) ?? [];
  const number = quarter ? Number(quarter) * 3 - 2 : Number(before ?? behind);
  const month = months[number - 1];
  const words = month ? [month] : found.toLowerCase().split(/[^\p{L}\d]+/u);
  const within = names.filter((name) => {
    const parts = name.toLowerCase().split(/[^\p{L}\d]+/u);
    return parts.every(
      (part) =>
        part.length > 2 &&
        words.some((word) => word.startsWith(part) || (month && part.startsWith(word))),
    );
  });
  return onlyOf(within.length > 0 ? within : sharing(words, names));
}

/** `April` and `Apr`, `Sept 2026` and `Sep 2026`. */
function isSameMonth(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => monthsIn(name).map(({ month }) => month));
  return first?.length === 1 && first[0] === second?.[0] && digitsOf(one) === digitsOf(other);
}

/** Returns names that share a word, such as `Social ads` and `Paid social`. Numbers and short words do not count. */
const sharing = (words: readonly string[], names: readonly string[]): string[] =>
  names.filter((name) =>
    name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 3 && words.includes(word)),
  );

const digitsOf = (text: string): string => text.replace(/\D+/g, ' ').trim();

const months = shortNames.map((name) => name.toLowerCase());
const daysOfYear = 365;

/** Returns the two days, such as `30 Apr`, that another day lies between. */
function neighbouringDays(found: string, names: readonly string[]): string[] {
  const day = dayOfYear(found);
  const days = names.map(dayOfYear);
  if (day === undefined || days.includes(undefined)) return [];
  // The end of December is followed by the beginning of January.
  const until = (from = 0, to = 0) => (to - from + daysOfYear) % daysOfYear;
  const at = days.findIndex((each, index) => {
    const distance = index + 1 < days.length ? until(each, days[index + 1]) : 0;
    return distance <= 31 && until(each, day) > 0 && until(each, day) < distance;
  });
  return at < 0 ? [] : names.slice(at, at + 2);
}

/** Returns the days that a date may mean: `12/03/2027` differs in Europe and America. */
function daysIn(text: string): number[] {
  const [, first = '', second = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}$/.exec(text) ?? [];
  const orders = first
    ? [`2000-${pad(second)}-${pad(first)}`, `2000-${pad(first)}-${pad(second)}`]
    : [text];
  return orders.flatMap((order) => dayOfYear(order) ?? []);
}

const pad = (digits: string): string => digits.padStart(2, '0');

/** Returns the day of the year for `30 Apr`, `Apr 30`, `30 April 2027` and `2027-04-30`. */
function dayOfYear(text: string): number | undefined {
  const [, year, number, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  const [, before, name = '', behind] =
    /^(?:(\d{1,2})\.? +)?(\p{L}{3,9})\.?(?: +(\d{1,2})\b)?(?:,? +\d{4})?$/u.exec(text) ?? [];
  const month = year ? Number(number) - 1 : months.indexOf(name.slice(0, 3).toLowerCase());
  const day = Number(date ?? before ?? behind);
  return month < 0 || month > 11 || !(day >= 1 && day <= 31)
    ? undefined
    : Math.round((month * daysOfYear) / months.length) + day;
}
