import type { CountRequests } from '../leads/lead-store.ts';

/** Counts in this process, where no store does: a restart forgets. */
export function createMemoryCounts(): CountRequests {
  /** The oldest first, which end first. `until` by `performance.now()`, which nobody sets. */
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
    const counted = [...requests].map(([key, number]) => {
      const count = counts.get(key) ?? { requests: 0, until: now + seconds * 1000 };
      count.requests += number;
      counts.set(key, count);
      return [key, { requests: count.requests, seconds: (count.until - now) / 1000 }] as const;
    });
    return new Map(counted);
  };
}
