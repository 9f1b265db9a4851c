import { nearestFirst } from '../../suggest.ts';
import { code, someOf } from '../../wording.ts';

/** How many names a message has room for. */
const most = 8;

/** Lists the labels that a value may name, in their order on the page. */
export const listNames = (names: readonly string[], list: string): string =>
  `It names one of ${code(list)}, in the same words: ${someOf(names, most)}.`;

/** Lists the values of a schema: numbers in their order, words by similar spelling. */
export function allowedValues(found: string, values: readonly string[]): string {
  const areNumbers = values.every((value) => /^\d/.test(value));
  return `Allowed: ${someOf(areNumbers ? values : nearestFirst(found, values), most)}.`;
}

/** Whether two names have different numbers, so that neither is a typo of the other. */
export const isOtherNumber = (one: string, other: string): boolean =>
  digitsOf(one) !== digitsOf(other) && /\d/.test(one) && /\d/.test(other);

const digitsOf = (text: string): string => text.replace(/\D+/g, ' ').trim();
