import type { Mismatch } from './mismatch.ts';
import { parseFigure, writeLike } from './parse-figure.ts';

/** A number in a text. */
export interface StatedNumber {
  /** As it is written, and where in the text. */
  written: string;
  index: number;
  digits: string;
  /** As it may be read: `1.540` is 1540 in some countries. With what scales it. */
  values: number[];
  halfStep: number;
  /** Its unit says that it is an amount: a currency, or thousands. */
  isAmount: boolean;
}

const number =
  /(?<![\p{L}\d.,-])(?<sign>[+−–-]?)(?<currency>[$€£¥])?(?<digits>\d(?:[\d.,'’]*\d)?)(?<unit> ?(?:[kKmMbB]n?(?!\p{L})|%))?/gu;

/** The numbers in a text. Years are none, and neither is what a name ends with: `FY27`. */
export function numbersIn(text: string): StatedNumber[] {
  return [...text.matchAll(number)].flatMap(({ 0: found, index, groups = {} }): StatedNumber[] => {
    const { currency, digits = '', unit } = groups;
    if (!currency && !unit && /^(?:19|20)\d\d$/.test(digits)) return [];
    const read = (['en', 'de'] as const).flatMap((marks) => parseFigure(found, marks) ?? []);
    if (read.length === 0) return [];
    return [
      {
        written: found,
        index,
        digits: digits.replace(/\D/g, ''),
        values: [...new Set(read.map(({ value }) => value))],
        halfStep: Math.min(...read.map(({ halfStep }) => halfStep)),
        isAmount: currency !== undefined || /[a-z]/i.test(unit ?? ''),
      },
    ];
  });
}

/** A chart counts in ones, thousands, millions or billions, and its texts in others of these. */
const scales = [1, 1e3, 1e6, 1e9, 1e-3, 1e-6];

/** Whether a text states a number, perhaps rounded or in another scale. */
export function isStated(numbers: readonly StatedNumber[], value: number): boolean {
  const ownHalfStep = halfStepOf(value);
  return numbers.some(({ values, halfStep }) =>
    values.some((stated) =>
      scales.some((scale) => {
        const allowed = Math.max(halfStep, ownHalfStep * scale) * 1.000001;
        return Math.abs(Math.abs(stated) - Math.abs(value) * scale) <= allowed;
      }),
    ),
  );
}

const halfStepOf = (value: number): number =>
  0.5 / 10 ** (String(value).split('.')[1]?.length ?? 0);

/** Whether one is the other with zeros too many or too few, or with two digits swapped. */
export function isSlip(written: StatedNumber, value: number): boolean {
  const plain = (digits: string) => digits.replace(/^0+|0+$/g, '');
  const [a, b] = [written.digits, String(Math.abs(value)).replace(/\D/g, '')].map(plain);
  if (!a || !b) return false;
  const length = Math.max(a.length, b.length);
  const sorted = (digits: string) => [...digits.padEnd(length, '0')].sort().join('');
  return a === b || (length > 1 && sorted(a) === sorted(b));
}

/** Whether two figures as they are written have the same signs but for one, or for two that are swapped. */
export function isMistyped(one: string, other: string): boolean {
  const [first = 0, second = 0, ...more] = [...one].flatMap((sign, at) =>
    sign === other[at] ? [] : [at],
  );
  const isSwap = one[first] === other[second] && one[second] === other[first];
  return (
    one.length === other.length && one !== other && more.length === 0 && (second === 0 || isSwap)
  );
}

/** The value that a chart would draw where a text states it, in the scale that is nearest. */
export function inScaleOf(written: StatedNumber, value: number): number | undefined {
  const [stated] = written.values;
  if (stated === undefined || written.values.length > 1 || value === 0) return undefined;
  const off = (candidate: number) => Math.abs(Math.log(Math.abs(candidate / value)));
  return scales
    .map((scale) => Number((stated / scale).toPrecision(12)))
    .filter((candidate) => candidate !== 0)
    .sort((a, b) => off(a) - off(b))[0];
}

/** Another value, written as a number of a text is, in the scale that is nearest to it. */
export function writeStated({ written }: StatedNumber, value: number): string {
  const marks = parseFigure(written, 'en') ? 'en' : 'de';
  const figure = parseFigure(written, marks);
  if (!figure) return String(value);
  const off = (scale: number) => Math.abs(Math.log(Math.abs((value * scale) / figure.value)));
  const [scale = 1] =
    figure.value === 0 || value === 0 ? [] : scales.toSorted((a, b) => off(a) - off(b));
  const isBelow = figure.value < 0;
  return writeLike(figure, Math.abs(value) * scale * (isBelow ? -1 : 1), marks);
}

/** A text with another value in place of one of its numbers. */
export const restate = (text: string, number: StatedNumber, value: number): string =>
  text.slice(0, number.index) +
  writeStated(number, value) +
  text.slice(number.index + number.written.length);

/** A number, or other words, as a part of a text, with what stands around it. */
export function partAt(
  text: string,
  { written, index }: Pick<StatedNumber, 'written' | 'index'>,
): NonNullable<Mismatch['part']> {
  const end = index + written.length;
  return {
    before: text.slice(Math.max(0, index - 8), index),
    text: written,
    after: text.slice(end, end + 8),
  };
}
