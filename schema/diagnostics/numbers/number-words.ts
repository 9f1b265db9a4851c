/** The words of each language, with their numbers. */
const languages = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
].map((words) => new Map(words.split(' ').map((word, index) => [word, numberAt(index)])));

/** One by one up to twenty, and then the tens. */
function numberAt(index: number): number {
  return index <= 20 ? index : (index - 18) * 10;
}

/** `4` for `four` and `36` for `thirty-six`, in any case. */
export function numberOfWord(word: string): number | undefined {
  const numbers = word.split('-').map(numberOfSingleWord);
  const [first = 0, second = 0] = numbers;
  if (numbers.length === 1) return numbers[0];
  const isSum = numbers.length === 2 && first >= 20 && second > 0 && second < 10;
  return isSum ? first + second : undefined;
}

const numberOfSingleWord = (word: string): number | undefined =>
  languages.map((words) => words.get(word.toLowerCase())).find((value) => value !== undefined);

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** `4` for `fourth`, `4th` and `4.`. */
export function numberOfOrdinal(word: string): number | undefined {
  const [, digits] = /^(\d+)(?:st|nd|rd|th|\.|º|ª)$/i.exec(word) ?? [];
  if (digits) return Number(digits);
  const index = ordinals.indexOf(word.toLowerCase());
  return index < 0 ? undefined : index + 1;
}
