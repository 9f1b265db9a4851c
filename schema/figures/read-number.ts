import { currencyCode, currencySigns } from '../currencies.ts';

/** A number in the way in which people write it: `$1,180.50`, `−3`, `12 %`, `(74)`, `Day 4` or `1.180,50 EUR`. */
export interface WrittenNumber {
  value: number;
  /** Its digits as YAML writes them, with all decimals: `7.60`. */
  digits: string;
  /** The sign of its currency, before or behind it. */
  currency: string | undefined;
  /** Any other word or sign beside it: `%`, `K` or `days`. */
  unit: string;
  /** What separates its thousands. */
  separator: string | undefined;
  hasDecimalComma: boolean;
}

const currency = `[$€£¥]|${currencyCode}\\b`;
const form = RegExp(
  `^(?<minus>minus |negative |[-+−–]?)\\s*(?:(?<before>${currency})|(?<word>\\p{L}+)\\s)?\\s*(?<inner>[-−–]?)(?<number>\\d[\\d.,_'’\\s]*?|\\.\\d+)\\s*(?:(?<behind>${currency})|(?<unit>%|\\p{L}+))?$`,
  'iu',
);

/** Reads a number; `undefined` if a text is anything else, such as a date or two numbers. */
export function readNumber(text: string): WrittenNumber | undefined {
  const groups = form.exec(text.trim().replace(/^\((.+)\)$/, '-$1'))?.groups;
  if (!groups) return undefined;
  const { minus, before, word = '', inner, number = '', behind, unit = word } = groups;
  const [, separator] = /^[1-9]\d{0,2}([,.\s_'’])\d{3}(?:\1\d{3})*(?!\d)/.exec(number) ?? [];
  // `1.180` alone has decimals, as YAML reads it. With the currency behind it, a dot parts thousands.
  const isGrouped =
    separator !== undefined &&
    (separator !== '.' || /[.,].*[.,]/.test(number) || behind !== undefined);
  const whole = isGrouped ? number.replaceAll(separator, '') : number;
  const isNegative = /[-−–n]/i.test(`${minus}${inner}`);
  const digits = `${isNegative ? '-' : ''}${whole.replace(/^(\d+),(\d+)$/, '$1.$2')}`;
  if (Number.isNaN(Number(digits))) return undefined;
  const sign = before ?? behind;
  return {
    value: Number(digits),
    digits,
    currency: sign && (currencySigns[sign.toUpperCase()] ?? sign.toUpperCase()),
    unit,
    separator: isGrouped ? separator : undefined,
    hasDecimalComma: whole.includes(','),
  };
}
