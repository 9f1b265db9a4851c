const english =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const german = 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf';

const values = new Map(
  [english, german].flatMap((words) =>
    words.split(' ').map((word, index): [string, number] => [word, index + 1]),
  ),
);

/** A pattern of the words for small numbers. */
export const numberWords = [...values.keys()].sort((a, b) => b.length - a.length).join('|');

/** Whether a text has a number in digits or in words. Most have none, and need not be looked at closely. */
export const hasNumber = (text: string): boolean => anyNumber.test(text);

const anyNumber = new RegExp(`\\d|\\b(?:${numberWords})`, 'i');

/** `4` for `four`, in any case. */
export const valueOfWord = (word: string): number | undefined => values.get(word.toLowerCase());

/** A number in words or digits, as another one is written: `Five` as `Four`. */
export function writeNumberLike(written: string, value: number): string {
  const word = valueOfWord(written) !== undefined && wordFor(written, value);
  if (!word) return String(value);
  return /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function wordFor(written: string, value: number): string | undefined {
  const language = ` ${english} `.includes(` ${written.toLowerCase()} `) ? english : german;
  return language.split(' ')[value - 1];
}
