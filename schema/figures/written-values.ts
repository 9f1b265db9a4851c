import { accuseOther } from './either-place.ts';
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
import { areInProportion, statedChange } from './texts/changes.ts';

/** What schemas can say of numbers that are drawn and written. Each returns those that differ. */
export const writtenValues = {
  /** A text tells by how much one sum differs from another: `5 days given back`. */
  tellsDifference(
    names: Record<'text' | 'before' | 'after', string> & { units: string[] },
    object: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const words: unknown = Object(object)[names.text];
    if (typeof words !== 'string') return [];
    const [written, ...others] = numbersIn(words);
    const [, unit = '', rest = ''] = /\d[- ](\p{L}{2,})(.*)$/u.exec(words) ?? [];
    const around = names.units.map((name) => Object(object)[name]).join(' ');
    // What is saved a year, or of another thing, is no difference of the sums.
    if (!written || others.length > 0 || !unit || !hasWord(around, unit) || isPerTime(rest))
      return [];
    const [before, after] = [names.before, names.after].map((target) =>
      Number(sumOf(valuesAt(`0/${target}`)).toPrecision(12)),
    ) as [number, number];
    const pairs = valuesAt(`0/${names.before}`).map((value, index) => [
      value,
      valuesAt(`0/${names.after}`)[index],
    ]);
    const differences = [[before, after], ...pairs].map(([from, to]) =>
      Number((Number(to) - Number(from)).toPrecision(12)),
    );
    const levels = isLevel(words) ? [before, after] : [];
    if ([...differences, ...levels].some((value) => isStated([written], value))) return [];
    const place = `${pointer}/${names.text}`;
    const ends = [before, after].map(String);
    const computed = writeStated(written, plain(Math.abs(before - after)));
    const part = partAt(words, written);
    return [{ code: 'K627', pointer: place, names: ends, found: words, computed, part }];
  },

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

  /** Two values that are compared: both are there, and fit the number of which they are the picture. */
  compares(
    { before, after, number, label }: Record<'before' | 'after' | 'number' | 'label', string>,
    object: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const { [before]: from, [after]: to, [number]: words, [label]: title } = Object(object);
    if ((from === undefined) !== (to === undefined)) {
      const [there, missing] = from === undefined ? [after, before] : [before, after];
      const found = String(from ?? to);
      return [
        {
          code: 'K617',
          pointer: `${pointer}/${there}`,
          names: [there, missing],
          found,
          computed: '',
        },
      ];
    }
    if (typeof from !== 'number' || typeof to !== 'number') return [];
    const [written, ...others] = numbersIn(String(words));
    if (!written || others.length > 0) return [];
    const change = from === 0 ? 0 : ((to - from) / from) * 100;
    const changes = [to - from, Math.round(change), to / from, from / to];
    const meant = isChange(title) ? changes : [from, to, ...changes];
    if (meant.some((each) => isStated([written], each))) return [];
    const [stated = 0] = written.values;
    for (const [name, value] of [
      [after, to],
      [before, from],
    ] as const) {
      const factor = value / stated;
      // What was 100 at first is no amount of its own.
      if (from === 100 || ![10, 100, 0.1, 0.01].includes(factor)) continue;
      return [
        {
          code: 'K613',
          pointer: `${pointer}/${name}`,
          names: [name, String(words)],
          found: String(value),
          computed: String(stated),
        },
      ];
    }
    const isShare = /%\s*$/.test(String(words)) && [from, to].every((each) => isPercent(each));
    const isNear = meant.some((each) => Math.abs(Math.abs(each) - stated) <= 1);
    if (!isShare || isNear) return [];
    const names = [after, String(words), String(from)];
    const place = `${pointer}/${after}`;
    const way = isChange(title) ? Math.sign(to - from) : 0;
    const computed = String(plain(way === 0 ? stated : from + (way * from * stated) / 100));
    const share = String(Math.round(Math.abs(change)));
    const otherwise = {
      pointer: `${pointer}/${number}`,
      text: String(words).replace(/\d[\d.,]*/, way === 0 ? String(to) : share),
    };
    const mismatch = { code: 'K613', pointer: place, names, found: String(to) } as const;
    const either: Mismatch = { ...mismatch, computed, otherwise };
    const telling = statedChange(title);
    const isDrawnRight = telling !== undefined && areInProportion(telling, [from, to]);
    const page = () => JSON.stringify(valuesAt(String(pointer.split('/').length - 1)));
    return [
      isDrawnRight || isMoreOften(otherwise.text, String(words), page())
        ? accuseOther(either)
        : either,
    ];
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

/** Whether a page says one figure more often than another, which it says once at least. */
function isMoreOften(figure: string, other: string, page: string): boolean {
  const [count = 0, others = 0] = [figure, other].map((each) => page.split(each).length - 1);
  return count > 0 && count >= others;
}

const isPercent = (value: number): boolean => value >= 0 && value <= 100;

/** `Less time on reports` is no share of the time, and neither is `time saved`. */
const isChange = (label: unknown): boolean =>
  /^(?:(?:less|fewer|lower|faster|more|higher|shorter|weniger|mehr)|\p{L}+ (?:saved|cut|gespart))(?!\p{L})/iu.test(
    String(label),
  );

const sumOf = (values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0);

/** Whether a word is among others, in one number or the other. */
const hasWord = (words: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word.replace(/s$/, '')}s?(?!\\p{L})`, 'iu').test(words);

/** `Down to 4 days` is no difference. */
const isLevel = (words: string): boolean =>
  /(?<!\p{L})(?:to|in|now|only|just|from|at|after|within)(?!\p{L})/iu.test(words);

const isPerTime = (words: string): boolean =>
  /\/|(?<!\p{L})(?:per|each|every|an?|years?|months?|quarters?|weeks?|together)(?!\p{L})/iu.test(
    words,
  );

/** Without the rounding of binary fractions. */
const plain = (number: number): number => Number(number.toPrecision(12));

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
