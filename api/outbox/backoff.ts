/** Milliseconds after which a report is given up: three days. */
const giveUpAfter = 3 * 24 * 60 * 60 * 1000;

/**
 * Attempts before that, whatever the clock says, about eight hours: the server may have been off for
 * days, or without the channel, or its clock may have jumped.
 */
const fewestAttempts = 20;

const first = 5_000;
const longest = 60 * 60 * 1000;

/**
 * Returns when to try again: after 5 s, then twice as long each time, up to an hour. Up to half of
 * the delay is random, so that reports are not all retried at once.
 * @param attempts so far
 * @param asked milliseconds that the receiver asks to wait; counts up to an hour
 * @returns time by `Date.now()`; `null` to give up
 */
export function nextAttempt(
  createdAt: number,
  attempts: number,
  now: number,
  asked = 0,
): number | null {
  if (now - createdAt >= giveUpAfter && attempts >= fewestAttempts) return null;
  const pause = Math.min(first * 2 ** (attempts - 1), longest);
  const spread = Math.random() / 2;
  return Math.round(
    now + Math.max(pause * (0.5 + spread), Math.min(asked, longest) + first * spread),
  );
}
