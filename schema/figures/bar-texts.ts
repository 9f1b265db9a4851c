import type { Mismatch } from './mismatch.ts';
import { dayLike } from './times/gaps.ts';
import { dayOf } from './times/months.ts';

interface Place {
  pointer: string;
}

/** What the labels of a line measure, as numbers at equal distances. */
interface Measure {
  start: number;
  step: number;
  /** A number of the same kind in a text. */
  read: (text: string) => number;
  /** How long something is, in the same unit. */
  lengthOf: (text: string) => number;
  write: (text: string, value: number) => string;
}

interface Bar {
  index: number;
  text: string;
  from: number;
  to: number;
}

/** What schemas can say of bars whose texts say where they end or how long they are. */
export const barTexts = {
  /** Where all bars but one are as long as their texts say, or end there, that one is wrong. */
  tellsBars(
    names: Record<'labels' | 'rows' | 'from' | 'to' | 'text', string>,
    drawing: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const labels = list(Object(drawing)[names.labels]).map(String);
    const bars = list(Object(drawing)[names.rows]).flatMap((row, index): Bar[] => {
      const { [names.from]: from, [names.to]: to, [names.text]: text } = Object(row);
      const isBar = typeof from === 'number' && typeof to === 'number' && from <= to;
      return isBar && typeof text === 'string' && /\d/.test(text)
        ? [{ index, text, from, to }]
        : [];
    });
    if (bars.length < 3) return [];
    const found = measuresOf(labels).map((measure) => findWrong(bars, measure));
    if (found.includes('none')) return [];
    const [wrong] = found.flatMap((each) => (each && each !== 'none' ? [each] : []));
    if (!wrong) return [];
    const { way } = wrong;
    const place = `${pointer}/${names.rows}/${wrong.bar.index}`;
    const otherwise = {
      pointer: `${place}/${way.name === 'start' ? names.from : names.to}`,
      text: String(way.place),
    };
    return [
      {
        code: 'K652',
        pointer: `${place}/${names.text}`,
        names: [way.name === 'ends' ? 'its bar' : `the ${way.name} of its bar`, wrong.bar.text],
        found: way.text,
        computed: way.text,
        otherwise,
      },
    ];
  },
};

/** The one bar whose text says something else in the way that at least two others say theirs; `none` where all fit. */
function findWrong(
  bars: readonly Bar[],
  measure: Measure,
): { bar: Bar; way: Way } | 'none' | undefined {
  const read = bars.map((bar) => ({ bar, ways: waysOf(bar, measure) }));
  const isLength = ({ name }: Way) => name === 'length';
  const lengths = read.flatMap(({ ways }) => ways.filter((way) => isLength(way) && way.isRight));
  // Where texts are lengths, one of them is the number of a place by chance.
  const areLengths = lengths.length > 1;
  const telling = read
    .map(({ bar, ways }) => ({ bar, ways: areLengths ? ways.filter(isLength) : ways }))
    .filter(({ ways }) => ways.length > 0);
  const [wrong, ...others] = telling.filter(({ ways }) => !ways.some(({ isRight }) => isRight));
  if (others.length > 0) return undefined;
  if (!wrong) return telling.length > 2 ? 'none' : undefined;
  const right = telling.flatMap(({ ways }) => ways).filter(({ isRight }) => isRight);
  const countOf = ({ name }: Way) => right.filter((way) => way.name === name).length;
  const [way] = wrong.ways
    .filter((each) => countOf(each) > 1 && each.text !== wrong.bar.text)
    .toSorted((a, b) => countOf(b) - countOf(a));
  return way && { bar: wrong.bar, way };
}

/** A way to read a text, whether it is right, and what would be. */
interface Way {
  name: 'length' | 'end' | 'start' | 'ends';
  isRight: boolean;
  text: string;
  place: number;
}

function waysOf({ text, from, to }: Bar, measure: Measure): Way[] {
  const { start, step, read, lengthOf, write } = measure;
  // A bar is drawn to a hundredth or so, and a number in a text is whole.
  const isNear = (a: number, b: number) =>
    Math.abs(a - b) <= Math.max(0.51, step * 0.011) * (step < 1.5 ? 0.1 : 1);
  const at = (place: number) => start + place * step;
  const placeOf = (value: number) => Number(((value - start) / step).toFixed(2));
  const way = (name: Way['name'], stated: number, drawn: number, place: number): Way[] =>
    Number.isNaN(stated)
      ? []
      : [{ name, isRight: isNear(stated, drawn), text: write(text, drawn), place }];
  const [moment, length] = [read(text), lengthOf(text)];
  return [
    ...way('length', length, (to - from) * step, from + Number((length / step).toFixed(2))),
    ...way('end', moment, at(to), placeOf(moment)),
    ...way('start', moment, at(from), placeOf(moment)),
    ...bothEnds(text, from, to, measure, isNear),
  ];
}

/** `$140K to $180K` of a bar that goes from the one to the other. */
function bothEnds(
  text: string,
  from: number,
  to: number,
  { start, step, read, write }: Measure,
  isNear: (a: number, b: number) => boolean,
): Way[] {
  const [, first, between = '', second] = /^(.*\d\S*)( (?:to|–|bis) |–)(.*\d.*)$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return [];
  const [a, b] = [read(first), read(second)];
  if (Number.isNaN(a) || Number.isNaN(b)) return [];
  const [left, right] = [start + from * step, start + to * step];
  const [isLeft, isRight] = [isNear(a, left), isNear(b, right)];
  const written = `${isLeft ? first : write(first, left)}${between}${isRight ? second : write(second, right)}`;
  const place = Number((((isRight ? a : b) - start) / step).toFixed(2));
  return [{ name: 'ends', isRight: isLeft && isRight, text: written, place }];
}

function measuresOf(labels: readonly string[]): Measure[] {
  const days = evenly(labels.map((label) => (/\d/.test(label) ? dayOf(label) : Number.NaN)));
  if (days) return days.step === 7 ? [inDays(days), inWorkingDays(days)] : [inDays(days)];
  const numbers = evenly(labels.map(numberIn));
  const [unit = ''] = /[a-z]+/i.exec(labels.join(' ')) ?? [];
  const unitOf = (text: string) => /\d ?([a-z]+)$/i.exec(text)?.[1] ?? '';
  const read = (text: string) => (['', unit].includes(unitOf(text)) ? numberIn(text) : Number.NaN);
  const lengthOf = (text: string) => (unitOf(text) === unit ? numberIn(text) : Number.NaN);
  return numbers ? [{ ...numbers, read, lengthOf, write: withNumber }] : [];
}

interface Scale {
  start: number;
  step: number;
}

const inDays = (days: Scale): Measure => ({
  ...days,
  read: dayOf,
  lengthOf: (text) => timeIn(text, { day: 1, week: 7 }),
  write: (text, value) =>
    Number.isNaN(dayOf(text)) ? withNumber(text, value) : dayLike(text, Math.round(value)),
});

/** Weeks of five days, counted up to the evening of each: what is done by Wednesday ends at 0.6. */
const inWorkingDays = ({ start }: Scale): Measure => ({
  start: 0,
  step: 1,
  read(text) {
    const days = dayOf(text) - start;
    return Math.floor(days / 7) + Math.min((days % 7) + 1, 5) / 5;
  },
  lengthOf: (text) => timeIn(text, { day: 0.2, week: 1 }),
  write(text, value) {
    const week = Math.ceil(value) - 1;
    return dayLike(text, start + week * 7 + Math.round((value - week) * 5) - 1);
  },
});

/** The first of some numbers and how far they are apart, where that is the same everywhere. */
function evenly(numbers: readonly number[]): Scale | undefined {
  const [start = Number.NaN, second = Number.NaN] = numbers;
  const step = second - start;
  const isEven = numbers.every((number, index) => Math.abs(number - start - index * step) < 1e-6);
  return step > 0 && numbers.length > 2 && isEven ? { start, step } : undefined;
}

/** The only number of a text. */
function numberIn(text: string): number {
  const [number, ...others] = text.match(/\d[\d.,]*/g) ?? [];
  return number === undefined || others.length > 0
    ? Number.NaN
    : Number(number.replaceAll(',', ''));
}

/** A length of time in the smallest of some units. */
function timeIn(text: string, units: Record<string, number>): number {
  const [, number, unit = ''] = /^(\d+) (\w+?)s?$/.exec(text) ?? [];
  return Number(number) * (units[unit] ?? Number.NaN);
}

const withNumber = (text: string, value: number): string =>
  text.replace(/\d[\d.,]*/, String(Math.round(value)));

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
