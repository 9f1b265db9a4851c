import { daysToConfirm } from './confirmation.ts';
import type { LeadStore } from './lead-store.ts';

/** Milliseconds between two clean-ups. */
const interval = 60 * 60 * 1000;
const day = 24 * interval;
/** Milliseconds without a jump after which a clock that nothing confirms is trusted. */
const trial = day;
/** Age in milliseconds of a lead that confirms the clock. */
const recent = 7 * day;

interface Report {
  /** Called with the reason of a failure; deletion is retried. */
  onFailure: (error: Error) => void;
  /** Called if leads are kept until then, because the clock may be wrong. */
  onDoubt: (advice: string) => void;
}

/**
 * Deletes leads that are older than `days`, and those that were not confirmed in time, now and
 * every hour. A clock may be wrong at the start, or after it jumps ahead, and deleted leads do not
 * come back. So nothing is deleted for a day then, unless the newest lead before that is recent.
 * @param days 0 keeps them forever
 * @returns a function that stops it, to call before the store is closed
 */
export function forgetOldLeads(
  store: Pick<LeadStore, 'forget' | 'newest'>,
  days: number,
  { onFailure, onDoubt }: Report,
): () => void {
  const daysAgo = (count: number) => new Date(Date.now() - count * day);
  /** Leads received later may have the time of a wrong clock. */
  let lastRun = new Date();
  // By how much the clock is ahead of the time that has passed.
  const ahead = () => Date.now() - performance.now();
  let lastAhead = ahead();
  /** When the clock is trusted, by `performance.now()`; `undefined` if that is to be found out. */
  let trustedAt: number | undefined;

  function doubt(newest: Date): number {
    const until = new Date(Date.now() + trial).toISOString();
    const reason = `The newest lead is of ${newest.toISOString()}`;
    if (days > 0) onDoubt(`${reason}. If the clock is wrong, correct it before ${until}.`);
    return performance.now() + trial;
  }

  async function forget(): Promise<void> {
    if (ahead() - lastAhead > interval) trustedAt = undefined;
    lastAhead = ahead();
    if (trustedAt === undefined) {
      const newest = await store.newest(lastRun);
      const isOld = newest && Date.now() - newest.getTime() > recent;
      trustedAt = isOld ? doubt(newest) : 0;
    }
    lastRun = new Date();
    if (performance.now() < trustedAt) return;
    await Promise.all([
      store.forget(daysAgo(daysToConfirm), true),
      ...(days === 0 ? [] : [store.forget(daysAgo(days))]),
    ]);
  }

  const run = () => forget().catch(onFailure);
  const timer = setInterval(run, interval).unref();
  void run();
  return () => clearInterval(timer);
}
