import { scaleOf } from './unit-around.ts';

/** A number as people write it: `−$1,540.5K`. */
export interface Figure {
  value: number;
  /** The unit, such as `$` or `mo`, without scale suffixes. */
  unit: string;
  /** Half a unit in the last place: the largest error of a rounded number. */
  halfStep: number;
  /** How the figure is written. */
  style: {
    /** `(` for a negative figure in parentheses. */
    sign: string;
    before: string;
    after: string;
    decimals: number;
    factor: number;
    /** What is between its thousands: nothing in `6210`. `undefined` if it has none. */
    separator: string | undefined;
  };
}

/** Separators of thousands and decimals: 1,540.5 (`en`) or 1.540,5 (`de`). */
export type Marks = 'en' | 'de';

const parts =
  /^(?<sign>[+−–-]?)(?<before>[^\d\s(+−–-]{0,4} ?)(?<digits>\d(?:[\d.,'’ \u00A0\u2009\u202F]*\d)?)(?<after>.*)$/;

/** A negative figure of accounts: `(300)`. */
const inParentheses = /^\((?<inner>[^()+−–-]+)\)$/;

const numbers: Record<Marks, RegExp> = {
  en: /^(?:\d+|\d{1,3}(?:[,'’ \u00A0\u2009\u202F]\d{3})+)(?:\.(\d+))?$/,
  de: /^(?:\d+|\d{1,3}(?:[.'’ \u00A0\u2009\u202F]\d{3})+)(?:,(\d+))?$/,
};

/** Parses a figure; `undefined` if the text is not a single number. */
export function parseFigure(text: string, marks: Marks): Figure | undefined {
  const written = text.trim();
  const inner = inParentheses.exec(written)?.groups?.inner;
  const {
    before = '',
    digits = '',
    after = '',
    ...more
  } = parts.exec(inner ?? written)?.groups ?? {};
  const sign = inner === undefined ? (more.sign ?? '') : '(';
  const match = numbers[marks].exec(digits);
  if (!match || /\d/.test(after)) return undefined;
  const decimals = match[1]?.length ?? 0;
  const whole = decimals === 0 ? digits : digits.slice(0, -decimals - 1);
  const separator = /^\d{4}/.test(whole) ? '' : /^\d+(\D)/.exec(whole)?.[1];
  const scale = /^ ?(k|mn?|bn?)(?![a-z])/i.exec(after);
  const factor = scaleOf(scale?.[1] ?? '') ?? 1;
  const number = Number(digits.replace(/\D/g, '')) / 10 ** decimals;
  return {
    value: (/[−–(-]/.test(sign) ? -number : number) * factor,
    unit: `${before}${after.slice(scale?.[0].length ?? 0)}`.trim().toLowerCase(),
    halfStep: (factor / 10 ** decimals) * 0.5,
    style: { sign, before, after, decimals, factor, separator },
  };
}

/**
 * Whether two figures are equal apart from rounding: `$6.38M` and `$6,384K`. Figures in different
 * units are not compared.
 */
export function areEqual(first: string, second: string): boolean {
  return (['en', 'de'] as const).some((marks) => {
    const [a, b] = [parseFigure(first, marks), parseFigure(second, marks)];
    if (!a || !b || a.unit !== b.unit)
      return first.trim().toLowerCase() === second.trim().toLowerCase();
    return Math.abs(a.value - b.value) <= Math.max(a.halfStep, b.halfStep) * 1.000001;
  });
}

/** Creating a format takes much longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(marks: Marks, decimals: number): Intl.NumberFormat {
  const key = `${marks} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(marks === 'en' ? 'en-US' : 'de-DE', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(key, format);
  return format;
}

/** Formats another value in the style of this figure. */
export function writeLike({ style }: Figure, value: number, marks: Marks): string {
  const { sign, before, after, decimals, factor, separator } = style;
  const grouped = formatOf(marks, decimals).format(Math.abs(value / factor));
  const usual = marks === 'en' ? ',' : '.';
  const digits = grouped.replaceAll(usual, separator ?? usual);
  const isZero = !/[1-9]/.test(digits);
  if (value < 0 && !isZero && sign === '(') return `(${before}${digits}${after})`;
  const minus = /[−–-]/.test(sign) ? sign : '−';
  return `${isZero ? '' : value < 0 ? minus : sign === '+' ? '+' : ''}${before}${digits}${after}`;
}
