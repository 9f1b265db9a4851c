/** Cached, because the schemas' words are compared with every unknown word. */
const bareWords = new Map<string, string>();
const mostBareWords = 10_000;

/**
 * Normalizes a word's case, hyphens, underscores, spaces, plural and British spelling: `cardGrid`,
 * `card_grid`, `Card Grid` and `cards-grid` are equal.
 */
export function bareWord(word: string): string {
  const cached = bareWords.get(word);
  if (cached !== undefined) return cached;
  if (bareWords.size === mostBareWords) bareWords.clear();
  // A word that is only punctuation stays as it is.
  const bare = toBareWord(word) || word;
  bareWords.set(word, bare);
  return bare;
}

const american: Record<string, string> = {
  colour: 'color',
  centre: 'center',
  grey: 'gray',
  isation: 'ization',
};

const toBareWord = (word: string): string =>
  word
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/colour|centre|grey|isation/g, (british) => american[british] ?? british)
    .split(/[^\p{L}\p{N}]+/u)
    .map(singular)
    .join('');

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Whether `bareWord` makes two words one. */
export const isSameWord = (one: string, other: string): boolean =>
  bareWord(one) === bareWord(other);

/**
 * Compares words like `bareWord`, but distinguishes plurals, for groups with both `card` and
 * `cards`.
 */
export const isSameName = (one: string, other: string): boolean => {
  const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return bare(one) === bare(other);
};
