/** The budget for explaining a file, in characters parsed. It bounds the time for any input. */
export interface Effort {
  left: number;
}

/** About a second on an ordinary machine. Counted rather than timed, so that results are the same everywhere. */
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

export const newEffort = (text: string): Effort => ({ left: hasEndlessLine(text) ? 0 : most });

/** Whether a third of the budget is used, so that only likely guesses are tried from now on. */
export const isTight = ({ left }: Effort): boolean => left < (2 / 3) * most;

export const spend = (effort: Effort, what: 'reading' | 'explaining', characters: number): void => {
  effort.left -= what === 'reading' ? perGuess + characters : characters * explaining;
};
