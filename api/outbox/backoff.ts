/** Milliseconds after which a report is given up: three days. */
const giveUpAfter = 3 * 24 * 60 * 60 * 1000;

const first = 5_000;
const longest = 60 * 60 * 1000;

/**
 * When to try again: after 5 s, and twice as long each time, up to an hour. Up to half of a pause is
 * left to chance, so that not all come back at once.
 * @param attempts how many there were
 * @returns by `Date.now()`; `null` where it is time to give up
 */
export function nextAttempt(createdAt: number, attempts: number, now: number): number | null {
  if (now - createdAt >= giveUpAfter) return null;
  const pause = Math.min(first * 2 ** (attempts - 1), longest);
  return Math.round(now + pause * (0.5 + Math.random() / 2));
}
