import { onlyOf } from '../../only-of.ts';

export interface NamedMonth {
  /** 0 to 11. */
  month: number;
  written: string;
  index: number;
}

export const english =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
export const german =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

/** Pattern for the first letters of each month, in the supported languages. */
export const monthStarts = [
  ...new Set([...english, ...german].map((name) => name.slice(0, 3))),
].join('|');

const byName = new Map(
  [german, english].flatMap((names) =>
    names.flatMap((name, month): [string, number][] => [
      [name, month],
      [name.slice(0, 3), month],
      ...(name === 'September' ? ([['Sept', month]] as [string, number][]) : []),
    ]),
  ),
);

/** The names of the months, and their short forms. */
export const monthNames: readonly string[] = [...byName.keys()];

const monthName = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...monthNames].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`,
  'gu',
);

/** Returns the months that a text names. */
export function monthsIn(text: unknown): NamedMonth[] {
  if (typeof text !== 'string') return [];
  // Most labels are only a month, or contain none.
  const month = byName.get(text);
  if (month !== undefined) return [{ month, written: text, index: 0 }];
  if (!/[A-Z]\p{Ll}{2}/u.test(text)) return [];
  return [...text.matchAll(monthName)].map(({ 0: written, index }) => ({
    month: byName.get(written) ?? 0,
    written,
    index,
  }));
}

/** Returns the month (0 to 11) that a word begins like, in any case: `sept` and `September`. */
export const monthCalled = (word: string): number | undefined =>
  byName.get(word.charAt(0).toUpperCase() + word.slice(1, 3).toLowerCase());

/** Replaces a month in a text by another one, keeping its long or short form. */
export function withMonth(text: string, { written, index }: NamedMonth, month: number): string {
  const names = english.includes(written) || !german.includes(written) ? english : german;
  const name = names[month] ?? '';
  const isShort = written.length < 4 && written !== 'May' && written !== 'Mai';
  const other = isShort ? name.slice(0, 3) : name;
  return `${text.slice(0, index)}${other}${text.slice(index + written.length)}`;
}

/** Returns the days of a month (0 to 11); 29 for February if no year is given. */
export const daysInMonth = (month: number, year = 2024): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Returns `3 Mar` or `Mar 3` as a number of days, assuming the year 2026. */
export function dayOf(text: string): number {
  const month = onlyOf(monthsIn(text));
  const day = onlyOf(text.match(/\d+/g) ?? []);
  const isDay = day !== undefined && Number(day) <= 31;
  if (!month || !isDay) return Number.NaN;
  return Date.UTC(2026, month.month, Number(day)) / 86_400_000;
}

/** Formats a day since 1970 in the style of another: `12 Mar`. */
export function dayLike(written: string, day: number): string {
  const date = new Date(day * 86_400_000);
  const [month] = monthsIn(written);
  const named = month ? withMonth(written, month, date.getUTCMonth()) : written;
  return named.replace(/\d+/, String(date.getUTCDate()));
}
