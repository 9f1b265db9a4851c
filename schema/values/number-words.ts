/** The words of each language, with their numbers. */
const languages = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
].map((words) => new Map(words.split(' ').map((word, index) => [word, numberAt(index)])));

/** One by one up to twenty, and then the tens. */
function numberAt(index: number): number {
  return index < 20 ? index + 1 : (index - 17) * 10;
}

/** `4` for `four`, in any case. */
export const valueOfWord = (word: string): number | undefined =>
  languages.map((words) => words.get(word.toLowerCase())).find((value) => value !== undefined);
