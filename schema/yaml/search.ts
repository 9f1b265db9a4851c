import type { FileCheck } from '../validate/validate.ts';

/**
 * The characters that may be parsed for a file: about a second on an ordinary machine. Counted rather
 * than timed, so that results are the same everywhere.
 */
const most = 12_000_000;

/** How much longer checking takes than parsing, per character. */
const explaining = 8;

/** The fixed cost of a guess, however short the text is. */
const perGuess = 2500;

/**
 * Longer than any text may be. Patterns that look around in a line take the square of its length,
 * which the budget does not count, so nothing is guessed in such lines.
 */
const longestLine = /[^\n]{20000}/;

export const hasEndlessLine = (text: string): boolean => longestLine.test(text);

/** The search for what an author meant, with a budget that bounds the time for any input. */
export class Search {
  readonly check: FileCheck;
  /** In characters parsed. */
  #left: number;

  constructor(text: string, check: FileCheck) {
    this.check = check;
    this.#left = hasEndlessLine(text) ? 0 : most;
  }

  get isOver(): boolean {
    return this.#left <= 0;
  }

  /** Whether a third of the budget is used, so that only likely guesses are tried from now on. */
  get isTight(): boolean {
    return this.#left < (2 / 3) * most;
  }

  spendReading(characters: number): void {
    this.#left -= perGuess + characters;
  }

  spendExplaining(characters: number): void {
    this.#left -= characters * explaining;
  }
}
