/** A number, as one of those that make a sum. */
export interface Term {
  /** Where it stands, as a JSON pointer. */
  place: string;
  value: number;
  /** How it counts: 1, or −1 where it is taken away. */
  factor: number;
}

/** Numbers that together make zero, but for what rounding explains. The last is what the others make. */
export interface Balance {
  /** In one of these ways: the sign of a variance may say what is good. */
  readings: readonly (readonly Term[])[];
  allowed: number;
}

/** A number that is out, and what it should be. */
interface Correction {
  term: Term;
  value: number;
}

/** A balance that is off, and the number that is out most likely. */
export interface Wrong<Own extends Balance> extends Correction {
  balance: Own;
  /** It is what the others make. */
  isResult: boolean;
  /** Other balances need it as it is, so one of those that make it is out. */
  isNeeded: boolean;
}

/**
 * What is wrong with balances that share numbers: the one number that makes all of them right, if
 * there is one, and otherwise the result of each that is off.
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
    found.push({ balance, term, ...rest, isResult, isNeeded: !correction });
  }
  return found;
}

const isOff = ({ readings, allowed }: Balance): boolean =>
  Math.min(...readings.map((reading) => Math.abs(sumOf(reading)))) > allowed;

/** The numbers of which each, corrected alone, makes a balance right and breaks no other one. Those that make more of them right come alone. */
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

/** The only correction; of several, the only one that turns a sign, swaps two digits or moves a point. */
function likeliest(corrections: readonly Correction[]): Correction | undefined {
  const places = new Set(corrections.map(({ term }) => term.place));
  if (places.size === 1) return corrections[0];
  const turned = corrections.filter(({ term, value }) => value === -term.value);
  const slips = corrections.filter(({ term, value }) => hasSameDigits(term.value, value));
  return [turned, slips].find(({ length }) => length === 1)?.[0];
}

const hasTerm = ({ readings }: Balance, place: string): boolean =>
  readings.some((reading) => reading.some((term) => term.place === place));

/** Whether another number at a place that it has makes a balance right. */
const repairs = ({ readings, allowed }: Balance, place: string, value: number): boolean =>
  readings.some((reading) => {
    const terms = reading.map((term) => (term.place === place ? { ...term, value } : term));
    return terms.some((term) => term.place === place) && Math.abs(sumOf(terms)) <= allowed;
  });

const sumOf = (terms: readonly Term[]): number =>
  terms.reduce((sum, { value, factor }) => sum + value * factor, 0);

/** `32` for `23`, `139` for `139000`. */
function hasSameDigits(one: number, other: number): boolean {
  const [a = '', b = ''] = [one, other].map((value) =>
    String(Math.abs(value))
      .replace(/\D/g, '')
      .replace(/^0+|0+$/g, ''),
  );
  const sorted = (digits: string) => [...digits].sort().join('');
  return Math.sign(one) === Math.sign(other) && a !== '' && sorted(a) === sorted(b);
}

/** How far a sum may be off where each number is rounded to as many decimals as the longest has. */
export function roundingOf(numbers: readonly number[]): number {
  const decimals = numbers.map((number) => String(number).split('.')[1]?.length ?? 0);
  // Whole numbers count something, or are exact to the dollar: nobody rounds these.
  const isExact = decimals.every((each) => each === 0);
  return isExact ? tiny : (numbers.length * 0.5) / 10 ** Math.max(...decimals) + tiny;
}

/** What binary fractions lose. */
const tiny = 1e-6;

/** Without the rounding of binary fractions. */
export const plain = (number: number): number => Number(number.toPrecision(12));
