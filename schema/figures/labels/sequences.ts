import { onlyOf } from '../../only-of.ts';
import { dayLike, dayOf, monthsIn } from './months.ts';
import { findMisspelt, indexIn, isOfRound, nameIn, partsOf, roundWith } from './rounds.ts';

/** Names as numbers with a constant difference. */
interface Sequence {
  numbers: number[];
  /** Length of the cycle, if it repeats. */
  size?: number;
  /** Whether it is of months, weekdays or quarters, which follow one another nearly always. */
  isRound?: true;
  /** Formats a number as a name, in the style of another name. */
  write: (number: number, like: string) => string;
}

/** The only name that breaks its sequence. */
export type Break =
  | { kind: 'other' | 'missing'; index: number; name: string }
  | { kind: 'twice'; index: number }
  | { kind: 'swapped'; index: number; other: number }
  | { kind: 'moved'; index: number; before: number };

/** Finds a gap in names that are otherwise consecutive: `Jan`, `Mar`, `Apr`, `May`. */
export function findBreak(names: readonly string[]): Break | undefined {
  const sequence = readSequence(names);
  const misspelt = sequence ? undefined : findMisspelt(names);
  if (misspelt) return { kind: 'other', ...misspelt };
  if (!sequence || names.length < 3) return undefined;
  const moved = findMoved(ranksOf(sequence.numbers, sequence.size));
  if (moved || names.length < 4) return moved;
  const step = usualStep(sequence) ?? stepOfRound(sequence);
  if (step === undefined) return undefined;
  const starts = sequence.numbers.map((number, index) => inRound(number - index * step, sequence));
  return findShift(names, sequence, step, starts) ?? findOther(names, sequence, step, starts);
}

const readSequence = (names: readonly string[]): Sequence | undefined =>
  readRound(names) ?? readDays(names) ?? readNumbers(names);

/** Returns a number within its cycle: 13 is the first month again. */
const inRound = (number: number, { size }: Sequence): number =>
  size ? ((number % size) + size) % size : number;

const stepsOf = (sequence: Sequence): number[] =>
  sequence.numbers
    .slice(1)
    .map((number, index) => inRound(number - (sequence.numbers[index] ?? 0), sequence));

/** Returns the distance that most neighbours have; `undefined` if all have it, or too few. */
function usualStep(sequence: Sequence): number | undefined {
  const steps = stepsOf(sequence);
  // Of two that are equally frequent, the smaller one: `Jan`, `Mar`, `Feb`, `Apr` go up by one.
  const [step, count] = mostOften(steps.toSorted((a, b) => a - b));
  const isUsual = step !== 0 && count >= Math.max(2, steps.length - 3) && count < steps.length;
  return isUsual ? step : undefined;
}

/** Returns 1 if all names of a round but one follow one another: `Jan`, `May`, `Mar`, `Apr`. */
function stepOfRound(sequence: Sequence): number | undefined {
  const { numbers, isRound } = sequence;
  const [, count] = mostOften(numbers.map((number, index) => inRound(number - index, sequence)));
  return isRound && count === numbers.length - 1 ? 1 : undefined;
}

/**
 * Finds a name that is missing, or there twice, so that all names after it are too late or too early.
 * @param starts the numbers that the first name would have, computed from each name
 */
function findShift(
  names: readonly string[],
  sequence: Sequence,
  step: number,
  starts: readonly number[],
): Break | undefined {
  const cut = starts.findIndex((start) => start !== starts[0]);
  if (!starts.slice(cut).every((start) => start === starts[cut])) return undefined;
  const shift = inRound((starts[cut] ?? 0) - (starts[0] ?? 0), sequence);
  if (shift === inRound(step, sequence)) {
    const missing = inRound((sequence.numbers[cut - 1] ?? 0) + step, sequence);
    return { kind: 'missing', index: cut, name: sequence.write(missing, names[cut - 1] ?? '') };
  }
  return shift === inRound(-step, sequence) ? { kind: 'twice', index: cut } : undefined;
}

/** Finds two names that have changed places, or the only one that is wrong: see `findShift`. */
function findOther(
  names: readonly string[],
  sequence: Sequence,
  step: number,
  starts: readonly number[],
): Break | undefined {
  const { numbers, size, write } = sequence;
  const [start] = mostOften(starts);
  const meant = (index: number) => inRound(start + index * step, sequence);
  const [index, other, ...more] = starts.flatMap((each, at) => (each === start ? [] : [at]));
  if (index === undefined || more.length > 0) return undefined;
  if (other !== undefined) {
    const isSwap = numbers[index] === meant(other) && numbers[other] === meant(index);
    return isSwap ? { kind: 'swapped', index, other } : undefined;
  }
  // A list may leave something out at its ends, and working days start again.
  const isEnd = index === 0 || index === names.length - 1;
  const isTwice = numbers.indexOf(numbers[index] ?? 0) !== numbers.lastIndexOf(numbers[index] ?? 0);
  if (isEnd && (!isTwice || size === 7)) return undefined;
  return { kind: 'other', index, name: write(meant(index), names[index] ?? '') };
}

/** Whether names are consecutive, so that none of them is missing in between. */
export function followOneAnother(names: readonly string[]): boolean {
  const sequence = readSequence(names);
  const steps = sequence ? stepsOf(sequence) : [];
  return names.length > 2 && steps[0] !== 0 && new Set(steps).size === 1;
}

/**
 * Returns the places that names would have in order, from 0; none if some are missing, or there
 * twice, or if a whole cycle may start anywhere.
 */
function ranksOf(numbers: readonly number[], size = Number.MAX_SAFE_INTEGER): number[] {
  const present = new Set(numbers);
  const isFirst = (number: number) => !present.has((number || size) - 1);
  const first = onlyOf(numbers.filter(isFirst));
  if (first === undefined || present.size < numbers.length) return [];
  return numbers.map((number) => (number < first ? number + size : number) - first);
}

/** Finds the one name, or the two, that would put all others in order: `Jan`, `Mar`, `Feb`, `Apr`. */
function findMoved(ranks: readonly number[]): Break | undefined {
  const isOrdered = (some: readonly number[]) =>
    some.every((rank, at) => at === 0 || rank > (some[at - 1] ?? rank));
  // What runs backwards is in order, too.
  const falls = ranks.slice(1).filter((rank, at) => rank < (ranks[at] ?? rank)).length;
  if (falls === 0 || falls > ranks.length / 2) return undefined;
  const [index, other, ...more] = ranks.flatMap((rank, at) => (rank === at ? [] : [at]));
  if (index !== undefined && other !== undefined && more.length === 0)
    return { kind: 'swapped', index, other };
  const moved = ranks.findIndex((_, at) => isOrdered(ranks.toSpliced(at, 1)));
  // What is at an end may be of another year.
  if (moved <= 0 || moved === ranks.length - 1) return undefined;
  const rank = ranks[moved] ?? 0;
  return { kind: 'moved', index: moved, before: ranks.findIndex((each) => each > rank) };
}

/**
 * Returns the names after the last one if all are consecutive: `Jun` and `Jul` after `Apr`, `May`.
 */
export function namesAfter(names: readonly string[], count: number): string[] {
  const words = names.map((name) => name.trim());
  const round = roundWith(words);
  const last = words.at(-1) ?? '';
  if (!round || names.length < 2) return [];
  const position = indexIn(round, last);
  return Array.from({ length: count }, (_, index) => nameIn(round, position + index + 1, last));
}

/** Reads months, weekdays or quarters, either all with years or all without. */
function readRound(names: readonly string[]): Sequence | undefined {
  const parts = names.map(partsOf);
  const words = parts.map((part) => part?.word ?? '');
  const round = roundWith(words);
  const years = parts.flatMap((part) => part?.year ?? []);
  if (!round || ![0, names.length].includes(years.length)) return undefined;
  const { size } = round;
  return {
    numbers: words.map((word, index) => Number(years[index] ?? 0) * size + indexIn(round, word)),
    isRound: true,
    ...(years.length === 0 && { size }),
    write: (number, like) =>
      like
        .replace(/^\p{L}+\d?/u, (name) => nameIn(round, number % size, name))
        .replace(/(?<=\s.*)\d\d$/, String(Math.floor(number / size))),
  };
}

/** Reads days of a year, such as every Friday: `19 Mar`, `2 Apr`. */
function readDays(names: readonly string[]): Sequence | undefined {
  const days = names.map(dayOf);
  if (names.length < 5 || days.some(Number.isNaN)) return undefined;
  const numbers: number[] = [];
  for (const day of days) {
    const isNextYear = (numbers.at(-1) ?? day) - day > 182;
    numbers.push(isNextYear ? day + 365 : day);
  }
  // May is as long in full as it is short, so another month says how they are written.
  const like = names.find((name) => !/\b(?:May|Mai)\b/.test(name));
  return { numbers, write: (day, own) => dayLike(like ?? own, day) };
}

/** Reads numbers with the same words around them: `3 mo`, `6 mo`. */
function readNumbers(names: readonly string[]): Sequence | undefined {
  const parts = names.map((name) => /^(\D*)(\d+)(\D*)$/.exec(name.trim()));
  const words = new Set(parts.map((part) => part && `${part[1]}#${part[3]}`));
  if (names.length < 5 || words.size > 1 || words.has(null)) return undefined;
  const numbers = parts.map((part) => Number(part?.[2]));
  return { numbers, write: (number, like) => like.replace(/\d+/, String(number)) };
}

function mostOften(numbers: readonly number[]): [number: number, count: number] {
  const groups = [...Map.groupBy(numbers, (number) => number)];
  const [[number, all] = [0, []]] = groups.toSorted(([, a], [, b]) => b.length - a.length);
  return [number, all.length];
}

/** Returns the minutes since midnight of `9:30`; `NaN` of any other text. */
function minutesOf(text: string): number {
  const [, hour, minute] = /^(\d{1,2})[:h]([0-5]\d)$/.exec(text.trim()) ?? [];
  return Number(hour) * 60 + Number(minute);
}

const isCounted = (text: string): boolean => /^\p{L}+ \d+$/u.test(text);

/**
 * Returns the index of the only time that is earlier than the previous one: `Day 1`, `Day 17`, `Day
 * 14`.
 */
export function findEarlier(all: readonly string[]): number | undefined {
  const [first = '', ...later] = all;
  // A word before counted times is their beginning: `Now` before `Week 2`, but not `Free` before `30 min`.
  const isBegun = later.length > 1 && /^\p{L}+$/u.test(first) && later.every(isCounted);
  const texts = isBegun ? [later[0]?.replace(/\d+/, '0') ?? '', ...later] : all;
  // The unit may be at one of them only: `0`, `3`, `6 min`.
  const forms = new Set(texts.map((text) => text.replace(/\d+/g, '0').toLowerCase()));
  const isNumbered =
    [...forms].filter((form) => form !== '0').length < 2 &&
    texts.every((text) => text.match(/\d+/g)?.length === 1);
  const numbers = texts.map((text) =>
    monthsIn(text).length > 0
      ? dayOf(text)
      : isNumbered
        ? Number(/\d+/.exec(text)?.[0])
        : minutesOf(text),
  );
  if (texts.length < 3 || numbers.some(Number.isNaN)) return undefined;
  const falls = numbers.flatMap((number, index) =>
    number < (numbers[index - 1] ?? number) ? [index] : [],
  );
  const at = onlyOf(falls);
  // Times may be listed in descending order.
  if (at === undefined) return undefined;
  const isInRounds = isNumbered || texts.every((text) => !Number.isNaN(minutesOf(text)));
  const isExpected = isInRounds
    ? beginsAgain(numbers, at, texts[at] ?? '')
    : (numbers[at - 1] ?? 0) - (numbers[at] ?? 0) > daysToNewYear;
  return isExpected ? undefined : at;
}

/** A day that is earlier by more than this is one of the next year. */
const daysToNewYear = 182;

/** Whether a new round of numbers begins: `Day 1`, `Day 2`, `Day 1`, `Day 2`. */
function beginsAgain(numbers: readonly number[], at: number, name: string): boolean {
  const [first = 0] = numbers;
  const [again = 0, ...others] = numbers.slice(at);
  if (others.length > 0 && again === first) return true;
  // The last number alone is a mistake if it is there already, unless it is that of a quarter.
  if (others.length === 0 && numbers.indexOf(again) < at && !isOfRound(name)) return false;
  return [again, ...others].every((number) => number <= first);
}
