import { plain, sum } from '../numbers.ts';
import { areExact, likelyRounding, tiny } from './rounding.ts';

/** A number that is part of a sum. */
export interface Term {
  /** JSON pointer of the number. */
  place: string;
  value: number;
  /** 1, or −1 if it is subtracted. */
  factor: number;
}

/**
 * Numbers that together make zero, except for rounding. The last one is the result of the others.
 */
export interface Balance {
  /**
   * Alternatives, one of which must hold: the sign of a variance may mean good or bad instead of
   * more or less.
   */
  readings: readonly (readonly Term[])[];
  allowed: number;
}

/** A wrong number and its correct value. */
interface Correction {
  term: Term;
  value: number;
}

/** A balance that does not hold, and the number that is most likely wrong. */
export interface Wrong<Own extends Balance> extends Correction {
  balance: Own;
  /** Whether the wrong number is the result of the others. */
  isResult: boolean;
  /** Whether other balances need the result as it is, so that one of its terms must be wrong. */
  isNeeded: boolean;
  /** Whether it is a term of other balances, and all of these hold. */
  isConfirmed: boolean;
}

/**
 * Finds mistakes in balances that share numbers: the one number whose correction makes all of them
 * hold, if there is one; otherwise the result of each that does not hold.
 */
export function findWrong<Own extends Balance>(all: readonly Own[]): Wrong<Own>[] {
  const found: Wrong<Own>[] = [];
  for (const balance of all.filter(isOff)) {
    if (found.some(({ term, value }) => repairs(balance, term.place, value))) continue;
    const corrections = findCorrections(balance, all);
    const result = balance.readings[0]?.at(-1);
    if (!result) continue;
    const own = corrections.find(({ term }) => term.place === result.place);
    const correction = likeliest(corrections) ?? own;
    const value = plain(result.value - sumOf(balance.readings[0] ?? []) / result.factor);
    const { term, ...rest } = correction ?? { term: result, value };
    const isResult = term.place === result.place;
    const others = all.filter((each) => each !== balance && hasTerm(each, result.place));
    const isConfirmed = others.length > 0 && !others.some(isOff);
    found.push({ balance, term, ...rest, isResult, isNeeded: !correction, isConfirmed });
  }
  return found;
}

const isOff = ({ readings, allowed }: Balance): boolean =>
  Math.min(...readings.map((reading) => Math.abs(sumOf(reading)))) > allowed;

/**
 * Returns the numbers whose correction makes a balance hold without breaking another one. If some
 * fix more balances than others, only those are returned.
 */
function findCorrections(wrong: Balance, all: readonly Balance[]): Correction[] {
  const found: Correction[] = [];
  for (const reading of wrong.readings) {
    const gap = sumOf(reading);
    for (const term of reading) {
      const value = plain(term.value - gap / term.factor);
      const isRepeated = found.some((one) => one.term.place === term.place && one.value === value);
      const others = all.filter((balance) => hasTerm(balance, term.place));
      if (!isRepeated && others.every((each) => repairs(each, term.place, value)))
        found.push({ term, value });
    }
  }
  const repaired = found.map(
    ({ term }) => all.filter((balance) => hasTerm(balance, term.place) && isOff(balance)).length,
  );
  return found.filter((_, index) => repaired[index] === Math.max(...repaired));
}

/**
 * Returns the only correction; of several, the only one that flips a sign, swaps two digits or
 * moves a decimal point.
 */
function likeliest(corrections: readonly Correction[]): Correction | undefined {
  const places = new Set(corrections.map(({ term }) => term.place));
  if (places.size === 1) return corrections[0];
  const turned = corrections.filter(({ term, value }) => value === -term.value);
  const slips = corrections.filter(({ term, value }) => hasSameDigits(term.value, value));
  return [turned, slips].find(({ length }) => length === 1)?.[0];
}

const hasTerm = ({ readings }: Balance, place: string): boolean =>
  readings.some((reading) => reading.some((term) => term.place === place));

/** Whether changing the number at a place makes a balance hold. */
const repairs = ({ readings, allowed }: Balance, place: string, value: number): boolean =>
  readings.some((reading) => {
    const terms = reading.map((term) => (term.place === place ? { ...term, value } : term));
    return terms.some((term) => term.place === place) && Math.abs(sumOf(terms)) <= allowed;
  });

export const sumOf = (terms: readonly Term[]): number =>
  sum(terms.map(({ value, factor }) => value * factor));

/** Whether two numbers have the same digits: `32` and `23`, `1007` and `1070`, `139` and `139000`. */
function hasSameDigits(one: number, other: number): boolean {
  const [a, b] = [one, other].map((value) => {
    const digits = String(Math.abs(value)).replace(/\D/g, '');
    return [digits, digits.replace(/^0+|0+$/g, '')].map((each) => [...each].sort().join(''));
  });
  return (
    Math.sign(one) === Math.sign(other) && one !== 0 && !!a?.some((each, i) => each === b?.[i])
  );
}

/**
 * Returns how far a sum may be off if each number is rounded to the decimals of the longest one.
 * @param drawing what the numbers are in, whose texts say what they count
 */
export function roundingOf(numbers: readonly number[], drawing: unknown): number {
  const longest = Math.max(...numbers.map((number) => String(number).split('.')[1]?.length ?? 0));
  // Whole numbers are counts or exact amounts and are not rounded.
  if (longest === 0) return tiny;
  // A number ends with no zeros, as in 1.5 for $1.50.
  const decimals = numbers.map(() => longest);
  const largest = Math.max(...numbers.map(Math.abs));
  return areExact({ decimals, largest, words: textsOf(drawing) })
    ? tiny
    : likelyRounding(numbers.map(() => 0.5 / 10 ** longest)) + tiny;
}

/** Returns the texts of a group, such as the title of a drawing and the unit of its numbers. */
export const textsOf = (group: unknown): string =>
  Object.values(Object(group))
    .filter((each) => typeof each === 'string')
    .join(' ');
