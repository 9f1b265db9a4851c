import type { CountRequests } from '../leads/lead-store.ts';

/**
 * Maximum number of clients in memory, some 20 MB. Beyond it all counts begin anew: only an attacker
 * has that many networks.
 */
const mostClients = 100_000;

/** Counts requests in this process, for stores that do not count. A restart resets the counts. */
export function createMemoryCounts(): CountRequests {
  /**
   * Oldest first, which also end first. `until` is in `performance.now()`, which does not change
   * with the system clock.
   */
  const counts = new Map<string, { requests: number; until: number }>();

  function forget(now: number): void {
    for (const [key, { until }] of counts) {
      if (until > now) return;
      counts.delete(key);
    }
  }

  return async (requests, seconds) => {
    const now = performance.now();
    forget(now);
    if (counts.size >= mostClients) counts.clear();
    const counted = [...requests].map(([key, number]) => {
      const count = counts.get(key) ?? { requests: 0, until: now + seconds * 1000 };
      count.requests += number;
      counts.set(key, count);
      return [key, { requests: count.requests, seconds: (count.until - now) / 1000 }] as const;
    });
    return new Map(counted);
  };
}
