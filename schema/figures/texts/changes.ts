import type { Mismatch } from '../mismatch.ts';
import {
  hasNumber,
  matchesIn,
  numberWords,
  valueOfWord,
  writeNumberLike,
} from '../number-words.ts';
import { mayHave, type PlacedValue, placesBelow } from '../places.ts';
import { inScaleOf, isStated, numbersIn, partAt, writeStated } from '../stated-numbers.ts';

/** Where a value stands, as in `relations.ts`. */
interface Place {
  pointer: string;
}

/** A number at the beginning or the end of a change: the first or the last of some places, or their sum. */
interface End {
  of: string[];
  take: 'first' | 'last' | 'sum';
}

interface WrittenNumber {
  written: string;
  index: number;
}

/** What schemas can say of a change that a text tells. */
export const textChanges = {
  /** `Four days instead of nine` beside what goes from nine to four. Where one of the two is so, the other has to be. */
  tellsChange(
    { texts, now, before, after }: { texts: string[]; now?: string; before: End; after: End },
    object: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    if (![before, after].every(({ of }) => of.some((path) => mayHave(object, path)))) return [];
    const claims = texts.flatMap((name) => {
      const text: unknown = Object(object)[name];
      const change =
        typeof text === 'string' && hasNumber(text)
          ? (changeIn(text) ?? changeTo(Object(object)[now ?? ''], text))
          : undefined;
      return change ? [{ name, text: String(text), change }] : [];
    });
    if (claims.length === 0) return [];
    const [start, end] = [before, after].map((each) => readEnd(each, object, pointer));
    if (!start || !end || start.value === end.value) return [];
    return claims.flatMap(({ name, text, change }): Mismatch[] => {
      const [isStart, isEnd] = [states(change.from, start.value), states(change.to, end.value)];
      if (!isStart && !isEnd && now !== undefined) {
        // What is drawn as it is, such as `74%`, is no picture of what the words tell.
        const isItself = isStated(numbersIn(String(Object(object)[now])), end.value);
        return isItself ? [] : checkProportion(text, change, [start, end], `${pointer}/${name}`);
      }
      if (isStart === isEnd || (isStart && change.to.index < 0)) return [];
      const [wrong, right] = isStart ? [change.to, end] : [change.from, start];
      const { written } = wrong;
      const computed = writeNumber(written, right.value);
      const [stated] = numbersIn(written);
      const drawn = valueOfWord(written) ?? (stated && inScaleOf(stated, right.value));
      const part = partAt(text, wrong);
      return [
        {
          code: 'K656',
          pointer: `${pointer}/${name}`,
          names: ['ends', String(start.value), String(end.value)],
          found: written,
          computed,
          part,
          others: [right.pointer],
          ...(drawn !== undefined &&
            right.isOne && { otherwise: { pointer: right.pointer, text: String(drawn) } }),
        },
      ];
    });
  },
};

/** `Ten hours to four` beside bars of 100 and 40, of which the longer stands for ten hours: they are in proportion. */
function checkProportion(
  text: string,
  { from, to }: Record<'from' | 'to', WrittenNumber>,
  [start, end]: [DrawnEnd, DrawnEnd],
  pointer: string,
): Mismatch[] {
  const isOfWhole = start.value === 100 || Math.max(start.value, end.value) === 100;
  const [first, last] = [from, to].map(readValue);
  if (!isOfWhole || !first || !last) return [];
  const bars = [start.value, end.value] as const;
  if (areInProportion([first, last], bars)) return [];
  // Bars are rounded, so a number is offered only where one alone can be meant.
  const fits = (value: number, number: WrittenNumber) =>
    areInProportion(number === from ? [value, last] : [first, value], bars);
  const swaps = [from, to].flatMap((number) => swapsOf(number, (value) => fits(value, number)));
  const meant = Math.round((last * start.value) / end.value);
  const isOnly = fits(meant, from) && ![meant - 1, meant + 1].some((value) => fits(value, from));
  const [swap, ...more] = swaps;
  const { number, computed } =
    swap && more.length === 0
      ? swap
      : { number: from, computed: isOnly ? writeNumber(from.written, meant) : '' };
  const drawn = [start, end].map(({ value }) => String(value));
  return [
    {
      code: 'K656',
      pointer,
      names: ['proportion', (number === from ? to : from).written, ...drawn],
      found: number.written,
      computed,
      part: partAt(text, number),
      others: [start.pointer, end.pointer],
    },
  ];
}

/** A number with two neighbouring digits in each other’s place, where that fits. */
function swapsOf(
  number: WrittenNumber,
  fits: (value: number) => boolean,
): { number: WrittenNumber; computed: string }[] {
  const { written } = number;
  const all = [...written].map((_, at) =>
    written.slice(0, at).concat(written.slice(at).replace(/^(\d)([.,]?)(\d)/, '$3$2$1')),
  );
  return [...new Set(all)].flatMap((computed) => {
    const value = readValue({ written: computed, index: 0 });
    return computed !== written && value !== undefined && fits(value) ? [{ number, computed }] : [];
  });
}

/** A change that a text tells, as two numbers. */
export function statedChange(text: unknown): [from: number, to: number] | undefined {
  const change = typeof text === 'string' && hasNumber(text) ? changeIn(text) : undefined;
  const [from, to] = change ? [change.from, change.to].map(readValue) : [];
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** Whether two numbers are in the proportion of two bars, which are drawn in whole percent. */
export const areInProportion = (
  [first, last]: readonly [number, number],
  [start, end]: readonly [number, number],
): boolean => Math.abs((first / last) * end - start) <= (start + end) / 100;

/** The value of a number. One that may be read in two ways is not compared. */
function readValue({ written }: WrittenNumber): number | undefined {
  const word = valueOfWord(written);
  const [value, ...others] = word === undefined ? (numbersIn(written)[0]?.values ?? []) : [word];
  return others.length === 0 ? value : undefined;
}

const number = `(?:[$€£] ?)?\\d(?:[\\d.,]*\\d)?(?: ?(?:%|[kmb]n?(?!\\p{L})))?|(?:${numberWords})(?!\\p{L})`;
const unit = '(?:[ -]\\p{L}+){0,3}';
const patterns = {
  forward: `(?:from |, )(${number})${unit} to (${number})`,
  backward: `(?<![\\p{L}\\d.,$€£-])(${number})${unit},? (?:instead of|rather than|down from|up from) (${number})`,
};

/** From what to what, where a text tells of one change and says so. */
function changeIn(text: string): Record<'from' | 'to', WrittenNumber> | undefined {
  if (!/ (?:to|of|than|from) /.test(text)) return undefined;
  const [forward, backward] = [patterns.forward, patterns.backward].map((pattern) =>
    matchesIn(text, pattern),
  ) as [ReturnType<typeof matchesIn>, ReturnType<typeof matchesIn>];
  const [found, ...others] = [...forward, ...backward];
  if (!found || others.length > 0) return undefined;
  const [whole = '', one = '', other = ''] = found.parts;
  const first = { written: one.trim(), index: found.index + whole.indexOf(one) };
  const second = { written: other.trim(), index: found.index + whole.lastIndexOf(other) };
  return forward.length > 0 ? { from: first, to: second } : { from: second, to: first };
}

/** `Of spend, from 64%` beside the number that it is now. */
function changeTo(now: unknown, text: string): Record<'from' | 'to', WrittenNumber> | undefined {
  if (typeof now !== 'string' || !/ from /.test(text)) return undefined;
  const [found, ...others] = matchesIn(text, `, (?:up |down )?from (${number})$`);
  const [whole = '', one = ''] = found?.parts ?? [];
  if (!found || others.length > 0) return undefined;
  const index = found.index + whole.lastIndexOf(one);
  return { from: { written: one.trim(), index }, to: { written: now, index: -1 } };
}

/** One of the two numbers, or their sum. */
interface DrawnEnd extends PlacedValue {
  value: number;
  isOne: boolean;
}

function readEnd({ of, take }: End, object: unknown, pointer: string): DrawnEnd | undefined {
  const places = of.flatMap((path) => placesBelow(object, path, pointer)).filter(isNumber);
  const [first] = places;
  if (!first) return undefined;
  if (take !== 'sum')
    return { ...(take === 'first' ? first : (places.at(-1) ?? first)), isOne: true };
  const sum = places.reduce((total, { value }) => total + value, 0);
  return { pointer: first.pointer, value: Number(sum.toPrecision(12)), isOne: false };
}

const isNumber = (place: PlacedValue): place is PlacedValue & { value: number } =>
  typeof place.value === 'number';

function states({ written }: WrittenNumber, value: number): boolean {
  const word = valueOfWord(written);
  return word === undefined ? isStated(numbersIn(written), value) : word === value;
}

function writeNumber(written: string, value: number): string {
  const [stated] = numbersIn(written);
  return valueOfWord(written) !== undefined || !stated
    ? writeNumberLike(written, value)
    : writeStated(stated, value);
}
