/** A figure that does not follow from the figures that it is made of. Plain data, for the cache. */
export interface Mismatch {
  code:
    | `K60${1 | 2 | 3 | 5 | 6 | 7 | 8 | 9}`
    | `K61${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
    | `K62${2 | 3 | 6 | 9}`
    | `K64${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
    | 'K624'
    | `K65${0 | 1 | 2 | 3 | 7 | 8}`
    | 'R223';
  /** Where the figure stands, as a JSON pointer. */
  pointer: string;
  /** What the figure is, in the author's words: `Net burn`, `Plan`. */
  names: string[];
  found: string;
  computed: string;
  /** What the first of several balances starts from, where that alone may be out. */
  start?: { pointer: string; value: number };
  /** Several figures may be out, and this one is the likeliest. */
  isGuess?: true;
  /** Where else to look, as JSON pointers. */
  others?: string[];
  /** The other of two places that differ, and what it would be if this one were right. */
  otherwise?: { pointer: string; text: string };
  /** The words that are wrong in a text, and those around them. */
  part?: { before: string; text: string; after: string };
  /** What a total seems to be: a sum from which these rows are taken away, an average, or right, since other totals go on from it. */
  likely?: { less: string[] } | 'average' | 'rows';
}
