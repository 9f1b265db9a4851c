import { type Figure, parseFigure, writeLike } from '../parse-figure.ts';

/** A number in a text. */
export interface StatedNumber {
  /** As it is written, and where in the text. */
  written: string;
  index: number;
  /** As it may be read: `1.540` is 1540 in some countries. */
  figures: Figure[];
  /** Its unit says that it is an amount: a currency, or thousands. */
  isAmount: boolean;
}

const number =
  /(?<![\p{L}\d.,-])[+−–-]?(?<currency>[$€£¥])?(?<digits>\d(?:[\d.,'’]*\d)?)(?<unit> ?(?:[kKmMbB]n?(?!\p{L})|%))?/gu;

/** The numbers in a text. Years are none, and neither is what a name ends with: `FY27`. */
export function numbersIn(text: string): StatedNumber[] {
  return [...text.matchAll(number)].flatMap(({ 0: written, index, groups = {} }) => {
    const { currency, digits = '', unit } = groups;
    if (!currency && !unit && /^(?:19|20)\d\d$/.test(digits)) return [];
    const figures = (['en', 'de'] as const).flatMap((marks) => parseFigure(written, marks) ?? []);
    const isAmount = currency !== undefined || /[a-z]/i.test(unit ?? '');
    return figures.length > 0 ? [{ written, index, figures, isAmount }] : [];
  });
}

/** A chart counts in ones, thousands, millions or billions, and its texts in others of these. */
const scales = [1, 1e3, 1e6, 1e9, 1e-3, 1e-6];

/** Whether a number of a text is a value, perhaps rounded or in another scale. */
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

/** Another value, written as a number of a text is, in the scale that is nearest to it. */
export function writeStated({ written, figures: [figure] }: StatedNumber, value: number): string {
  if (!figure) return String(value);
  const off = (scale: number) => Math.abs(Math.log(Math.abs((value * scale) / figure.value)));
  const [scale = 1] =
    figure.value === 0 || value === 0 ? [] : scales.toSorted((a, b) => off(a) - off(b));
  const sign = figure.value < 0 ? -1 : 1;
  return writeLike(
    figure,
    Math.abs(value) * scale * sign,
    parseFigure(written, 'en') ? 'en' : 'de',
  );
}

/** A number as a part of a text, with what stands around it. */
export function partAt(text: string, { written, index }: StatedNumber) {
  const end = index + written.length;
  return {
    before: text.slice(Math.max(0, index - 8), index),
    text: written,
    after: text.slice(end, end + 8),
  };
}
