/** The weekdays, from Sunday on as `Date` counts them. */
export const english = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
export const german = 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' ');

/** The names of weekdays and months in a language. */
interface Names {
  weekdays: string[];
  shortWeekdays: string[];
  months: string[];
}

const cached = new Map<string, Names>();

/** Returns the names of a language from `Intl`, which takes a moment at the first time. */
function namesIn(language: string): Names {
  const names = cached.get(language) ?? {
    // 1 January 2023 is a Sunday.
    weekdays: listOf(language, { weekday: 'long' }, 7, (day) => Date.UTC(2023, 0, 1 + day)),
    shortWeekdays: listOf(language, { weekday: 'short' }, 7, (day) => Date.UTC(2023, 0, 1 + day)),
    months: listOf(language, { month: 'long' }, 12, (month) => Date.UTC(2023, month)),
  };
  cached.set(language, names);
  return names;
}

function listOf(
  language: string,
  form: Intl.DateTimeFormatOptions,
  count: number,
  timeOf: (index: number) => number,
): string[] {
  const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, index) =>
    format.format(timeOf(index)).replace(/\.$/, ''),
  );
}

/** Languages that write months in lower case. */
const inLowerCase = ['fr', 'es', 'it', 'nl', 'pt'];

/** Returns the number of a month from 0 that is written in full in lower case: `février`. */
export const monthInLowerCase = (name: string): number | undefined =>
  inLowerCase.map((language) => namesIn(language).months.indexOf(name)).find((month) => month >= 0);

/**
 * Reads a weekday and a month of one language: `Thu` and `Dec`, `jeudi` and `décembre`.
 * Returns their numbers from 0, Sunday being the first day, and the weekdays in the same form and
 * in full.
 */
export function weekdayAndMonth(
  weekday: string,
  month: string,
): { weekday: number; month: number; names: string[]; full: string[] } | undefined {
  // English and German months are capitalized, all others are not.
  const languages = /^\p{Lu}/u.test(month) ? ['en', 'de'] : inLowerCase;
  for (const language of languages) {
    const { weekdays, shortWeekdays, months } = namesIn(language);
    const at = {
      weekday: startsOne(weekday, weekdays) ?? shortWeekdays.indexOf(weekday),
      month: startsOne(month, months),
    };
    if (at.weekday < 0 || at.month === undefined) continue;
    const names = weekdays.includes(weekday) ? weekdays : shortWeekdays;
    return { weekday: at.weekday, month: at.month, names, full: weekdays };
  }
  return undefined;
}

/** Returns the only name that starts with these three letters or more: `Sept`, `Thurs`. */
function startsOne(word: string, names: readonly string[]): number | undefined {
  const all = names.flatMap((name, index) => (name.startsWith(word) ? [index] : []));
  return word.length > 2 && all.length === 1 ? all[0] : undefined;
}
