import { type Correction, findCorrections, slipsAmong } from './corrections.ts';
import type { Mismatch } from './mismatch.ts';
import { hasNumber, matchesIn, numberWords, valueOfWord, writeNumberLike } from './number-words.ts';
import { type Figure, parseFigure, writeLike } from './parse-figure.ts';
import { mayHave, type PlacedValue, placesBelow, valuesBelow } from './places.ts';

/** A number that texts beside it repeat. */
interface RepeatedNumber {
  /** Where the number stands, below the object; or what is computed of several. */
  value: string | Sum | { lowest: string } | { count: string };
  /** Where the texts stand. */
  texts: string[];
  /** What has to be there: only parts are counted. */
  where?: Record<'at' | 'is', string>;
  /** What the text has to be multiplied by: ten where it tells of `eight in ten`, and the number is a percentage. */
  times?: number;
  /** The words around it, where `#` is the number, and `$#` an amount with its currency: `drawn at #%`. */
  words: string;
}

/** Of all numbers at a place, or of the items that name one of a list: of streams, those that begin in the first column. */
interface Sum {
  sum: string;
  where?: Record<'name' | 'among', string>;
}

interface Mention {
  pointer: string;
  written: string;
  part: NonNullable<Mismatch['part']>;
}

/** What schemas can say of numbers that texts repeat. */
export const repeatedNumbers = {
  /** Numbers of a block that its own texts repeat. A text that repeats two of them is not looked at. */
  repeats(
    numbers: readonly RepeatedNumber[],
    object: unknown,
    { pointer }: { pointer: string },
  ): Mismatch[] {
    return numbers.flatMap(({ value: target, texts, words, where, times = 1 }): Mismatch[] => {
      if (!mayHave(object, pathOf(target))) return [];
      const mentions = texts
        .flatMap((text) => placesBelow(object, text, pointer))
        .flatMap((text) => readMention(text.pointer, text.value, words));
      const isMeant =
        mentions.length > 0 && (!where || valuesBelow(object, where.at).includes(where.is));
      const fact = isMeant ? readFact(target, object, pointer) : undefined;
      if (!fact) return [];
      const { place, name } = fact;
      const value = fact.value / times;
      const isSum = typeof target !== 'string' && 'sum' in target;
      const wrong = mentions.filter(({ written }) => !isMentioned(written, value));
      const [first] = wrong;
      if (!first) return [];
      const slips = isSum ? slipsIn(fact, first) : [];
      const [slip, ...more] = slips;
      if (slip && more.length === 0) return [asPart(slip, fact, first)];
      if (isSum && isFarOff(first.written, value)) return [];
      const sibling =
        typeof target === 'string' ? siblingOf(target, first.written, object) : undefined;
      const either = slips.map((each) => `\`${plain(each.value)}\` in place of ${each.term.value}`);
      const gap = isSum && plain(value - (valueOfMention(first.written, value) ?? value));
      const off = gap ? `${plain(Math.abs(gap))} too ${gap > 0 ? 'large' : 'small'}` : '';
      const names = [name, first.written, sibling ?? '', either.join(', or '), off];
      const found = String(fact.value);
      const isChangedAlone = wrong.length > 1 && wrong.length === mentions.length;
      if (isChangedAlone) {
        const others = mentions.map(({ pointer }) => pointer);
        return [{ code: 'K652', pointer: place, names, found, computed: '', others }];
      }
      const computed = writeMention(first.written, value);
      const { pointer: at, part } = first;
      const drawn = typeof target === 'string' ? valueOfMention(first.written, value) : undefined;
      return [
        {
          code: 'K652',
          pointer: at,
          names,
          found,
          computed,
          part,
          others: isSum ? (fact.parts ?? []).map((each) => each.pointer) : [place],
          ...(drawn !== undefined && {
            otherwise: { pointer: place, text: String(plain(drawn * times)) },
          }),
        },
      ];
    });
  },
};

/** The parts of a sum in which digits may be swapped, if the text is right: `26` for 62. None where the text may have them swapped itself. */
function slipsIn({ value, parts = [] }: Fact, { written, pointer }: Mention): Correction[] {
  const stated = valueOfMention(written, value);
  if (stated === undefined) return [];
  const terms = [
    ...parts.map((part) => ({ place: part.pointer, value: Number(part.value), factor: 1 })),
    { place: pointer, value: stated, factor: -1 },
  ];
  const balance = { readings: [terms], allowed: 0 };
  const slips = slipsAmong(findCorrections(balance, [balance]));
  return slips.some(({ term }) => term.place === pointer) ? [] : slips;
}

function asPart({ term, value }: Correction, fact: Fact, { written, pointer }: Mention): Mismatch {
  const names = [fact.name, written, String(fact.value)];
  const [found, computed] = [term.value, plain(value)].map(String) as [string, string];
  return {
    code: 'K652',
    pointer: term.place,
    names,
    found,
    computed,
    isGuess: true,
    others: [pointer],
  };
}

/** Another number beside the one that is mentioned, which is what the text says: the two may be swapped. */
function siblingOf(target: string, written: string, object: unknown): string | undefined {
  const own = target.split('/').at(-1);
  const holder = target.includes('/') ? {} : Object(object);
  return Object.keys(holder).find(
    (name) =>
      name !== own && typeof holder[name] === 'number' && isMentioned(written, holder[name]),
  );
}

interface Fact {
  value: number;
  place: string;
  /** What it is, in the author’s words. */
  name: string;
  /** What is added up. */
  parts?: readonly PlacedValue[];
}

function readFact(
  target: RepeatedNumber['value'],
  object: unknown,
  pointer: string,
): Fact | undefined {
  const path = pathOf(target);
  const of =
    typeof target === 'string'
      ? ''
      : 'count' in target
        ? 'the number of'
        : 'sum' in target
          ? 'the sum of'
          : 'the lowest';
  const places = placesBelow(object, path, pointer).filter(isCounted(target, object));
  if (typeof target !== 'string' && 'count' in target) {
    const list = placesBelow(object, path.replace(/\/\*$/, ''), pointer)[0];
    return list && { value: places.length, place: list.pointer, name: `${of} \`${nameOf(path)}\`` };
  }
  const values = places.map(({ value }) => value).filter((value) => typeof value === 'number');
  const [first] = places;
  const [own] = values;
  if (!first || own === undefined || values.length < places.length) return undefined;
  const name = `\`${nameOf(path)}\``;
  if (typeof target === 'string') return { value: own, place: first.pointer, name };
  const sum = plain(values.reduce((total, each) => total + each, 0));
  if ('sum' in target)
    return { value: sum, place: first.pointer, name: `${of} ${name}`, parts: places };
  const value = Math.min(...values);
  const lowest = places.find((each) => each.value === value) ?? first;
  return { value, place: lowest.pointer, name: `${of} ${name}` };
}

/** Where the numbers stand. */
function pathOf(target: RepeatedNumber['value']): string {
  if (typeof target === 'string') return target;
  if ('count' in target) return target.count;
  return 'sum' in target ? target.sum : target.lowest;
}

/** Whether the item of a number names one of those that are added up. */
function isCounted(target: RepeatedNumber['value'], object: unknown) {
  if (typeof target === 'string' || !('sum' in target) || !target.where) return () => true;
  const { name, among } = target.where;
  const names = valuesBelow(object, among);
  const owners = valuesBelow(object, target.sum.replace(/[^/]+$/, name));
  return (_: PlacedValue, index: number) => names.includes(owners[index]);
}

/** `limit` of `limit/value`. */
const nameOf = (path: string): string => {
  const steps = path.split('/').filter((step) => step !== 'value' && step !== '*');
  return steps.at(-1) ?? path;
};

/** Without the rounding of binary fractions. */
const plain = (number: number): number => Number(number.toPrecision(12));

const amount = '[$€£¥] ?\\d(?:[\\d.,]*\\d)? ?(?:[kmb]n?(?!\\p{L}))?';
const number = `(?<![\\p{L}\\d.,$€£¥-])(?:\\d(?:[\\d.,]*\\d)?|${numberWords})(?![\\p{L}\\d])`;

/** So many characters beside a number are enough to find it again. */
const around = 8;

/** `drawn at #%` as a pattern. */
const patternOf = (words: string): string =>
  words.replace('$#', `(${amount})`).replace('#', `(${number})`);

function readMention(pointer: string, text: unknown, words: string): Mention[] {
  if (typeof text !== 'string' || !hasNumber(text)) return [];
  const [first, ...others] = matchesIn(text, patternOf(words));
  const [whole = '', stated = ''] = first?.parts ?? [];
  const written = stated.trim();
  if (!first || !written || others.length > 0) return [];
  const from = first.index + whole.indexOf(written);
  const to = from + written.length;
  const before = text.slice(Math.max(0, from - around), from);
  const part = { before, text: written, after: text.slice(to, to + around) };
  return [{ pointer, written, part }];
}

/** What stands in the text is exact as far as its digits go, in the unit of the number or in thousands or millions of it. */
function isMentioned(written: string, value: number): boolean {
  const word = valueOfWord(written);
  if (word !== undefined) return word === Math.abs(value);
  const figures = readingsOf(written);
  return (
    figures.length === 0 ||
    figures.some((figure) =>
      scalesOf(written).some((scale) => {
        const allowed = figure.halfStep * 1.000001;
        return Math.abs(figure.value - Math.abs(value) * scale) <= allowed;
      }),
    )
  );
}

/** A sum that is far from what is mentioned is one of other things. */
const isFarOff = (written: string, sum: number): boolean =>
  readingsOf(written).every(({ value }) =>
    scalesOf(written).every(
      (scale) =>
        Math.abs(value - sum * scale) > Math.abs(value) * 0.3 &&
        ![10, 100, 0.1, 0.01].includes(value / (sum * scale)),
    ),
  );

const readingsOf = (written: string): Figure[] =>
  (['en', 'de'] as const).flatMap((marks) => parseFigure(written, marks) ?? []);

const scalesOf = (written: string): number[] =>
  /^[$€£¥]/.test(written) ? [1, 1e3, 1e6, 1e9] : [1];

/** What the value would be if the text were right, in the scale that is nearest. */
function valueOfMention(written: string, value: number): number | undefined {
  const word = valueOfWord(written);
  if (word !== undefined) return word;
  const off = (candidate: number) => Math.abs(Math.log(Math.abs(candidate / value)));
  // `$1,160K` beside 1250 is 1160, whatever the comma means.
  const [nearest, ...others] = readingsOf(written).map(
    (figure) =>
      scalesOf(written)
        .map((scale) => figure.value / scale)
        .sort((a, b) => off(a) - off(b))[0],
  );
  return others.some((each) => each !== nearest) ? undefined : nearest;
}

/** A value as another one is written: `$50K` for 50 or 50000 beside `$60K`. */
function writeMention(written: string, value: number): string {
  const [figure] = readingsOf(written);
  if (valueOfWord(written) !== undefined || !figure) return writeNumberLike(written, value);
  const off = (scale: number) => Math.abs(Math.log(figure.value / Math.abs(value * scale)));
  const [scale = 1] = scalesOf(written).sort((a, b) => off(a) - off(b));
  return writeLike(figure, Math.abs(value) * scale, parseFigure(written, 'en') ? 'en' : 'de');
}
