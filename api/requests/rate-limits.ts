import type { CountRequests } from '../leads/lead-store.ts';
import { createMemoryCounts } from './memory-counts.ts';

/** Seconds, starting with the first request of a client. */
const minute = 60;
/** Milliseconds for which each server counts by itself after the store failed to. */
const pause = 1_000;
/** Maximum number of refused clients in memory. */
const mostRefused = 10_000;

/** Counts a request of a client and returns the seconds to wait; 0 if it may pass. */
type Limit = (client: string) => Promise<number>;

/**
 * Creates rate limits per client. If the store counts requests, they hold for all servers together;
 * otherwise for this one. Requests that arrive while a query runs are counted by the next query,
 * and refused clients are refused without a query until their minute ends.
 * @param counter returns what counts at the moment
 * @returns a function that creates a limit of so many requests per minute, 0 for none; its name
 *   separates it from other limits
 */
export function createRateLimits(counter: () => CountRequests | undefined) {
  const countTogether = createCountQueue();
  const countInMemory = createMemoryCounts();
  let pausedUntil = 0;

  return (name: string, perMinute: number): Limit => {
    if (perMinute === 0) return async () => 0;
    /**
     * When the minute of each client ends, by `performance.now()`, which does not change with the
     * system clock.
     */
    const refused = new Map<string, number>();
    const toWait = ({ requests, seconds }: Counted) =>
      requests <= perMinute ? 0 : Math.ceil(seconds);
    const countHere = async (key: string) =>
      toWait(find(await countInMemory(new Map([[key, 1]]), minute), key));

    return async (client) => {
      const key = `${name} ${client}`;
      const count = counter();
      const now = performance.now();
      if (!count || now < pausedUntil) return countHere(key);
      const left = ((refused.get(client) ?? 0) - now) / 1000;
      if (left > 0) return Math.ceil(left);
      try {
        const counted = await countTogether(count, key);
        const wait = toWait(counted);
        if (wait === 0) return 0;
        if (refused.size >= mostRefused) refused.clear();
        refused.set(client, now + counted.seconds * 1000);
        return wait;
      } catch {
        pausedUntil = performance.now() + pause;
        return countHere(key);
      }
    };
  };
}

/**
 * How many requests a client has sent, including this one, and the seconds until its minute ends.
 */
type Counted = { requests: number; seconds: number };

const find = (counted: ReadonlyMap<string, Counted>, key: string): Counted =>
  counted.get(key) ?? { requests: 0, seconds: 0 };

/** Counts requests in order, with one query at a time. */
function createCountQueue() {
  let waiting = new Map<string, PromiseWithResolvers<Counted>[]>();
  let isRunning = false;

  async function run(count: CountRequests): Promise<void> {
    while (waiting.size > 0) {
      const asked = waiting;
      waiting = new Map();
      try {
        const sizes = new Map([...asked].map(([key, entries]) => [key, entries.length]));
        const counted = await count(sizes, minute);
        for (const [key, entries] of asked) {
          const { requests, seconds } = find(counted, key);
          // In order of arrival: the last one has the number that the store returned.
          for (const [index, { resolve }] of entries.entries())
            resolve({ requests: requests - entries.length + 1 + index, seconds });
        }
      } catch (error) {
        for (const { reject } of [...asked.values()].flat()) reject(error);
      }
    }
    isRunning = false;
  }

  return (count: CountRequests, key: string): Promise<Counted> => {
    const entry = Promise.withResolvers<Counted>();
    const entries = waiting.get(key);
    if (entries) entries.push(entry);
    else waiting.set(key, [entry]);
    if (!isRunning) {
      isRunning = true;
      // Runs after the requests that have already arrived, so that they share the query.
      setImmediate(() => run(count));
    }
    return entry.promise;
  };
}
