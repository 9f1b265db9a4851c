import { dayOf, monthsIn, withMonth } from './months.ts';

/** Names that follow one another at equal distances, and go round. */
const rounds = [
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'january february march april may june july august september october november december',
  'mon tue wed thu fri sat sun',
  'monday tuesday wednesday thursday friday saturday sunday',
  'q1 q2 q3 q4',
].map((names) => names.split(' '));

export interface Gap {
  /** Where the missing name would stand. */
  index: number;
  missing: string;
  before: string;
  behind: string;
}

/** The one name that a sequence lacks: `Feb` between `Jan` and `Mar`, `6 mo` between `3 mo` and `9 mo`. */
export const findGap = (names: readonly string[]): Gap | undefined =>
  gapOfRound(names) ?? gapOfDays(names) ?? gapOfNumbers(names);

/** The names that come after the last one, where all follow one another: `Jun` and `Jul` after `Apr`, `May`. */
export function namesAfter(names: readonly string[], count: number): string[] {
  const lower = names.map((name) => name.trim().toLowerCase());
  const round = rounds.find((each) => lower.every((name) => each.includes(name)));
  const last = names.at(-1) ?? '';
  if (!round || names.length < 2) return [];
  const place = round.indexOf(lower.at(-1) ?? '');
  return Array.from({ length: count }, (_, index) =>
    likeCase(round[(place + index + 1) % round.length] ?? '', last),
  );
}

/** Whether a name is one of those that follow one another. */
export const isOfRound = (name: string): boolean =>
  rounds.some((round) => round.includes(name.trim().toLowerCase()));

function gapOfRound(names: readonly string[]): Gap | undefined {
  if (names.length < 4) return undefined;
  const lower = names.map((name) => name.trim().toLowerCase());
  const round = rounds.find((each) => lower.every((name) => each.includes(name)));
  if (!round) return undefined;
  const places = lower.map((name) => round.indexOf(name));
  const steps = places
    .slice(1)
    .map((place, index) => (place - (places[index] ?? 0) + round.length) % round.length);
  const at = steps.indexOf(2);
  if (at < 0 || steps.some((step, index) => step !== 1 && index !== at)) return undefined;
  const missing = round[((places[at] ?? 0) + 1) % round.length] ?? '';
  return gapAt(at + 1, likeCase(missing, names[at] ?? ''), names);
}

interface Round {
  /** Each name as a number; those that follow one another differ by one. */
  numbers: number[];
  /** After so many it begins again; never where the names have their years. */
  size: number | undefined;
  /** A number as a name, written as another one is. */
  write: (number: number, like: string) => string;
}

/** Names of one round, all with their years or none. */
function readRound(names: readonly string[]): Round | undefined {
  const parts = names.map((name) => /^(\p{L}+\d?)(?: '?(?:20)?(\d\d))?$/u.exec(name.trim()));
  const lower = parts.map((part) => part?.[1]?.toLowerCase() ?? '');
  const round = rounds.find((each) => lower.every((name) => each.includes(name)));
  const years = parts.flatMap((part) => part?.[2] ?? []);
  if (!round || ![0, names.length].includes(years.length)) return undefined;
  const { length } = round;
  const places = lower.map((name) => round.indexOf(name));
  return {
    numbers: places.map((place, index) => Number(years[index] ?? 0) * length + place),
    size: years.length === 0 ? length : undefined,
    write: (number, like) =>
      like
        .replace(/^\S+/, (name) => likeCase(round[number % length] ?? '', name))
        .replace(/(?<=\s.*)\d\d$/, String(Math.floor(number / length))),
  };
}

/** Names of a round that all follow one another but one, or but two that stand in each other’s place. */
export function findMisplaced(
  names: readonly string[],
): { index: number; computed: string; swappedWith?: number } | undefined {
  const round = names.length < 4 ? undefined : readRound(names);
  if (!round) return undefined;
  const { numbers, size, write } = round;
  const inRound = (number: number) => (size ? ((number % size) + size) % size : number);
  const starts = numbers.map((number, index) => inRound(number - index));
  const [start, count] = mostOften(starts);
  const [index, other, ...more] = starts.flatMap((each, at) => (each === start ? [] : [at]));
  if (index === undefined || more.length > 0 || count < 3) return undefined;
  const meant = (at: number) => inRound(start + at);
  const computed = write(meant(index), names[index] ?? '');
  if (other !== undefined) {
    const isSwap = numbers[index] === meant(other) && numbers[other] === meant(index);
    return isSwap ? { index, computed, swappedWith: other } : undefined;
  }
  // At its ends, a list may leave something out, and the days of work begin again.
  const isEnd = index === 0 || index === names.length - 1;
  const isTwice = numbers.filter((number) => number === numbers[index]).length > 1;
  const isEndOfWork = size === 7 && numbers[index - 1] === 4;
  return isEnd && (!isTwice || isEndOfWork) ? undefined : { index, computed };
}

/** Of days of a year, such as every Friday: `19 Mar`, `2 Apr`. */
function gapOfDays(names: readonly string[]): Gap | undefined {
  const days = names.map(dayOf);
  if (names.length < 5 || days.some(Number.isNaN)) return undefined;
  const steps = days.slice(1).map((day, index) => (day - (days[index] ?? 0) + 365) % 365);
  const usual = Math.min(...steps);
  const at = steps.indexOf(usual * 2);
  if (usual < 1 || at < 0 || steps.some((step, index) => step !== usual && index !== at))
    return undefined;
  const [before = ''] = names.slice(at);
  return gapAt(at + 1, dayLike(before, (days[at] ?? 0) + usual), names);
}

/** Of numbers with the same words around them, which may be in any distance, but one. */
function gapOfNumbers(names: readonly string[]): Gap | undefined {
  const parts = names.map((name) => /^(\D*)(\d+)(\D*)$/.exec(name.trim()));
  const numbered = parts.findIndex((part) => part !== null);
  const own = parts.slice(numbered);
  const [, before, , behind] = parts.at(-1) ?? [];
  if (own.length < 5 || numbered > 1) return undefined;
  if (own.some((part) => part?.[1] !== before || part?.[3] !== behind)) return undefined;
  const numbers = own.map((part) => Number(part?.[2]));
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  const usual = Math.min(...steps);
  const at = steps.indexOf(usual * 2);
  if (usual <= 0 || at < 0 || steps.some((step, index) => step !== usual && index !== at)) {
    return undefined;
  }
  return gapAt(numbered + at + 1, `${before}${(numbers[at] ?? 0) + usual}${behind}`, names);
}

const gapAt = (index: number, missing: string, names: readonly string[]): Gap => ({
  index,
  missing,
  before: names[index - 1] ?? '',
  behind: names[index] ?? '',
});

/** As its neighbour is written: `Feb` beside `Jan`, `FEB` beside `JAN`. */
function likeCase(name: string, neighbour: string): string {
  if (neighbour === neighbour.toUpperCase()) return name.toUpperCase();
  if (neighbour === neighbour.toLowerCase()) return name;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The one number among names at equal distances that stands elsewhere: `10` in 0, 3, 6, 10, 12. */
export function findUneven(
  names: readonly string[],
): { index: number; found: string; computed: string } | undefined {
  const all = names.map((name) =>
    /^\d+(?: \p{Ll}+)?$/u.test(name) ? Number.parseInt(name, 10) : Number.NaN,
  );
  // The first may be a word: `Start`.
  const from = Number.isNaN(all[0]) ? 1 : 0;
  const numbers = all.slice(from);
  const odd = findOdd(numbers);
  if (!odd || numbers.some((number, index) => number <= (numbers[index - 1] ?? -1)))
    return undefined;
  const index = odd.index + from;
  const found = names[index] ?? '';
  return { index, found, computed: found.replace(/\d+/, String(odd.value)) };
}

/** The one of some days that stands a few days off where all others are equally far apart, such as `13 Mar` among Fridays. */
export function findUnevenDay(
  names: readonly string[],
): { index: number; found: string; computed: string } | undefined {
  if (names.length < 5 || !/\d/.test(names[0] ?? '')) return undefined;
  const days = names.map(dayOf);
  // A year may end among them.
  for (const [index, day] of days.entries()) {
    const before = days[index - 1] ?? day;
    if (before - day > 182) days[index] = day + 365;
  }
  const odd = findOdd(days);
  if (!odd) return undefined;
  const found = names[odd.index] ?? '';
  return { index: odd.index, found, computed: dayLike(found, odd.value) };
}

/** A day since 1970, written as another one is: `12 Mar`. */
export function dayLike(written: string, day: number): string {
  const date = new Date(day * 86_400_000);
  const [month] = monthsIn(written);
  const named = month ? withMonth(written, month, date.getUTCMonth()) : written;
  return named.replace(/\d+/, String(date.getUTCDate()));
}

/** The one of five numbers or more that does not differ from the one before it by what all others do, and what it would be. */
export function findOdd(numbers: readonly number[]): { index: number; value: number } | undefined {
  if (numbers.length < 5 || numbers.some(Number.isNaN)) return undefined;
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  const [step, count] = mostOften(steps);
  if (step === 0 || count < steps.length - 2) return undefined;
  const [start] = mostOften(numbers.map((number, index) => number - index * step));
  const odd = numbers.flatMap((number, index) => (number === start + index * step ? [] : [index]));
  const [index] = odd;
  return index === undefined || odd.length > 1 ? undefined : { index, value: start + index * step };
}

function mostOften(numbers: readonly number[]): [number: number, count: number] {
  const groups = [...Map.groupBy(numbers, (number) => number)];
  const [[number, all] = [0, []]] = groups.toSorted(([, a], [, b]) => b.length - a.length);
  return [number, all.length];
}
