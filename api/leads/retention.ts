import { daysToConfirm } from './confirmation.ts';
import type { LeadStore } from './lead-store.ts';

/** Milliseconds between two looks at what is old. */
const interval = 60 * 60 * 1000;
const day = 24 * interval;

/**
 * Deletes leads that are older than some days, and those that nobody has confirmed in time, now and
 * every hour.
 * @param days 0 keeps them
 * @param onFailure called with what kept it from deleting; it tries again
 */
export function forgetOldLeads(
  store: Pick<LeadStore, 'forget'>,
  days: number,
  onFailure: (error: Error) => void,
): void {
  const daysAgo = (count: number) => new Date(Date.now() - count * day);
  const forget = () =>
    Promise.all([
      store.forget(daysAgo(daysToConfirm), true),
      ...(days === 0 ? [] : [store.forget(daysAgo(days))]),
    ]).catch(onFailure);
  setInterval(forget, interval).unref();
  void forget();
}
