import { onlyOf } from '../../only-of.ts';
import { lineStart } from '../../syntax/lines.ts';
import { daysInMonth, monthStarts, monthsIn, withMonth } from './months.ts';
import { wrongNumericDate } from './numeric-dates.ts';
import { hintForTime, wrongClockTimes } from './times.ts';
import { english, german, monthInLowerCase, weekdayAndMonth } from './weekdays.ts';

/** A date or a time that does not exist, or has the wrong weekday. */
export interface WrongDate {
  offsets: [from: number, to: number];
  /** The property that it is in, if the page has errors. */
  path?: (string | number)[];
  found: string;
  /** The correct date; empty if there is no certain one. */
  computed: string;
  /** The correct date if the other part is the mistake. */
  either?: string;
  /** What is wrong, as the end of a sentence about it. */
  reason: string;
  /** What to do, if it is no date. */
  hint?: string;
}

const dayAndMonth = `(?:(\\d{1,2})(?:\\.|st|nd|rd|th)? (?=(?:${monthStarts}))([A-Za-zä]+)|(?=(?:${monthStarts}))([A-Za-zä]+)\\.? (\\d{1,2})(?:st|nd|rd|th)?(?!\\d))`;
const ofYear = '(?:\\.?,? (20\\d\\d)(?!\\d))?';
const date = new RegExp(dayAndMonth + ofYear, 'g');
const dateBehind = new RegExp(`^(?:,|, the| the)? ${dayAndMonth}${ofYear}`);

/** Finds dates that do not exist and wrong weekdays in the text of a file. */
export function findWrongDates(text: string): WrongDate[] {
  // Few texts contain years, and both need them.
  const years = placesOf(text, '20');
  return [
    ...impossibleDates(text),
    ...impossibleNumericDates(text, years),
    ...otherWeekdays(text, years),
    ...impossibleTimes(text),
  ];
}

/** Finds times such as `9:75 am`. Each line is read for itself, and few have such a time. */
function impossibleTimes(text: string): WrongDate[] {
  if (!/\d:[6-9]\d|(?:2[4-9]|[3-9]\d):\d\d/.test(text)) return [];
  return [...text.matchAll(/^.*\d:\d\d.*$/gm)].flatMap(({ index: start, 0: line }) =>
    wrongClockTimes(line)
      .map(({ index, found, reason }): WrongDate => {
        const from = start + index;
        const offsets: WrongDate['offsets'] = [from, from + found.length];
        return { offsets, found, computed: '', reason, hint: hintForTime };
      })
      .filter(({ offsets: [from] }) => !isComment(text, from) && !isPublication(text, from)),
  );
}

/** Finds dates such as `31.06.2026`, except the day of a publication, which is checked as such. */
const impossibleNumericDates = (text: string, years: readonly number[]): WrongDate[] =>
  years.flatMap((at) => {
    const date = wrongNumericDate(text, at);
    return date && !isComment(text, at) && !isPublication(text, at) ? date : [];
  });

const isPublication = (text: string, at: number): boolean =>
  /^(?:publish|draft)[ \t]*:/.test(text.slice(lineStart(text, at), at));

/** Finds dates such as `31 November`. Searches for the day numbers, which few texts contain. */
const impossibleDates = (text: string): WrongDate[] =>
  ['29', '30', '31'].flatMap((day) =>
    placesOf(text, day).flatMap((at) =>
      mayBeDay(text, at) && !isComment(text, at) ? impossibleDate(text, at, day) : [],
    ),
  );

function impossibleDate(text: string, at: number, day: string): WrongDate[] {
  const start = Math.max(0, at - 12);
  const match = text
    .slice(start, at + 22)
    .matchAll(date)
    .find(
      ({ index, 0: found }) =>
        start + index <= at && at < start + index + found.length && found.includes(day),
    );
  if (!match) return impossibleInLowerCase(text, at, day);
  const [found, first, name, other, second, years] = match;
  const [month] = monthsIn(name ?? other);
  if (!month || (first ?? second) !== day) return [];
  if (Number(day) <= daysInMonth(month.month, years ? Number(years) : undefined)) return [];
  const from = start + match.index;
  const year = years ? Number(years) : yearOf(text);
  const days = daysInMonth(month.month, year);
  const others = [month.month + 11, month.month + 1].map((each) => each % 12);
  const either = others.find((each) => daysInMonth(each, year) >= Number(day));
  return [
    {
      offsets: [from, from + found.length],
      found,
      computed: found.replace(day, String(days)),
      reason: `does not exist: ${month.written} has ${days} days`,
      ...(either !== undefined && {
        either: withMonth(found, monthsIn(found)[0] ?? month, either),
      }),
    },
  ];
}

/** How months with fewer days begin. To read all names takes 15 ms, and most texts have only `30 days`. */
const shorterMonth = /^(?:f[eé][bv]|a[bpv]ril|giu|jui?n|se[pt]|nov)/;

/** Finds `31 avril` and `31 de abril`, in the languages that write months in lower case. */
function impossibleInLowerCase(text: string, at: number, day: string): WrongDate[] {
  const [found = '', name = ''] =
    /^\d\d(?:\.|º|°)?[ \u00a0](?:de )?(\p{Ll}{3,})(?!\p{L})/u.exec(text.slice(at, at + 24)) ?? [];
  const month = shorterMonth.test(name) ? monthInLowerCase(name) : undefined;
  if (month === undefined) return [];
  const [year] =
    /(?<=^(?: de)? )20\d\d/.exec(text.slice(at + found.length, at + found.length + 8)) ?? [];
  const days = daysInMonth(month, year ? Number(year) : yearOf(text));
  if (Number(day) <= days) return [];
  return [
    {
      offsets: [at, at + found.length],
      found,
      computed: found.replace(day, String(days)),
      reason: `does not exist: ${name} has ${days} days`,
    },
  ];
}

/** Returns the year that the text names; a leap year if there is none. */
function yearOf(text: string): number {
  const years = text.match(/(?<!\d)20\d\d(?!\d)/g)?.map(Number) ?? [];
  return years.find((year) => year % 4 === 0) ?? years[0] ?? 2024;
}

/** Rules out numbers of charts by the characters around them, which is faster than a pattern. */
function mayBeDay(text: string, at: number): boolean {
  const [before, behind] = [text.charAt(at - 1), text.charAt(at + 2)];
  if ('0123456789.,$€£-'.includes(before)) return false;
  const isFirst = behind === ' ' ? isLetter(text, at + 3) : '.snrt'.includes(behind);
  return isFirst || (before === ' ' && isLetter(text, at - 2));
}

const isLetter = (text: string, at: number): boolean => text.charCodeAt(at) > 64;

interface DatedWeekday {
  from: number;
  written: string;
  weekday: number;
  /** The weekdays in the form that is written, and in full. */
  names: readonly string[];
  full: readonly string[];
  found: string;
  day: number;
  month: number;
  year: number | undefined;
}

/**
 * Finds wrong weekdays, such as `Thursday, 2 Dec` beside dates of a year in which it is a
 * Wednesday.
 */
function otherWeekdays(text: string, years: readonly number[]): WrongDate[] {
  const named = ['day', 'tag'].flatMap((ending) =>
    placesOf(text, ending).flatMap((at) => dateAfter(text, at)),
  );
  const whole = years.flatMap((at) => wholeDate(text, at));
  const dates = [
    ...named,
    ...whole.filter(({ from }) => !named.some((other) => other.from === from)),
  ];
  const likely = dates.length > 0 ? likelyYears(dates, text) : [];
  return dates.flatMap((date) => explainWeekday(date, date.year ? [date.year] : likely, text));
}

/** Reads `Thursday, 2 Dec` from the last three letters of its weekday. */
function dateAfter(text: string, at: number): DatedWeekday[] {
  // Rules out `days`, the most frequent match.
  if (!', '.includes(text.charAt(at + 3))) return [];
  const word = /[A-Z][a-z]+$/.exec(text.slice(Math.max(0, at - 7), at + 3))?.[0] ?? '';
  const names = [english, german].find((each) => each.includes(word));
  if (!names || isComment(text, at)) return [];
  const match = dateBehind.exec(text.slice(at + 3, at + 34));
  const [found = '', first, behind, before, second, years] = match ?? [];
  const [month] = monthsIn(behind ?? before);
  if (!match || !month) return [];
  return [
    {
      from: at + 3 - word.length,
      written: word,
      weekday: names.indexOf(word),
      names,
      full: names,
      found: word + found,
      day: Number(first ?? second),
      month: month.month,
      year: years ? Number(years) : undefined,
    },
  ];
}

const isRight = (date: DatedWeekday, year: number): boolean =>
  weekdayOf(date, date.year ?? year) === date.weekday;

/**
 * Returns the years that a text names in which most of its dates have their weekdays. A page about an event may only
 * name the year before, whose figures it states.
 */
function likelyYears(dates: readonly DatedWeekday[], text: string): number[] {
  const named = new Set(text.match(/(?<!\d)20[1-4]\d(?!\d)/g)?.map(Number));
  const next = Math.max(...named) + 1;
  if (dates.length > 1 && dates.every((date) => isRight(date, next))) return [next];
  const counts = new Map(
    [...named].map((year) => [year, dates.filter((date) => isRight(date, year)).length]),
  );
  const most = Math.max(...counts.values());
  return [...named].filter((year) => counts.get(year) === most);
}

/** Explains a date that has another weekday in each of these years. */
function explainWeekday(date: DatedWeekday, years: readonly number[], text: string): WrongDate[] {
  if (years.length === 0 || years.some((year) => isRight(date, year))) return [];
  const { from, written, found, names, full } = date;
  const offsets: WrongDate['offsets'] = [from, from + found.length];
  const weekday = onlyOf(new Set(years.map((year) => weekdayOf(date, year))));
  if (weekday === undefined) {
    const reason =
      'has the wrong day of the week: it is another one in each year that this page names';
    return [{ offsets, found, computed: '', reason }];
  }
  const renamed = found.replace(written, names[weekday] ?? '');
  const moved = onItsWeekday(date, years[0] ?? 0);
  const dayIn = (whole: string) => whole.slice(written.length).replace(/^\W+/, '');
  // A date that occurs elsewhere on the page is more likely.
  const isElsewhere =
    moved !== undefined && text.includes(dayIn(moved)) && text.split(dayIn(found)).length < 3;
  const [computed, either] = isElsewhere ? [moved, renamed] : [renamed, moved];
  const reason = `has the wrong day of the week: in ${years.join(' and ')} it is a ${full[weekday]}`;
  return [{ offsets, found, computed, reason, ...(either && { either }) }];
}

const beforeYear =
  /(?<![\p{L}-])([\p{L}-]{2,})\.?,?[^\S\n](?:(\d{1,2})(\.?)(?:st|nd|rd|th|er)?[^\S\n](?:de[^\S\n])?(\p{L}+)\.?|(\p{L}+)\.?[^\S\n](\d{1,2})(?:st|nd|rd|th)?)(?:,|[^\S\n]de)?[^\S\n]$/u;

/** Reads `Thu 2 Dec 2026` and `jeudi 2 décembre 2026` from its year, which few texts contain. */
function wholeDate(text: string, at: number): DatedWeekday[] {
  // The characters around rule out nearly all other numbers.
  if (
    !' \u00a0\u202f'.includes(text.charAt(at - 1)) ||
    !/^20\d\d(?!\d)/.test(text.slice(at, at + 5))
  )
    return [];
  if (!/\d\D+$/.test(text.slice(Math.max(0, at - 20), at))) return [];
  const match = beforeYear.exec(text.slice(Math.max(0, at - 40), at));
  const year = text.slice(at, at + 4);
  if (!match || isComment(text, at)) return [];
  const [before, written = '', first, dot, behind = '', ahead = behind, second] = match;
  // `So 2 April 2026` is the start of an English sentence.
  const read = written.length > 2 || dot ? weekdayAndMonth(written, ahead) : undefined;
  if (!read) return [];
  const found = before + year;
  const [day, from] = [Number(first ?? second), at - before.length];
  return [{ ...read, from, written, found, day, year: Number(year) }];
}

/** Returns the nearest day of the month that has the given weekday. */
function onItsWeekday(date: DatedWeekday, year: number): string | undefined {
  const days = [1, -1, 2, -2, 3, -3].map((by) => date.day + by);
  const right = days.find(
    (day) =>
      day > 0 &&
      day <= daysInMonth(date.month, year) &&
      weekdayOf({ ...date, day }, year) === date.weekday,
  );
  return right === undefined ? undefined : date.found.replace(/\d+/, String(right));
}

const weekdayOf = ({ day, month }: DatedWeekday, year: number): number =>
  new Date(Date.UTC(year, month, day)).getUTCDay();

function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) places.push(at);
  return places;
}

/** Whether a place is in a comment, after a `#` in its line. */
const isComment = (text: string, at: number): boolean =>
  /(?:^|\s)#/.test(text.slice(lineStart(text, at), at));
