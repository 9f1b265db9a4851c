import { onlyOf } from '../../only-of.ts';
import type { Mismatch } from '../mismatch.ts';
import { plain, sum } from '../numbers.ts';
import { type Place, placesBelow, valuesBelow } from '../places.ts';
import {
  isStated,
  likelierValue,
  numbersIn,
  partAt,
  type StatedNumber,
  writeStated,
} from './stated-numbers.ts';

/** Keywords for values that nearby texts state. Each returns the texts that state another value. */
export const stated = {
  /**
   * Compares a text that has one amount with the value that is drawn, or a text with one number in a
   * unit with what two sums differ by, or one that counts all with their sum.
   */
  states(
    { text, value, drawnIn = [], sums, unit }: Stating,
    object: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const { [text]: words, [value ?? '']: beside, [unit ?? '']: ofUnit } = Object(object);
    const numbers = numbersIn(String(words ?? ''));
    if (sums && ofOtherTime.test(String(words))) return [];
    const both = (sums ?? []).map((place) => sumBelow(object, place));
    const [more = 0, less = 0] = both;
    const drawn: unknown = sums ? plain(more - less) : beside;
    const isMeant = (number: StatedNumber) =>
      both.length === 1
        ? isOfAll(number, String(words), more)
        : sums
          ? isInUnit(number, String(words), String(ofUnit ?? ''))
          : number.isAmount;
    const amount = onlyOf(numbers.filter(isMeant));
    if (typeof drawn !== 'number' || !amount) return [];
    if (numbers.some((number) => [drawn, ...both].some((each) => isStated(number, each))))
      return [];
    const around = drawnIn.flatMap(valuesAt).filter((each) => typeof each === 'number');
    const likelier = likelierValue(amount, drawn, around);
    if (likelier !== undefined)
      return [
        {
          code: 'K613',
          pointer: `${pointer}/${value}`,
          message: `This value is ${drawn}, far from all others, and “${words}” is written beside it.`,
          hint: 'Both say the same thing. Correct one of them.',
          instead: likelier,
          others: [`${pointer}/${text}`],
        },
      ];
    const at = value ?? sums?.[0]?.split('/')[0];
    const verb = both.length === 1 ? 'add up to' : 'differ by';
    const what = sums ? `\`${at}\` below it ${verb}` : `\`${at}\` beside it is`;
    return [
      explain(`${pointer}/${text}`, String(words), amount, Math.abs(drawn), what, [
        `${pointer}/${at}`,
      ]),
    ];
  },

  /**
   * Compares the texts below the first and the last of several values with these: `Nov 2026:
   * $6.38M`.
   */
  endsWith(
    { start, end, lists }: { start: string; end: string; lists: string[] },
    object: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const values = lists.flatMap((name) => placesBelow(object, `${name}/*`, pointer));
    const ends = [
      { name: start, which: 'first', drawn: values[0] },
      { name: end, which: 'last', drawn: values.at(-1) },
    ].flatMap(({ name, which, drawn }) => {
      const words: unknown = Object(object)[name];
      const value = drawn?.value;
      if (typeof words !== 'string' || typeof value !== 'number') return [];
      // After a colon any number counts, elsewhere only amounts. In `8 of 9`, nine is the whole.
      const from = words.indexOf(': ');
      const [number, ...others] = numbersIn(words).filter(
        ({ index, isAmount }) => isAmount || (from >= 0 && index > from),
      );
      const isRight =
        number !== undefined && [number, ...others].some((each) => isStated(each, value));
      const place = `${pointer}/${name}`;
      return [{ place, words, value, number, isRight, which, others: [drawn?.pointer ?? ''] }];
    });
    const [first, last] = ends;
    if (first?.number && last?.number && !areInOneUnit(first, last))
      return [explainUnits(first, last)];
    // If neither text states its value, they are about something else.
    if (!ends.some(({ isRight }) => isRight)) return [];
    return ends.flatMap(({ place, words, value, number, isRight, which, others }) =>
      number && !isRight
        ? [explain(place, words, number, value, `the ${which} value beside it is`, others)]
        : [],
    );
  },
};

interface Stating {
  text: string;
  /** The property with the value. */
  value?: string;
  /** Places of what is drawn with it, which may show that it is the value that is wrong. */
  drawnIn?: string[];
  /** The places of the numbers of two sums, `parts/*\/before`, or of one that the text counts. */
  sums?: [string, string?];
  /** The property with the unit of the sums. */
  unit?: string;
}

/** `60 days a year` are of more than what is drawn. */
const ofOtherTime = /(?<!\p{L})(?:an?|per|each|every|pro|im|jede[nrs]?) \p{L}|\/ ?\p{L}/iu;

/** Whether a number that a text begins with counts all of a sum: `The 46 people`, of whom there are 47. */
const isOfAll = ({ index, written, figures }: StatedNumber, text: string, total: number): boolean =>
  /^(?:(?:the|our|all|die|unsere|alle) )?$/i.test(text.slice(0, index)) &&
  /^ (?!(?:minutes|hours|days|weeks|months|years)\b)\p{Ll}/u.test(
    text.slice(index + written.length),
  ) &&
  total >= 20 &&
  figures.some(({ value }) => Math.abs(value - total) <= total / 10);

const sumBelow = (object: unknown, place = ''): number =>
  sum(valuesBelow(object, place).map(Number));

/** What a suffix such as ` h` is short for. */
const abbreviated: Record<string, string> = {
  min: 'minutes',
  ...{ h: 'hours', hr: 'hours', hrs: 'hours' },
  d: 'days',
  wk: 'weeks',
};

/** Whether a number in a text has a unit: `5 days` and `1 day`, if that is ` days`, and `5 hours`, if that is ` h`. */
function isInUnit({ index }: StatedNumber, text: string, unit: string): boolean {
  const [own] =
    /^(?:\p{L}+|%)/u.exec(
      text
        .slice(index)
        .replace(/^\D*[\d.,]+/, '')
        .trim(),
    ) ?? [];
  const meant = unit.trim().toLowerCase();
  const written = own?.toLowerCase();
  return (
    written !== undefined &&
    [meant, abbreviated[meant] ?? ''].some((each) => each.startsWith(written))
  );
}

function explain(
  pointer: string,
  words: string,
  number: StatedNumber,
  value: number,
  beside: string,
  others: string[],
): Mismatch {
  return {
    code: 'K613',
    pointer,
    message: `“${words}” is written here, and ${beside} ${value}.`,
    hint: 'Both say the same thing. Correct one of them.',
    instead: writeStated(number, value),
    part: partAt(words, number),
    others,
  };
}

interface End {
  place: string;
  words: string;
  value: number;
  number?: StatedNumber | undefined;
}

/** Whether two numbers have the same currency and the same scale compared with the drawn values. */
function areInOneUnit(...ends: [End, End]): boolean {
  const [one, other] = ends.map(({ number, value }) => {
    const sign = /[$€£¥]/.exec(number?.written ?? '')?.[0];
    return { sign, times: (number?.figures[0]?.value ?? 0) / value };
  }) as [{ sign?: string; times: number }, { sign?: string; times: number }];
  const ratio = Math.abs(Math.log10(Math.abs(one.times / other.times)));
  return one.sign === other.sign && !(Number.isFinite(ratio) && ratio >= 2);
}

const explainUnits = (first: End, last: End): Mismatch => ({
  code: 'K657',
  pointer: last.place,
  message: `“${first.words}” and “${last.words}” are below values that are drawn in one unit.`,
  hint: 'Correct the unit of one of them.',
  others: [first.place],
});
