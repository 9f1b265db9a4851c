import { daysToConfirm } from './confirmation.ts';
import type { LeadStore } from './lead-store.ts';

/** Milliseconds between two clean-ups. */
const interval = 60 * 60 * 1000;
const day = 24 * interval;

/**
 * Deletes leads that are older than `days`, and those that were not confirmed in time, now and
 * every hour. If the clock jumps ahead, it may be wrong, and nothing is deleted for the next hour.
 * @param days 0 keeps them forever
 * @param onFailure called with the reason of a failure; deletion is retried
 * @returns a function that stops it, to call before the store is closed
 */
export function forgetOldLeads(
  store: Pick<LeadStore, 'forget'>,
  days: number,
  onFailure: (error: Error) => void,
): () => void {
  const daysAgo = (count: number) => new Date(Date.now() - count * day);
  // By how much the clock is ahead of the time that has passed.
  const ahead = () => Date.now() - performance.now();
  let lastAhead = ahead();
  const forget = () => {
    const hasJumped = ahead() - lastAhead > interval;
    lastAhead = ahead();
    if (hasJumped) return;
    Promise.all([
      store.forget(daysAgo(daysToConfirm), true),
      ...(days === 0 ? [] : [store.forget(daysAgo(days))]),
    ]).catch(onFailure);
  };
  const timer = setInterval(forget, interval).unref();
  forget();
  return () => clearInterval(timer);
}
