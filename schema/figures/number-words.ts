/** The words of each language, with their numbers. */
const languages = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
].map((words) => new Map(words.split(' ').map((word, index) => [word, numberAt(index)])));

/** One by one up to twenty, and then the tens. */
function numberAt(index: number): number {
  return index < 20 ? index + 1 : (index - 17) * 10;
}

/** A pattern of the words for small numbers. */
export const numberWords = languages
  .flatMap((words) => [...words.keys()])
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Whether a text has a number in digits or in words. Most have none, and need not be looked at closely. */
export const hasNumber = (text: string): boolean => anyNumber.test(text);

const anyNumber = new RegExp(`\\d|\\b(?:${numberWords})`, 'i');

interface Match {
  index: number;
  /** The whole, and what stands in brackets, as written. */
  parts: string[];
}

/** What a pattern in small letters finds in a text, whatever its case. */
export function matchesIn(text: string, pattern: string): Match[] {
  const lower = text.toLowerCase();
  // A letter that becomes two moves all that follow.
  if (lower.length !== text.length) return [];
  return [...lower.matchAll(compile(pattern))].map(({ index, indices = [] }) => ({
    index,
    parts: indices.map((place) => (place ? text.slice(...place) : '')),
  }));
}

const compiled = new Map<string, RegExp>();

/**
 * Of all letters there are (`\p{L}`), only the small Latin ones: a pattern with all takes 5 ms until its
 * first answer, which for those of all blocks is a seventh of a build.
 */
function compile(pattern: string): RegExp {
  const cached = compiled.get(pattern);
  if (cached) return cached;
  const letters = 'a-zß-ɏ';
  const source = pattern.replace(/\[[^\]]*\]|\\p\{L\}/g, (part) =>
    part.startsWith('[') ? part.replace('\\p{L}', letters) : `[${letters}]`,
  );
  const expression = new RegExp(source, 'dgu');
  compiled.set(pattern, expression);
  return expression;
}

/** `4` for `four`, in any case. */
export const valueOfWord = (word: string): number | undefined =>
  languages.map((words) => words.get(word.toLowerCase())).find((value) => value !== undefined);

/** A number in words or digits, as another one is written: `Five` as `Four`. */
export function writeNumberLike(written: string, value: number): string {
  const language = languages.find((words) => words.has(written.toLowerCase()));
  const [word] = [...(language ?? [])].find(([, each]) => each === value) ?? [];
  if (!word) return String(value);
  return /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
