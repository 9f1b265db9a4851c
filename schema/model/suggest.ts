import { distance } from 'fastest-levenshtein';

/**
 * Returns at most two candidates for a misspelt word, nearest first, and none rather than a bad
 * one. Short words may differ by one letter, words of four letters by two, and words of eight by
 * three (edit distance; two swapped letters count as one if nothing else differs). If half of a short
 * word differs, the first letter must be equal: a `bird` is not a `card`.
 */
export function suggest(word: string, candidates: Iterable<string>): string[] {
  const limit = word.length < 4 ? 1 : word.length < 8 ? 2 : 3;
  return rank(word, candidates)
    .filter(({ cost }) => cost <= limit)
    .filter(
      ({ candidate, cost }) =>
        cost < 2 || word.length > 5 || candidate[0]?.toLowerCase() === word[0]?.toLowerCase(),
    )
    .filter(({ cost }, _, [best]) => best && cost <= best.cost)
    .slice(0, 2)
    .map(({ candidate }) => candidate);
}

/**
 * Whether two similar names are as likely names of two things: `plan-a` and `plan-b`, `2025` and
 * `2026`, `seats-min` and `seats-max`. In one of their words, a digit differs, or a short word has
 * another letter in the place of one.
 */
export function namesAnother(one: string, other: string): boolean {
  const words = wordsOf(one);
  const others = wordsOf(other);
  return (
    words.length === others.length && words.some((word, at) => isReplaced(word, others[at] ?? ''))
  );
}

const wordsOf = (name: string): string[] => name.toLowerCase().split(/[^\p{L}\p{N}]+/u);

function isReplaced(word: string, other: string): boolean {
  if (word === other) return false;
  const digits = (each: string) => each.replace(/\D/g, '');
  if (digits(word) !== digits(other)) return true;
  const sorted = (each: string) => [...each].sort().join('');
  return word.length === other.length && word.length < 5 && sorted(word) !== sorted(other);
}

/** Returns all candidates, those with a similar spelling first. */
export const nearestFirst = (word: string, candidates: Iterable<string>): string[] =>
  rank(word, candidates).map(({ candidate }) => candidate);

function rank(word: string, candidates: Iterable<string>) {
  return [...candidates]
    .map((candidate) => ({
      candidate,
      cost: costOf(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1));
}

/** Two letters in each other's place are one slip, and no word of two letters is another one. */
function costOf(word: string, other: string): number {
  const cost = distance(word, other);
  if (cost !== 2 || word.length !== other.length || word.length < 3) return cost;
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const isSwap = word[at] === other[at + 1] && word[at + 1] === other[at];
  return isSwap && word.slice(at + 2) === other.slice(at + 2) ? 1 : cost;
}
