/** A name that is written once as no other place of its file writes it. */
export interface MisspeltName {
  offsets: [from: number, to: number];
  found: string;
  computed: string;
  /** Where the name stands as it is right. */
  other: number;
}

const field = /\b(owner|company|name): ["']?([A-Z][^,"'}\n]*)/g;
const small = '[a-zß-ɏ]{5,}';
const capitalised = new RegExp(`\\b[A-ZÄÖÜ]${small}`, 'g');

/**
 * Words that are a name but for a letter: one that is doubled or missing, or two in each other’s place,
 * or in a long name another one. Such a word stands once, and the name at least twice.
 */
export function findMisspeltNames(text: string): MisspeltName[] {
  const fields = [...text.matchAll(field)].map(({ index, 0: line, 1: kind, 2: name = '' }) => ({
    kind,
    words: wordsOf(name),
    from: index + line.length - name.length,
  }));
  if (fields.every(({ words }) => words.length === 0)) return [];
  const names = new Map(fields.flatMap(({ words, from }) => words.map((word) => [word, from])));
  // Two people may have names that look alike.
  const people = new Set(fields.flatMap(({ kind, words }) => (kind === 'name' ? words : [])));
  // Only words that begin as a name does may be one.
  const letters = new Set([...names.keys()].map((name) => name.charAt(0)));
  const mayBeName = new RegExp(`\\b[${[...letters].join('')}]${small}`, 'g');
  const counts = new Map<string, number>();
  for (const word of text.match(mayBeName) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([word, count]): MisspeltName[] => {
    if (count > 1 || people.has(word)) return [];
    const alike = [...names].filter(([name]) => (counts.get(name) ?? 0) > 1 && isSlip(word, name));
    const [right, ...others] = alike;
    const from = text.indexOf(word);
    const isComment = /(?:^|\s)#/.test(text.slice(text.lastIndexOf('\n', from) + 1, from));
    // A word that the page writes small, too, is no name.
    if (!right || others.length > 0 || isComment || isWord(word, text)) return [];
    const [computed, other] = right;
    return [{ offsets: [from, from + word.length], found: word, computed, other }];
  });
}

const wordsOf = (text: string): string[] => text.match(capitalised) ?? [];

const isWord = (word: string, text: string): boolean =>
  new RegExp(`(?<![A-Za-z])${word.toLowerCase()}`).test(text);

/** Whether one is the other but for one letter, which is neither the first nor the last: words have other ends on purpose. */
function isSlip(word: string, name: string): boolean {
  const [a, b] = word.length > name.length ? [name, word] : [word, name];
  if (b.length - a.length > 1 || a[0] !== b[0] || a.at(-1) !== b.at(-1) || a === b) return false;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  const isSwap = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  const isOther = a.slice(at + 1) === b.slice(at + 1) && plain(a[at]) !== plain(b[at]);
  return isSwap || (isOther && a.length > 7);
}

/** Without its marks: `Gärten` is a plural. */
const plain = (letter = ''): string => letter.normalize('NFD').charAt(0);
