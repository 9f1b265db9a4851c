import type { Coding } from './content-coding.ts';
import type { RawHeaders } from './file-headers.ts';
import { freshness } from './site-file.ts';

/** An answer 200, for the same address and the same coding. */
interface ReadyAnswer {
  headers: RawHeaders;
  body: Buffer;
  /** When the file has to be looked at again: milliseconds, by `performance.now()`. */
  until: number;
}

/** Bytes. Of larger answers, making costs little beside sending. */
const largestBody = 2 ** 18;

/**
 * Keeps the answers of the last second as they were sent, so that a page that many ask for costs
 * little more than writing it. All are dropped together each second: they never hold more memory
 * than is asked for in one.
 */
export function createReadyAnswers() {
  const answers = new Map<string, Partial<Record<Coding, ReadyAnswer>>>();
  let dropAt = 0;

  return {
    get(pathname: string, coding: Coding): ReadyAnswer | undefined {
      const answer = answers.get(pathname)?.[coding];
      return answer && performance.now() < answer.until ? answer : undefined;
    },
    keep(pathname: string, coding: Coding, answer: ReadyAnswer): void {
      if (answer.body.length > largestBody) return;
      const now = performance.now();
      if (now >= dropAt) {
        answers.clear();
        dropAt = now + freshness;
      }
      answers.set(pathname, { ...answers.get(pathname), [coding]: answer });
    },
  };
}
