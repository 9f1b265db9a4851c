import type { Mismatch } from '../mismatch.ts';
import { valuesBelow } from '../places.ts';
import { dayOf, daysInMonth, monthsIn, type NamedMonth, shortNames, withMonth } from './months.ts';

interface Place {
  pointer: string;
}

interface PeriodLabels {
  labels: string;
  happened: Record<string, string>;
  /** They stand where months begin, so the last may be the end of the one before. */
  areTicks?: true;
}

/** What schemas can say of months that are named in two places. Each returns those that do not fit. */
export const months = {
  /** The months below a drawing are those of its `period`, and its `boundary` names the last that has happened. */
  inPeriod(
    { labels, happened, areTicks }: PeriodLabels,
    drawing: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const texts = valuesBelow(drawing, labels);
    const all = texts.map((text) => monthsIn(text));
    const [first, last] = [all[0]?.[0], all.at(-1)?.[0]];
    if (!first || !last || !all.every(({ length }) => length === 1)) return [];
    const { period, boundary } = Object(drawing);
    const count = countHappened(drawing, happened);
    const wrong = endsBefore(period, last, areTicks)
      ? []
      : checkPeriod(Object(drawing), all.flat(), pointer);
    return [
      ...checkBoundary(boundary, texts, all.flat(), count, pointer),
      ...(/^\d{1,2}\.? /.test(String(texts[0]))
        ? checkDays(period, [String(texts[0]), String(texts.at(-1))], pointer)
        : wrong.length > 0
          ? wrong
          : checkAnnotationYear(Object(drawing), all.flat(), pointer)),
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

const monthsOnly = /^\p{L}+\.?(?: \d{4})? (?:to|bis|–|-) \p{L}+\.? \d{4}$/u;

/** `Nov 2026 to Feb 2027` above ticks from November to March. */
const endsBefore = (period: unknown, last: NamedMonth, areTicks = false): boolean =>
  areTicks && ((monthsIn(period).at(-1)?.month ?? -1) + 1) % 12 === last.month;

/** `Jul 2026 to Jun 2027` begins and ends as the labels do, and is as long as they are. */
function checkPeriod(
  drawing: Record<string, unknown>,
  labels: readonly NamedMonth[],
  pointer: string,
): Mismatch[] {
  const { period } = drawing;
  const ends = [labels[0], labels.at(-1)];
  const [first, last] = ends;
  if (typeof period !== 'string' || !first || !last || !monthsOnly.test(period)) return [];
  const named = monthsIn(period);
  const [from, to] = named;
  if (!from || !to || named.length > 2) return [];
  const place = `${pointer}/period`;
  const names = ends.map((end) => shortNames[end?.month ?? 0] ?? '');
  if (from.month === first.month && to.month === last.month)
    return checkYears({ ...drawing, period }, labels, names, place);
  const isTurned = from.month === last.month && to.month === first.month;
  const isShifted = from.month !== first.month && to.month !== last.month && !isTurned;
  const right = withMonth(withMonth(period, to, last.month), from, first.month);
  const years = right.match(/\d{4}/g)?.toSorted() ?? [];
  const computed = isShifted ? '' : right.replace(/\d{4}/g, () => years.shift() ?? '');
  return [{ code: 'K653', pointer: place, names, found: period, computed }];
}

/** `Jul 2026 to Jun 2028` above the labels of twelve months. */
function checkYears(
  drawing: { period: string },
  labels: readonly NamedMonth[],
  names: string[],
  pointer: string,
): Mismatch[] {
  const { period } = drawing;
  const [start, end] = period.match(/\d{4}/g)?.map(Number) ?? [];
  if (start === undefined || end === undefined || !areEven(labels)) return [];
  const right = start + yearsAlong(labels);
  if (end === right) return [];
  const along = right - start;
  const years = along > 1 ? `${along} years later` : `of the ${along === 1 ? 'next' : 'same'} year`;
  const ways = [
    period.replace(/\d{4}$/, String(right)),
    period.replace(/\d{4}/, String(end - along)),
  ] as const;
  // The year in the words at a value says which of the two is meant.
  const isSaid = (way: string) =>
    checkAnnotationYear({ ...drawing, period: way }, labels, pointer).length === 0;
  const [computed, text] = !isSaid(ways[0]) && isSaid(ways[1]) ? ways.toReversed() : ways;
  const otherwise = { pointer, text };
  return [{ code: 'K653', pointer, names: [...names, years], found: period, computed, otherwise }];
}

/** Whether months follow one another at equal distances. A label that is wrong is reported as that. */
function areEven(labels: readonly NamedMonth[]): boolean {
  const steps = labels
    .slice(1)
    .map(({ month }, index) => (month - (labels[index]?.month ?? 0) + 12) % 12);
  return steps.length > 1 && steps.every((step) => step > 0 && step === steps[0]);
}

/** How many years begin between the first label and the last. */
function yearsAlong(labels: readonly NamedMonth[]): number {
  return labels.filter(({ month }, index) => month <= (labels[index - 1]?.month ?? -1)).length;
}

/** `Apr 2026` in words at the April of `Jul 2026 to Jun 2027`. */
function checkAnnotationYear(
  { period, annotation }: Record<string, unknown>,
  labels: readonly NamedMonth[],
  pointer: string,
): Mismatch[] {
  const { text, at } = Object(annotation);
  if (typeof text !== 'string' || typeof period !== 'string' || !monthsOnly.test(period)) return [];
  const [start] = monthsIn(period);
  const [end] = period.match(/\d{4}$/)?.map(Number) ?? [];
  const [month] = monthsIn(at);
  const index = labels.findIndex((label) => label.month === month?.month);
  const isOnce = labels.filter((label) => label.month === month?.month).length === 1;
  if (!month || !start || end === undefined || !isOnce || !areEven(labels)) return [];
  const year = end - yearsAlong(labels) + yearsAlong(labels.slice(0, index + 1));
  const dates = [...text.matchAll(/(\p{L}{3,}\.?) (20\d\d)(?!\d)/gu)];
  const [[written = '', name, given] = [], ...others] = dates;
  const isOfMonth = monthsIn(name)[0]?.month === month.month;
  if (!isOfMonth || others.length > 0 || Number(given) === year) return [];
  const from = text.indexOf(written) + written.length - 4;
  const part = {
    before: text.slice(Math.max(0, from - 8), from),
    text: `${given}`,
    after: text.slice(from + 4, from + 12),
  };
  const names = [String(at), period];
  return [
    {
      code: 'K653',
      pointer: `${pointer}/annotation/text`,
      names: ['year', ...names],
      found: written,
      computed: String(year),
      part,
    },
  ];
}

/** `2 Mar to 31 May 2027` above labels from `2 Mar` to `31 May`. An axis may go on behind the end, not begin elsewhere, and a period does not end before it begins. */
function checkDays(period: unknown, ends: readonly [string, string], pointer: string): Mismatch[] {
  const [, from = '', , to = '', year] =
    /^(\d{1,2} [A-Za-z]+)( to | – | bis )(\d{1,2} [A-Za-z]+)( \d{4})$/.exec(String(period)) ?? [];
  const [start, end, first, last] = [from, to, ...ends].map((text) =>
    /\d/.test(text) ? dayOf(text) : Number.NaN,
  ) as [number, number, number, number];
  if (!year || Number.isNaN(first) || Number.isNaN(last)) return [];
  const isEarly = start === first && first < last && end < first;
  if (!isEarly && (start === first || end !== last)) return [];
  const found = String(period);
  const computed = isEarly ? found.replace(to, ends[1]) : found.replace(from, ends[0]);
  return [{ code: 'K653', pointer: `${pointer}/period`, names: [...ends], found, computed }];
}
