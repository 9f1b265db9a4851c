import { currencyCode } from '../../currencies.ts';
import { sum } from '../numbers.ts';

/** Allowance for errors of floating-point numbers. */
export const tiny = 1e-6;

/** Numbers that are added up, with what is written about them. */
interface Amounts {
  /** The decimals of each. */
  decimals: readonly number[];
  /** The largest of them, without its sign. */
  largest: number;
  /** Their unit, and the names of what they are in. */
  words: string;
}

/** Larger whole numbers may be rounded to thousands and the like, or computed from more precise ones. */
const smallest = 1000;

/**
 * Whether numbers are not rounded, so that their sum is exact: amounts of money to the cent, and small
 * whole numbers that are no shares and count single things.
 */
export const areExact = ({ decimals, largest, words }: Amounts): boolean =>
  !saysRounded(words) &&
  (decimals.every((each) => each === 0)
    ? largest < smallest
    : decimals.every((each) => each === 2) && currency.test(words));

/**
 * Returns how far a sum may be off by rounding, in 99 of 100 cases: that all numbers are rounded the
 * same way is no chance.
 * @param halfSteps half a unit in the last place of each number, and of their sum
 */
export const likelyRounding = (halfSteps: readonly number[]): number =>
  2.58 * Math.sqrt(sum(halfSteps.map((each) => each ** 2)) / 3);

/** Whether words say that numbers are rounded, in thousands and the like, or shares. */
export const saysRounded = (words: string): boolean => scaled.test(words);

const currency = RegExp(`\\p{Sc}|(?<!\\p{L})(?:${currencyCode}|fr\\.)(?!\\p{L})`, 'iu');

const scaled =
  /[%‰Ø]|(?<=\p{Sc} ?|[\d,(] ?|(?<!\p{L})(?:in|eur|usd|gbp|chf) )[kmb](?!\p{L})|(?<!\p{L})(?:mn|mio|mill|bn|mrd|tsd|thousands?|millions?|billions?|tausend|millionen|milliarden|percent|prozent|pp|pts?|points?|punkte?|shares?|anteile?|index|rates?|average|mean|median|durchschnitt|mittel|rounded|rounding|gerundete?|approx|approximately|about|roughly|circa|ca|etwa)(?!\p{L})|(?<!\p{L})[kmt](?=\p{Sc}|eur|usd|chf|gbp)|['’.,]000\b|\b000s/iu;
