/** Random choices that a seed makes repeatable. */
export interface Random {
  /** A whole number from 0, below `end`. */
  below(end: number): number;
  pick<T>(items: readonly T[]): T;
  chance(part: number): boolean;
  bytes(length: number): Buffer;
}

/**
 * Mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c: fast and good
 * enough.
 */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    chance: (part) => next() < part,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
