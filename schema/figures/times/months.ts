import type { Mismatch } from '../mismatch.ts';
import { valuesBelow } from '../places.ts';

interface Place {
  pointer: string;
}

/** What schemas can say of months that are named in two places. Each returns those that do not fit. */
export const months = {
  /** Two texts about one month: the words of an annotation, and the label at which it stands. */
  namesMonth(
    { right, wrong }: Record<'right' | 'wrong', string>,
    object: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const [words] = valuesBelow(object, right);
    const [other] = valuesBelow(object, wrong);
    const [meant, ...more] = monthsIn(words);
    const [named, ...others] = monthsIn(other);
    if (!meant || !named || more.length > 0 || others.length > 0) return [];
    // `The lowest since July` is about the month at which it stands.
    const isCompared = /(?:since|until|before|after|than|from|vs\.?|seit|als)(?: in)? $/i.test(
      String(words).slice(0, meant.index),
    );
    if (meant.month === named.month || isCompared) return [];
    const computed = withMonth(String(other), named, meant.month);
    const names = [wrong.split('/').at(-1) ?? wrong, String(words)];
    return [
      { code: 'K653', pointer: `${pointer}/${wrong}`, names, found: String(other), computed },
    ];
  },

  /** The months below a drawing are those of its `period`, and its `boundary` names the last that has happened. */
  inPeriod(
    { labels, happened }: { labels: string; happened: Record<string, string> },
    drawing: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const texts = valuesBelow(drawing, labels);
    const all = texts.map((text) => monthsIn(text));
    const [first, last] = [all[0]?.[0], all.at(-1)?.[0]];
    if (!first || !last || !all.every(({ length }) => length === 1)) return [];
    const { period, boundary } = Object(drawing);
    const count = countHappened(drawing, happened);
    return [
      ...checkBoundary(boundary, texts, all.flat(), count, pointer),
      ...(/^\d{1,2}\.? /.test(String(texts[0]))
        ? checkDays(period, [String(texts[0]), String(texts.at(-1))], pointer)
        : checkPeriod(period, [first, last], pointer)),
    ];
  },

  /** The months below the first and the last value are as far apart as there are values. */
  spansMonths(
    { start, end, lists }: { start: string; end: string; lists: string[] },
    drawing: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const [from, to] = [start, end].map((name) => monthAndYear(Object(drawing)[name]));
    const count = lists.flatMap((name) => valuesBelow(drawing, `${name}/*`)).length;
    if (!from || !to || count < 4) return [];
    const isDated = from.year !== undefined && to.year !== undefined;
    const years = isDated ? Number(to.year) - Number(from.year) : 0;
    const distance =
      to.month - from.month + (isDated ? years : to.month <= from.month ? 1 : 0) * 12;
    // A value may stand for several months, of which the words name the first or the last.
    const isEven = distance % (count - 1) === 0 || (distance + 1) % count === 0;
    // Values that are far fewer or more than the months are no months.
    if (isEven || Math.abs(distance + 1 - count) > 2) return [];
    const place = `${pointer}/${end}`;
    const found = String(Object(drawing)[end]);
    const names = ['span', String(Object(drawing)[start]), String(count)];
    const month = (from.month + count - 1) % 12;
    const [named] = monthsIn(found);
    const computed = named && !isDated ? withMonth(found, named, month) : '';
    return [{ code: 'K653', pointer: place, names, found, computed }];
  },
};

/** `Jul 26: $400K` is July 2026; `8 Dec: 9 of 9` is a day. */
function monthAndYear(text: unknown): { month: number; year: number | undefined } | undefined {
  const [, name = '', , year] = /^(\p{L}+)\.?( ((?:20)?\d\d))?(?::|$)/u.exec(String(text)) ?? [];
  const [named] = monthsIn(name);
  return named && { month: named.month, year: year === undefined ? undefined : Number(year) % 100 };
}

/** How many of the labels have happened: as many as a list has values, or as there are items without a mark. */
function countHappened(
  drawing: unknown,
  { list, items, mark, unless }: Record<string, string>,
): number {
  if (unless && valuesBelow(drawing, unless)[0] === 'forecast') return 0;
  if (list) return valuesBelow(drawing, list).length;
  const all = valuesBelow(drawing, items ?? '').map(Object);
  const ahead = all.findIndex((item) => item[mark ?? ''] === true);
  return ahead < 0 ? all.length : ahead;
}

function checkBoundary(
  words: unknown,
  labels: readonly unknown[],
  all: readonly NamedMonth[],
  count: number,
  pointer: string,
): Mismatch[] {
  const [named, ...others] = monthsIn(words);
  const [last, next] = [all[count - 1], all[count]];
  if (!named || others.length > 0 || !last || !next) return [];
  const isOfPast = /(?<!\p{L})(?:closed|to|through|until|abgeschlossen|bis)(?!\p{L})/iu.test(
    String(words),
  );
  if (named.month === last.month || (named.month === next.month && !isOfPast)) return [];
  if (!all.some(({ month }) => month === named.month)) return [];
  const names = [String(words), String(labels[count - 1])];
  const place = `${pointer}/boundary`;
  const computed = closedWith(String(words), named, last.month);
  return [{ code: 'K653', pointer: place, names, found: String(words), computed }];
}

/** `Books closed to 30 Nov` for `Books closed to 31 Oct`. Another day than the last of a month may be meant. */
function closedWith(words: string, named: NamedMonth, month: number): string {
  const right = withMonth(words, named, month);
  const [day, ...others] = words.match(/\d+/g) ?? [];
  if (day === undefined) return right;
  const isLast = [daysInMonth(named.month), daysInMonth(named.month, 2025)].includes(Number(day));
  return isLast && others.length === 0 ? right.replace(day, String(daysInMonth(month, 2025))) : '';
}

/** `Jul 2026 to Jun 2027` begins and ends as the labels do. */
function checkPeriod(
  period: unknown,
  ends: readonly [NamedMonth, NamedMonth],
  pointer: string,
): Mismatch[] {
  if (
    typeof period !== 'string' ||
    !/^\p{L}+\.?(?: \d{4})? (?:to|bis|–|-) \p{L}+\.? \d{4}$/u.test(period)
  )
    return [];
  const named = monthsIn(period);
  const [from, to] = named;
  if (!from || !to || named.length > 2) return [];
  if (from.month === ends[0].month && to.month === ends[1].month) return [];
  const isShifted = from.month !== ends[0].month && to.month !== ends[1].month;
  const right = withMonth(withMonth(period, to, ends[1].month), from, ends[0].month);
  const computed = isShifted ? '' : right;
  const names = ends.map(({ month }) => shortNames[month] ?? '');
  return [{ code: 'K653', pointer: `${pointer}/period`, names, found: period, computed }];
}

/** `2 Mar to 31 May 2027` above labels from `2 Mar` to `31 May`. An axis may go on behind the end, not begin elsewhere. */
function checkDays(period: unknown, ends: readonly [string, string], pointer: string): Mismatch[] {
  const [, from = '', , to = '', year] =
    /^(\d{1,2} [A-Za-z]+)( to | – | bis )(\d{1,2} [A-Za-z]+)( \d{4})$/.exec(String(period)) ?? [];
  const [start, end, first, last] = [from, to, ...ends].map((text) =>
    /\d/.test(text) ? dayOf(text) : Number.NaN,
  ) as [number, number, number, number];
  if (!year || Number.isNaN(first) || Number.isNaN(last) || start === first || end !== last)
    return [];
  const found = String(period);
  const computed = found.replace(from, ends[0]);
  return [{ code: 'K653', pointer: `${pointer}/period`, names: [...ends], found, computed }];
}

interface NamedMonth {
  /** From 0. */
  month: number;
  written: string;
  index: number;
}

const english =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const german =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
/** `Jan`, `Feb` and so on. */
export const shortNames = english.map((name) => name.slice(0, 3));

const byName = new Map(
  [german, english].flatMap((names) =>
    names.flatMap((name, month): [string, number][] => [
      [name, month],
      [name.slice(0, 3), month],
      ...(name === 'September' ? ([['Sept', month]] as [string, number][]) : []),
    ]),
  ),
);

/** How labels may name a month, from 0: in full and in short, in the languages that are read. */
export const namesOfMonth = (month: number): string[] =>
  [...byName].flatMap(([name, each]) => (each === month ? [name] : []));

const monthName = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...byName.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`,
  'gu',
);

/** The months that a text names. */
export function monthsIn(text: unknown): NamedMonth[] {
  if (typeof text !== 'string') return [];
  // Most labels are a month and nothing else, or none.
  const month = byName.get(text);
  if (month !== undefined) return [{ month, written: text, index: 0 }];
  if (!/[A-Z]\p{Ll}{2}/u.test(text)) return [];
  return [...text.matchAll(monthName)].map(({ 0: written, index }) => ({
    month: byName.get(written) ?? 0,
    written,
    index,
  }));
}

/** A text with another month in place of one, in full or in short as that is. */
export function withMonth(text: string, { written, index }: NamedMonth, month: number): string {
  const names = english.includes(written) || !german.includes(written) ? english : german;
  const name = names[month] ?? '';
  const isShort = written.length < 4 && written !== 'May' && written !== 'Mai';
  const other = isShort ? name.slice(0, 3) : name;
  return `${text.slice(0, index)}${other}${text.slice(index + written.length)}`;
}

/** How many days a month has, from 0; February 29 where no year says otherwise. */
export const daysInMonth = (month: number, year = 2024): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** `3 Mar` or `Mar 3` in days, as of 2026. */
export function dayOf(text: string): number {
  const [month, ...others] = monthsIn(text);
  const [day, ...more] = text.match(/\d+/g) ?? [];
  const isDay = day !== undefined && more.length === 0 && Number(day) <= 31;
  if (!month || others.length > 0 || !isDay) return Number.NaN;
  return Date.UTC(2026, month.month, Number(day)) / 86_400_000;
}
