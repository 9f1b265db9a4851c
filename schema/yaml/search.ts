import type { Problem } from '../model/diagnostics.ts';
import type { FileCheck } from '../validate/validate.ts';

/**
 * The characters that may be parsed for a file: about a second on an ordinary machine. Counted rather
 * than timed, so that results are the same everywhere.
 */
const most = 12_000_000;

/** How much longer checking takes than parsing, per character. */
const explaining = 8;

/** The fixed cost of a guess, however short the text is. */
const perGuess = 1000;

/**
 * Longer than any text may be. Patterns that look around in a line take the square of its length,
 * which the budget does not count, so nothing is guessed in such lines.
 */
const longestLine = 5_000;

/** Whether a text has a line in which nothing is guessed. */
export function hasEndlessLine(text: string): boolean {
  let from = 0;
  while (from + longestLine <= text.length) {
    const end = text.indexOf('\n', from);
    if (end < 0 || end - from >= longestLine) return true;
    from = end + 1;
  }
  return false;
}

/** The search for what an author meant, with a budget that bounds the time for any input. */
export class Search {
  readonly check: FileCheck;
  /** The problems of values that were looked at. Two repairs lead to the same one in either order. */
  readonly explained = new Map<string, Problem[]>();
  /** In characters parsed. */
  #left: number;
  /** What is left for other mistakes. */
  #reserved = 0;

  constructor(text: string, check: FileCheck) {
    this.check = check;
    this.#left = hasEndlessLine(text) ? 0 : most;
  }

  get isOver(): boolean {
    return this.#left <= 0;
  }

  /** Whether half of what was left for a mistake is used. The rest is for the others. */
  get isShareUsed(): boolean {
    return this.#left < this.#reserved;
  }

  /** Begins to look for one more mistake. */
  share(): void {
    this.#reserved = this.#left / 2;
  }

  spendReading(characters: number): void {
    this.#left -= perGuess + characters;
  }

  spendExplaining(characters: number): void {
    this.#left -= characters * explaining;
  }
}
