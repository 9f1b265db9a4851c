/** A name that is written once as no other place of its file writes it. */
export interface MisspeltName {
  offsets: [from: number, to: number];
  found: string;
  computed: string;
  /** Where the name stands as it is right. */
  other: number;
}

/** The fields of blocks whose words are names that a page repeats. */
const fields = ['owner: ', 'company: '];
const small = '[a-zß-ɏ]{5,}';
const capitalised = new RegExp(`\\b[A-ZÄÖÜ]${small}`, 'g');
const line = /["']?([A-Z][^,"'}\n]*)/y;

/**
 * Words that are a name but for a letter: one that is doubled or missing, or two in each other’s place,
 * or in a long name another one. Such a word stands once, and the name at least twice.
 */
export function findMisspeltNames(text: string): MisspeltName[] {
  const names = namesIn(text);
  if (names.size === 0) return [];
  // Only words that begin as a name does may be one.
  const letters = new Set([...names.keys()].map((name) => name.charAt(0)));
  const counts = new Map<string, number>();
  for (const word of [...letters].flatMap((letter) => wordsWith(letter, text)))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([word, count]): MisspeltName[] => {
    if (count > 1) return [];
    const alike = [...names].filter(([name]) => (counts.get(name) ?? 0) > 1 && isSlip(word, name));
    const [right, ...others] = alike;
    const from = text.indexOf(word);
    if (!right || others.length > 0 || isComment(text, from)) return [];
    // A word that the page writes small, too, is no name, and two people may have names that look alike.
    if (isWord(word, text) || isPerson(word, text)) return [];
    const [computed, other] = right;
    return [{ offsets: [from, from + word.length], found: word, computed, other }];
  });
}

/** The words of the fields that the text has twice, and where they stand. */
function namesIn(text: string): Map<string, number> {
  const names = new Map<string, number>();
  for (const field of fields) {
    for (let at = text.indexOf(field); at >= 0; at = text.indexOf(field, at + 1)) {
      line.lastIndex = at + field.length;
      const [, name = ''] = line.exec(text) ?? [];
      for (const word of name.match(capitalised) ?? [])
        if (!names.has(word) && isRepeated(word, text))
          names.set(word, line.lastIndex - name.length);
    }
  }
  return names;
}

const isRepeated = (word: string, text: string): boolean =>
  text.includes(word, text.indexOf(word) + word.length);

/** The words of a text that begin with a letter. */
function wordsWith(letter: string, text: string): string[] {
  const words: string[] = [];
  const word = new RegExp(`\\b${letter}${small}`, 'y');
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) {
    word.lastIndex = at;
    words.push(...(word.exec(text) ?? []));
  }
  return words;
}

const isComment = (text: string, at: number): boolean =>
  /(?:^|\s)#/.test(text.slice(text.lastIndexOf('\n', at) + 1, at));

const isPerson = (word: string, text: string): boolean =>
  new RegExp(`\\bname: [^,}\\n]*\\b${word}\\b`).test(text);

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
