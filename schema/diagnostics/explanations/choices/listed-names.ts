import { monthsIn } from '../../../figures/labels/months.ts';
import { nearestFirst } from '../../../model/suggest.ts';
import { code, someOf } from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';

/** How many names a message has room for: the months of a year. */
const most = 12;

/** Lists the labels that a value may name, in their order on the page. */
export const listNames = (names: readonly string[], list: string): string =>
  `It names one of ${code(list)}, in the same words: ${someOf(names, most)}.`;

/** Returns the only name of the same month, or with one of the words: `Jun` for `June 2027`, `Paid social` for `Social ads`. */
export function nameWithin(found: string, names: readonly string[]): string | undefined {
  const words = wordsOf(found);
  return (
    onlyOf(names.filter((name) => isSameMonth(name, found))) ??
    onlyOf(names.filter((name) => wordsOf(name).some((word) => words.includes(word))))
  );
}

/** The words of a name. Numbers and short words say little. */
const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

function isSameMonth(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => monthsIn(name).map(({ month }) => month));
  return first?.length === 1 && first[0] === second?.[0] && !isOtherNumber(one, other);
}

/** Lists the values of a schema: numbers in their order, words by similar spelling. */
export function allowedValues(found: string, values: readonly string[]): string {
  const areNumbers = values.every((value) => /^\d/.test(value));
  return `Allowed: ${someOf(areNumbers ? values : nearestFirst(found, values), most)}.`;
}

/** Whether two names have different numbers, so that neither is a typo of the other. */
export const isOtherNumber = (one: string, other: string): boolean =>
  digitsOf(one) !== digitsOf(other) && /\d/.test(one) && /\d/.test(other);

const digitsOf = (text: string): string => text.replace(/\D+/g, ' ').trim();
