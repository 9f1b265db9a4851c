import type { Mismatch } from './mismatch.ts';
import { isStated, numbersIn, partAt } from './stated-numbers.ts';
import { monthsIn, namesOfMonth, withMonth } from './times/months.ts';

/** A value with its name, such as a month. */
export interface NamedValue {
  label: string;
  value: number;
  pointer: string;
}

const ways = ['lowest', 'highest'] as const;

/** Each way, and its opposite. */
const opposites = { lowest: 'highest', highest: 'lowest' } as const;

/** Behind a superlative, what says that it is one of all values, or the end of a thought. */
const ofAll =
  '(?=(?: (?:months?|points?|values?|balance))?(?: of (?:the|all|this)(?: whole)? (?:year|values|months?|quarter|season|plan|period))?(?: at [$€£¥]?\\d| in [a-z]+(?:[,.;]|$)|[,.;:!)]|$))';

/** Words for the lowest, and their opposites. */
const lowWords: Record<string, string> = {
  lowest: 'highest',
  smallest: 'largest',
  'low point': 'high point',
  trough: 'peak',
  niedrigste: 'höchste',
  kleinste: 'größte',
};

const patternOf = (words: string): RegExp =>
  new RegExp(`(?<![a-z])(?<!second |third |fourth |next )(?:${words})${ofAll}`, 'i');

const patterns = {
  lowest: patternOf(Object.keys(lowWords).join('|')),
  highest: patternOf(Object.values(lowWords).join('|')),
};

function oppositeOf(word: string): string {
  const lower = word.toLowerCase();
  const [low = ''] = Object.entries(lowWords).find(([, high]) => high === lower) ?? [];
  const other = lowWords[lower] ?? low;
  return lower === word ? other : other.charAt(0).toUpperCase() + other.slice(1);
}

/** `The lowest of the year` at a value that is not: the words and the value at which they stand, or whose month they name. */
export function checkExtreme(
  text: string,
  values: readonly NamedValue[],
  at: string | undefined,
  pointer: string,
): Mismatch[] {
  if (values.length < 3) return [];
  for (const way of ways) {
    const found = patterns[way].exec(text);
    if (!found) continue;
    const months = monthsIn(text);
    const [month] = months;
    const labels = month ? namesOfMonth(month.month) : [at];
    const spots = values.filter(({ label }) => labels.includes(label));
    const [spot] = spots;
    if (months.length > 1 || !spot || spots.length > 1) continue;
    const extremes = { lowest: least(values), highest: most(values) };
    const extreme = extremes[way];
    if (spot.value === extreme.value) return [];
    const numbers = numbersIn(text);
    const isPlaceRight = spot.value !== 0 && isStated(numbers, spot.value);
    const opposite = extremes[opposites[way]].value === spot.value;
    const around = [String(spot.value), way, String(extreme.value), extreme.label];
    const others = [spot.pointer, extreme.pointer];
    const names = ['extreme', ...around];
    const mismatch = { code: 'K656' as const, pointer, names, found: text, others };
    // A value of another month is named, or nothing stands there but the words: most likely the month is wrong.
    const isAlone = at === undefined && !opposite;
    const isMonthWrong = month && (isStated(numbers, extreme.value) || isAlone);
    const [right] = monthsIn(extreme.label);
    if (right && isMonthWrong && !isPlaceRight) {
      const computed = withMonth(month.written, { ...month, index: 0 }, right.month);
      return [{ ...mismatch, computed, part: partAt(text, month) }];
    }
    if (!opposite) return [{ ...mismatch, computed: '' }];
    const part = partAt(text, { written: found[0], index: found.index });
    return [{ ...mismatch, computed: oppositeOf(found[0]), part }];
  }
  return [];
}

const least = (values: readonly NamedValue[]): NamedValue =>
  values.reduce((all, each) => (each.value < all.value ? each : all));

const most = (values: readonly NamedValue[]): NamedValue =>
  values.reduce((all, each) => (each.value > all.value ? each : all));
