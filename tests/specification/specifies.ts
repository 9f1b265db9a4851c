import { test } from 'vitest';

/**
 * Tests what one sentence of the specification fixes about our pages. A failure quotes the sentence,
 * so that an author sees what the edit contradicts. Whatever no sentence fixes is the author's to change.
 */
export function specifies(sentence: string, check: () => void): void {
  test(`“${sentence}”`, () => {
    try {
      check();
    } catch (error) {
      if (error instanceof Error) {
        error.message = `The specification says: “${sentence}”\n${error.message}`;
      }
      throw error;
    }
  });
}
