/** A number, as one of those that make a sum. */
export interface Term {
  /** Where it stands, as a JSON pointer. */
  place: string;
  value: number;
  /** How it counts: 1, or −1 where it is taken away. */
  factor: number;
}

/** Numbers that together make zero, but for what rounding explains. */
export interface Balance {
  /** In one of these ways: the sign of a variance may say what is good. */
  readings: readonly (readonly Term[])[];
  allowed: number;
}

/** A number that is out, and what it should be. */
export interface Correction {
  term: Term;
  value: number;
}

export const isOff = (balance: Balance): boolean => gapOf(balance) > balance.allowed;

/**
 * The numbers of which each, corrected alone, makes a balance right and every other balance that it is
 * a part of. Those that make more of them right come alone. Looked for where a balance is off only.
 */
export function findCorrections(wrong: Balance, all: readonly Balance[]): Correction[] {
  const found: Correction[] = [];
  for (const reading of wrong.readings) {
    const gap = sumOf(reading);
    for (const term of reading) {
      const value = Number((term.value - gap / term.factor).toPrecision(12));
      const isKnown = found.some((one) => one.term.place === term.place && one.value === value);
      if (!isKnown && all.every((balance) => isRightWith(balance, term.place, value)))
        found.push({ term, value });
    }
  }
  const repaired = found.map(
    ({ term }) => all.filter((balance) => hasPart(balance, term.place) && isOff(balance)).length,
  );
  const most = Math.max(...repaired);
  return found.filter((_, index) => repaired[index] === most);
}

export const hasPart = ({ readings }: Balance, place: string): boolean =>
  readings.some((reading) => reading.some((term) => term.place === place));

/** The only correction; of several, the only one that turns a sign, swaps two digits or moves a point. */
export function likeliest(corrections: readonly Correction[]): Correction | undefined {
  const places = new Set(corrections.map(({ term }) => term.place));
  if (places.size === 1) return corrections[0];
  const turned = corrections.filter(({ term, value }) => value === -term.value);
  if (turned.length === 1) return turned[0];
  const slips = slipsAmong(corrections);
  return slips.length === 1 ? slips[0] : undefined;
}

/** Those that swap digits or move a point. */
export const slipsAmong = (corrections: readonly Correction[]): Correction[] =>
  corrections.filter(({ term, value }) => isSwap(term.value, value));

function isRightWith(balance: Balance, place: string, value: number): boolean {
  const { readings, allowed } = balance;
  if (!hasPart(balance, place)) return true;
  return readings.some((reading) => {
    const terms = reading.map((term) => (term.place === place ? { ...term, value } : term));
    return Math.abs(sumOf(terms)) <= allowed;
  });
}

const gapOf = ({ readings }: Balance): number =>
  Math.min(...readings.map((reading) => Math.abs(sumOf(reading))));

const sumOf = (terms: readonly Term[]): number =>
  terms.reduce((sum, { value, factor }) => sum + value * factor, 0);

/** `32` for `23`, `139` for `139000`: the same digits. */
function isSwap(one: number, other: number): boolean {
  const [a, b] = [one, other].map((value) =>
    String(Math.abs(value))
      .replace(/\D/g, '')
      .replace(/^0+|0+$/g, ''),
  ) as [string, string];
  if (Math.sign(one) !== Math.sign(other) || a === '' || b === '') return false;
  return a === b || (a.length > 1 && [...a].sort().join('') === [...b].sort().join(''));
}

/** What binary fractions lose. */
const tiny = (value: number): number => Math.abs(value) * 1e-9 + 1e-9;

/** How far a sum may be off where each number is rounded to as many decimals as the longest has. */
export function roundingOf(terms: readonly number[], end: number): number {
  const decimals = Math.max(...[...terms, end].map(decimalsOf));
  return (terms.length * 0.5) / 10 ** decimals + tiny(end);
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;
