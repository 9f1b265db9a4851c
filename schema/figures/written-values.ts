import type { Mismatch } from './mismatch.ts';
import type { Place } from './places.ts';
import {
  inScaleOf,
  isSlip,
  isStated,
  numbersIn,
  partAt,
  restate,
  type StatedNumber,
  writeStated,
} from './stated-numbers.ts';

/** What schemas can say of numbers that are drawn and written. Each returns those that differ. */
export const writtenValues = {
  /** A text with a number, and the value that is drawn for it. */
  states(
    { text, value }: Record<'text' | 'value', string>,
    object: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const { [text]: words, [value]: drawn } = Object(object);
    if (typeof words !== 'string' || typeof drawn !== 'number') return [];
    const numbers = numbersIn(words);
    if (numbers.length === 0 || isStated(numbers, drawn)) return [];
    const [written, ...others] = numbers.filter((each) => each.isAmount || isSlip(each, drawn));
    if (!written || others.length > 0) return [];
    const computed = String(inScaleOf(written, drawn) ?? '');
    const otherwise = { pointer: `${pointer}/${text}`, text: restate(words, written, drawn) };
    const names = [value, words];
    const place = `${pointer}/${value}`;
    return [{ code: 'K613', pointer: place, names, found: String(drawn), computed, otherwise }];
  },

  /** Texts below the first and the last of some values. One that states its value says what the other is about. */
  endsWith(
    { start, end, lists }: { start: string; end: string; lists: string[] },
    object: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const values = lists.flatMap((name) =>
      list(Object(object)[name]).map((value, index) => ({
        value,
        place: `${pointer}/${name}/${index}`,
      })),
    );
    const ends = [
      { name: start, ...values[0] },
      { name: end, ...values.at(-1) },
    ].flatMap(({ name, value, place = '' }) => {
      const words: unknown = Object(object)[name];
      if (typeof words !== 'string' || typeof value !== 'number') return [];
      // Of `8 of 9`, nine is the whole.
      const [, figure] = /:\s*(.+?)(?: (?:of|von) \d+)?$/.exec(words) ?? [];
      const numbers = numbersIn(figure ?? words).filter((each) => figure || each.isAmount);
      return [{ name, words, value, place, numbers, isRight: isStated(numbers, value) }];
    });
    const [wrong, ...others] = ends.filter(({ isRight, numbers }) => !isRight && numbers.length);
    if (!wrong) {
      const page = () => JSON.stringify(valuesAt(String(pointer.split('/').length - 1)));
      return checkUnits(ends, pointer, page);
    }
    if (others.length > 0) return [];
    const isOtherRight = ends.some(({ isRight }) => isRight);
    if (!isOtherRight && !wrong.numbers.some((each) => isSlip(each, wrong.value))) return [];
    const { name, words, value, place, numbers } = wrong;
    const names = [name === start ? 'first' : 'last', words];
    const [number] = numbersIn(words).filter(({ written }) => written === numbers[0]?.written);
    const drawn = number && inScaleOf(number, value);
    return [
      {
        code: 'K613',
        pointer: `${pointer}/${name}`,
        names,
        found: String(value),
        computed: number ? writeStated(number, value) : '',
        ...(number && { part: partAt(words, number) }),
        ...(drawn !== undefined && { otherwise: { pointer: place, text: String(drawn) } }),
      },
    ];
  },

  /** Two values that are compared are both there. */
  compares(names: [string, string], object: unknown, { pointer }: Place): Mismatch[] {
    const [there, ...others] = names.filter((name) => Object(object)[name] !== undefined);
    const missing = names.find((name) => name !== there);
    if (there === undefined || missing === undefined || others.length > 0) return [];
    const found = String(Object(object)[there]);
    const around = [there, missing];
    return [{ code: 'K617', pointer: `${pointer}/${there}`, names: around, found, computed: '' }];
  },
};

interface NamedEnd {
  name: string;
  words: string;
  value: number;
  numbers: readonly StatedNumber[];
}

/** `$9.84K` and `$12.84M` below 9.84 and 12.84: the one whose unit the page has less often is wrong. */
function checkUnits(
  ends: readonly NamedEnd[],
  pointer: string,
  readPage: () => string,
): Mismatch[] {
  const read = ends.flatMap(({ name, words, value, numbers }) => {
    const [number, ...others] = numbers;
    const [amount = 0] = number?.values ?? [];
    const [, sign = '', letter = ''] = /^\W?([$€£¥]).*?([KMB]?)$/.exec(number?.written ?? '') ?? [];
    if (!number || !sign || others.length > 0 || value === 0) return [];
    return [{ name, words, number, sign, letter, factor: Math.abs(amount / value) }];
  });
  const [first, last] = read;
  if (!first || !last) return [];
  const isOneScale = Math.abs(Math.log10(first.factor / last.factor)) < 2;
  if (first.sign === last.sign && isOneScale) return [];
  const page = readPage();
  // Hundreds of thousands are written otherwise than millions with decimals.
  const countOf = ({ sign, letter, number }: typeof first) => {
    const [, decimals = ''] = /\.(\d+)\D*$/.exec(number.written) ?? [];
    const digits = decimals ? `[\\d,]+\\.\\d{${decimals.length}}` : '[\\d,]+';
    const form = new RegExp(`\\${sign}${digits}${letter || '(?![KMB\\d.,])'}`, 'g');
    return page.match(form)?.length ?? 0;
  };
  const [wrong, right] = countOf(first) < countOf(last) ? [first, last] : [last, first];
  const { name, words, number } = wrong;
  const computed = number.written
    .replace(wrong.sign, () => right.sign)
    .replace(/[KMB]?$/, () => right.letter);
  const found = number.written;
  const place = `${pointer}/${name}`;
  const names = ['ends', words, right.words];
  const [written] = numbersIn(words).filter((each) => each.written === found);
  const part = written && { part: partAt(words, written) };
  return [{ code: 'K657', pointer: place, names, found, computed, ...part }];
}

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
