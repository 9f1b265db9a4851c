import { plain } from '../numbers.ts';
import { type Figure, parseFigure, writeLike } from '../parse-figure.ts';

/** A number in a text. */
export interface StatedNumber {
  /** The number as written, and its place in the text. */
  written: string;
  index: number;
  /** Possible values: `1.540` is 1540 in some countries. */
  figures: Figure[];
  /** Whether its unit shows that it is an amount: a currency, or thousands. */
  isAmount: boolean;
}

const number =
  /(?<![\p{L}\d.,-])[+−–-]?(?<currency>[$€£¥])?(?<digits>\d(?:[\d.,'’]*\d)?)(?<unit> ?(?:[kKmMbB]n?(?!\p{L})|%))?/gu;

/** Returns the numbers in a text, except years and numbers at the end of a name: `FY27`. */
export function numbersIn(text: string): StatedNumber[] {
  return [...text.matchAll(number)].flatMap(({ 0: written, index, groups = {} }) => {
    const { currency, digits = '', unit } = groups;
    if (!currency && !unit && /^(?:19|20)\d\d$/.test(digits)) return [];
    const figures = (['en', 'de'] as const).flatMap((marks) => parseFigure(written, marks) ?? []);
    const isAmount = currency !== undefined || /[a-z]/i.test(unit ?? '');
    return figures.length > 0 ? [{ written, index, figures, isAmount }] : [];
  });
}

/** A chart has ones, thousands, millions or billions, and its texts may use another scale. */
const scales = [1, 1e3, 1e6, 1e9, 1e-3, 1e-6];

/** Whether a number in a text equals a value, possibly rounded or in another scale. */
export function isStated({ figures }: StatedNumber, value: number): boolean {
  const ownHalfStep = 0.5 / 10 ** (String(value).split('.')[1]?.length ?? 0);
  return figures.some((figure) =>
    scales.some((scale) => {
      if (figure.value === 0 && scale !== 1) return false;
      const allowed = Math.max(figure.halfStep, ownHalfStep * scale) * 1.000001;
      return Math.abs(Math.abs(figure.value) - Math.abs(value) * scale) <= allowed;
    }),
  );
}

/** Returns the scale in which a value is nearest to a number in a text. */
function scaleOf(figure: Figure, value: number): number {
  const off = (scale: number) => Math.abs(Math.log(Math.abs((value * scale) / figure.value)));
  const [scale = 1] =
    figure.value === 0 || value === 0 ? [] : scales.toSorted((a, b) => off(a) - off(b));
  return scale;
}

/** Formats another value in the style of a number in a text, in the nearest scale. */
export function writeStated({ written, figures: [figure] }: StatedNumber, value: number): string {
  if (!figure) return String(value);
  const sign = figure.value < 0 ? -1 : 1;
  return writeLike(
    figure,
    Math.abs(value) * scaleOf(figure, value) * sign,
    parseFigure(written, 'en') ? 'en' : 'de',
  );
}

/**
 * Returns the value of a number in a text, in the scale nearest to another value, if it is much
 * nearer to what is drawn than that.
 */
export function likelierValue(
  { figures: [figure] }: StatedNumber,
  value: number,
  drawn: readonly number[],
): number | undefined {
  if (!figure || drawn.length === 0) return undefined;
  const [low, high] = [Math.min(...drawn), Math.max(...drawn)];
  const distance = (number: number) => Math.max(low / number, number / high, 1);
  const likelier = plain(figure.value / scaleOf(figure, value));
  return distance(value) > 2 * distance(likelier) ? likelier : undefined;
}

/** Returns a number with its context in the text. */
export function partAt(text: string, { written, index }: StatedNumber) {
  const end = index + written.length;
  return {
    before: text.slice(Math.max(0, index - 8), index),
    text: written,
    after: text.slice(end, end + 8),
  };
}
