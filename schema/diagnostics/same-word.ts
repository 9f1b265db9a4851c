/** The words of the schemas are compared with every word that they do not know. */
const bareWords = new Map<string, string>();
const mostBareWords = 10_000;

/**
 * A word without what people write in different ways: capitals, hyphens, underscores, spaces,
 * plural and British spelling. `cardGrid`, `card_grid`, `Card Grid` and `cards-grid` are one.
 */
export function bareWord(word: string): string {
  const cached = bareWords.get(word);
  if (cached !== undefined) return cached;
  if (bareWords.size === mostBareWords) bareWords.clear();
  // Of a sign alone, nothing else is left.
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

export const isSameWord = (one: string, other: string): boolean =>
  bareWord(one) === bareWord(other);

/** The same, but a plural is another word: where there are both a card and cards, they differ. */
export const isSameName = (one: string, other: string): boolean => {
  const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return bare(one) === bare(other);
};
