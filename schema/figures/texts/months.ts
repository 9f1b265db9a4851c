import type { Mismatch } from '../mismatch.ts';
import { matchesIn, numberWords, valueOfWord, writeNumberLike } from '../number-words.ts';
import { isStated, numbersIn, partAt, type StatedNumber } from '../stated-numbers.ts';
import { monthStarts, monthsIn, type NamedMonth, withMonth } from '../times/months.ts';

/** The value of a month in a drawing. */
interface MonthValue {
  month: number;
  label: string;
  value: number;
  pointer: string;
}

/** One line of a drawing, with what its numbers count: `1000` for thousands. */
interface MonthSeries {
  factor: number;
  values: MonthValue[];
  /** The level that is drawn across it. */
  target: unknown;
}

/** What a text tells of the months of the drawings beside it, and is drawn at another one. */
export function checkStatedMonths(
  text: string,
  drawings: readonly { drawing: unknown; pointer: string }[],
  pointer: string,
): Mismatch[] {
  if (!/\d| below /.test(text)) return [];
  const months = monthsIn(text);
  if (months.length === 0) return [];
  const all = drawings.flatMap(({ drawing, pointer }) => seriesOf(Object(drawing), pointer));
  if (all.length === 0) return [];
  const [found] = [
    ...checkCrossing(text, months, all),
    ...checkPlace(text, months, all),
    ...checkStart(text, months, all),
    ...checkDistance(text, months, all),
    ...checkFall(text, months, all),
  ];
  return found ? [{ code: 'K656', pointer, ...found }] : [];
}

type Found = Omit<Mismatch, 'code' | 'pointer'>;

const month = `(?=(?:${monthStarts.toLowerCase()}))\\p{L}+`;
const amount = '[$€£¥]?\\d(?:[\\d.,]*\\d)?(?: ?(?:%|[kmb]n?(?!\\p{L})))?';
const verbs = '(?:pass|reach|exceed|cross|top)(?:e?s)?';
const patterns = {
  crossing: `(?<!not )${verbs} (${amount})(?: of \\p{L}+)? in (${month})`,
  behind: `(?<![\\p{L}\\d.,$€£¥-])(?<!${verbs} )(${amount})\\*{0,2} in \\*{0,2}(${month})(?!\\p{L})`,
  before: `(?<!\\p{L})in \\*{0,2}(${month})(?: 20\\d\\d)?,? (?:with|at) (${amount})`,
  since: `(?<![\\p{L}\\d.,$€£¥-])(${amount})\\*{0,2} from (${month})(?!\\p{L}|[ .,]+(?:to|until|through) )`,
  fall: `(?:falls?|drops?|dips?|sinks?) below (?:\\p{L}+ ){0,3}(?:minimum|reserve|limit|target|goal|threshold|level|line|floor) in (${month})(?!\\p{L}| (?:of|last|a year|20))`,
  distance: `(?<![\\p{L}\\d.,$€£¥-])(${amount})[^.]{0,20}, (${amount}|${numberWords}) (?:\\p{L}+ )?(fewer|less|lower|more|higher) than in (${month})(?!\\p{L}| (?:of|last|a year|20))`,
};

/** `Collections pass $1M in April`: the first month that is not below it. */
function checkCrossing(
  text: string,
  months: readonly NamedMonth[],
  all: readonly MonthSeries[],
): Found[] {
  return matchesIn(text, patterns.crossing).flatMap(
    ({ index, parts: [whole = '', limit = ''] }) => {
      const [stated] = numbersIn(limit);
      const named = monthWithin(months, index, whole);
      if (!stated || !named) return [];
      const reaches = all.flatMap(({ values, factor }) => {
        const level = levelOf(stated, factor);
        const first = values.findIndex(({ value }) => value >= level);
        return level > 0 && first > 0 ? [values[first]] : [];
      });
      const [first, ...others] = reaches;
      const isThere = all.some(({ values, factor }) =>
        values.some(
          ({ month, value }) => month === named.month && value === levelOf(stated, factor),
        ),
      );
      if (!first || others.some((each) => each?.month !== first.month)) return [];
      return first.month === named.month || isThere
        ? []
        : [otherMonth(text, named, first, ['crossing', limit, first.label])];
    },
  );
}

/** `In May, with $1,020K` of what is drawn at another month, and only there. */
function checkPlace(
  text: string,
  months: readonly NamedMonth[],
  all: readonly MonthSeries[],
): Found[] {
  const named = [patterns.behind, patterns.before].flatMap((pattern) => matchesIn(text, pattern));
  return named.flatMap(({ index, parts: [whole = '', ...parts] }) => {
    const written = parts.find((part) => /\d/.test(part)) ?? '';
    const [stated] = numbersIn(written);
    const own = monthWithin(months, index, whole);
    // Few digits are those of many numbers.
    if (!stated || !own || stated.digits.replace(/0+$/, '').length < 3) return [];
    const values = all.flatMap((each) => each.values);
    const like = values.filter(({ value }) => isStated([stated], value));
    const [first] = like;
    const isDrawnAt = values.some((each) => each.month === own.month);
    if (!first || !isDrawnAt || like.some((each) => each.month !== first.month)) return [];
    return first.month === own.month
      ? []
      : [otherMonth(text, own, first, ['place', written, first.label])];
  });
}

/** `$846K from January`: the first month at which it is drawn. */
function checkStart(
  text: string,
  months: readonly NamedMonth[],
  all: readonly MonthSeries[],
): Found[] {
  return matchesIn(text, patterns.since).flatMap(({ index, parts: [whole = '', written = ''] }) => {
    const [stated] = numbersIn(written);
    const own = monthWithin(months, index, whole);
    const [series, ...others] = all;
    if (!stated || !own || !series || others.length > 0 || stated.digits.length < 3) return [];
    const like = series.values.filter(({ value }) => isStated([stated], value));
    const [first] = like;
    const isDrawnAt = series.values.some((each) => each.month === own.month);
    if (!first || !isDrawnAt || like.some((each) => each.month === own.month)) return [];
    return [otherMonth(text, own, first, ['since', written, first.label])];
  });
}

/** `Cash falls below its minimum in April` at a month in which none does. */
function checkFall(
  text: string,
  months: readonly NamedMonth[],
  all: readonly MonthSeries[],
): Found[] {
  return matchesIn(text, patterns.fall).flatMap(({ index, parts: [whole = ''] }) => {
    const named = monthWithin(months, index, whole);
    const below = all.flatMap(({ values, target }) =>
      values.filter(({ value }, at) => at > 0 && typeof target === 'number' && value < target),
    );
    const isDrawnAt = all.some(({ values }) => values.some((each) => each.month === named?.month));
    const [first] = below;
    if (!named || !first || !isDrawnAt || below.some(({ month }) => month === named.month))
      return [];
    return [otherMonth(text, named, first, ['fall', '', first.label])];
  });
}

/** `37 days, four fewer than in July` beside the values of both months. */
function checkDistance(
  text: string,
  months: readonly NamedMonth[],
  all: readonly MonthSeries[],
): Found[] {
  return matchesIn(text, patterns.distance).flatMap(({ index, parts }): Found[] => {
    const [whole = '', now = '', distance = '', way = ''] = parts;
    const [stated] = numbersIn(now);
    const apart = valueOfWord(distance) ?? numbersIn(distance)[0]?.values[0];
    const own = monthWithin(months, index + whole.lastIndexOf(' in '), whole);
    const [series, ...others] = all;
    const before = series?.values.find((each) => each.month === own?.month);
    const current = series?.values.find(({ value }) => stated && isStated([stated], value));
    if (!stated || apart === undefined || !before || !current || others.length > 0) return [];
    const isLess = !/more|higher/.test(way);
    const difference = Number((before.value - current.value).toPrecision(12)) * (isLess ? 1 : -1);
    if (difference <= 0 || isStated(numbersIn(String(apart)), difference)) return [];
    const at = text.indexOf(distance, index + now.length);
    return [
      {
        names: ['distance', now, before.label, String(before.value)],
        found: distance,
        computed: writeNumberLike(distance, difference),
        part: partAt(text, { written: distance, index: at }),
        others: [before.pointer, current.pointer],
      },
    ];
  });
}

const monthWithin = (
  months: readonly NamedMonth[],
  from: number,
  { length }: string,
): NamedMonth | undefined => months.findLast(({ index }) => index >= from && index < from + length);

function otherMonth(
  text: string,
  named: NamedMonth,
  { month, pointer }: MonthValue,
  names: string[],
): Found {
  return {
    names,
    found: named.written,
    computed: withMonth(named.written, { ...named, index: 0 }, month),
    part: partAt(text, named),
    others: [pointer],
  };
}

/** An amount as it would be drawn: `$1M` is 1000 where thousands are. */
const levelOf = ({ values: [value = 0], isAmount }: StatedNumber, factor: number): number =>
  isAmount ? value / factor : value;

const factors: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9 };

/** The lines of a drawing that have a month at each place. */
function seriesOf(drawing: Record<string, unknown>, pointer: string): MonthSeries[] {
  const { bars, labels, series, actual, forecast, suffix, target } = drawing;
  const factor = factors[String(suffix).trim()] ?? 1;
  const places = (label: unknown, value: unknown, place: string) => ({ label, value, place });
  const lines = Array.isArray(bars)
    ? [
        bars.map(({ label, value }, index) =>
          places(label, value, `${pointer}/bars/${index}/value`),
        ),
      ]
    : Array.isArray(labels) && Array.isArray(series)
      ? series.map(({ from, values }, line) =>
          list(values).map((value, index) =>
            places(
              labels[index + Math.max(0, labels.indexOf(from))],
              value,
              `${pointer}/series/${line}/values/${index}`,
            ),
          ),
        )
      : Array.isArray(labels)
        ? [
            Object.entries({ actual, forecast })
              .flatMap(([name, values]) =>
                list(values).map((value, index) => ({
                  value,
                  place: `${pointer}/${name}/${index}`,
                })),
              )
              .map(({ value, place }, index) => places(labels[index], value, place)),
          ]
        : [];
  return lines.flatMap((line): MonthSeries[] => {
    const values = line.flatMap(({ label, value, place }): MonthValue[] => {
      const [month, ...others] = monthsIn(label);
      return month && others.length === 0 && typeof value === 'number'
        ? [{ month: month.month, label: String(label), value, pointer: place }]
        : [];
    });
    const isMonthly =
      values.length === line.length && new Set(values.map((each) => each.month)).size > 2;
    return isMonthly && values.length <= 12
      ? [{ factor, values, target: Object(target).value }]
      : [];
  });
}

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
