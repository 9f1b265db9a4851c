import { suggest } from '../../model/suggest.ts';
import { onlyOf } from '../../only-of.ts';
import * as months from './months.ts';
import * as weekdays from './weekdays.ts';

/** Names in a cycle, in each form in which they are written: short, and in full. */
export interface Round {
  size: number;
  forms: string[][];
}

const roundOf = (names: readonly string[], length: number): Round => {
  const full = names.map((name) => name.toLowerCase());
  return { size: names.length, forms: [full.map((name) => name.slice(0, length)), full] };
};

const rounds: Round[] = [
  roundOf(months.english, 3),
  roundOf(weekdays.english, 3),
  { size: 4, forms: [['q1', 'q2', 'q3', 'q4']] },
  roundOf(months.german, 3),
  roundOf(weekdays.german, 2),
];

/** Reads `Jan`, `Sept.` and `Q1 2027`, with the year if there is one. */
export const partsOf = (name: string) =>
  /^(?<word>\p{L}+\d?)\.?(?: '?(?:20)?(?<year>\d\d))?$/u.exec(name.trim())?.groups;

/** Abbreviations of months other than their first three letters. */
const abbreviations: Record<string, string> = { sept: 'sep', mrz: 'mär' };

/** Returns the index of a name in a round; −1 if it is none of its names. */
export function indexIn({ forms }: Round, word: string): number {
  const lower = word.toLowerCase();
  const name = abbreviations[lower] ?? lower;
  return forms.map((form) => form.indexOf(name)).find((index) => index >= 0) ?? -1;
}

/** Returns the round that all of these words belong to. */
export const roundWith = (words: readonly string[]): Round | undefined =>
  rounds.find((round) => words.every((word) => indexIn(round, word) >= 0));

/** Whether a name belongs to a round. */
export const isOfRound = (name: string): boolean => roundWith([name.trim()]) !== undefined;

/** Returns a name of a round, in the form and case of another. */
export function nameIn({ size, forms }: Round, index: number, like: string): string {
  const form = forms.find((each) => each.includes(like.toLowerCase())) ?? forms[0];
  const name = form?.[((index % size) + size) % size] ?? '';
  if (like === like.toUpperCase()) return name.toUpperCase();
  return like === like.toLowerCase() ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

/** Languages whose months look like slips in English or German ones: `out`, `fev`, `mrt`, `gen`. */
const otherLanguages = 'ca cs da es et fi fr hr hu id is it lt lv nb nl pl pt ro sk sl sv tr'.split(
  ' ',
);

let monthsElsewhere: Set<string>[] | undefined;

/** Whether these are all months of one language other than English and German. */
function areMonthsElsewhere(words: readonly string[]): boolean {
  monthsElsewhere ??= otherLanguages.map((language) => {
    const formats = (['short', 'long'] as const).map(
      (month) => new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }),
    );
    const names = Array.from({ length: 12 }, (_, month) =>
      formats.map((format) => format.format(Date.UTC(2026, month)).replace(/\.$/, '')),
    );
    const lower = names.flat().map((name) => name.toLowerCase());
    return new Set([...lower, ...lower.map((name) => name.slice(0, 3))]);
  });
  return monthsElsewhere.some((names) => words.every((word) => names.has(word.toLowerCase())));
}

/** Words that are no slip of a month, although they look like one. */
const otherWords = /^(?:now|max|avg|today|mid)$/i;

/**
 * Finds the one name that is misspelt, where all others are of one round and follow one another:
 * `Jan`, `Fbe`, `Mar`.
 */
export function findMisspelt(
  names: readonly string[],
): { index: number; name: string } | undefined {
  const words = names.map((name) => partsOf(name)?.word ?? '');
  if (names.length < 3 || words.includes('')) return undefined;
  for (const round of rounds) {
    const positions = words.map((word) => indexIn(round, word));
    const index = onlyOf(positions.flatMap((position, at) => (position < 0 ? [at] : [])));
    if (index === undefined) continue;
    const starts = positions.map(
      (position, at) => (((position - at) % round.size) + round.size) % round.size,
    );
    const start = onlyOf(new Set(starts.filter((_, at) => at !== index)));
    const word = words[index] ?? '';
    if (start === undefined || otherWords.test(word)) return undefined;
    const like = words[index === 0 ? 1 : index - 1] ?? '';
    const right = nameIn(round, start + index, like);
    if (suggest(word, [right]).length === 0) return undefined;
    // `Okt` among English months is a slip all the same.
    if (!isOfRound(word) && areMonthsElsewhere(words)) return undefined;
    return { index, name: (names[index] ?? '').replace(word, right) };
  }
  return undefined;
}
