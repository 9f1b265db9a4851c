import type { CountRequests } from '../leads/lead-store.ts';
import { createMemoryCounts } from './memory-counts.ts';

/** Seconds, which begin with the first request of a client. */
const minute = 60;
/** Milliseconds for which each server counts for itself after the store could not. */
const pause = 1_000;
/** Clients that are remembered as refused. */
const mostRefused = 10_000;

/** Counts a request of a client, and gives the seconds to wait, 0 where it may pass. */
type Limit = (client: string) => Promise<number>;

/**
 * Makes limits for the requests of each client at all servers together, where their store counts,
 * and else at this one. All that arrive while the store is asked are counted with the next question,
 * and clients that were refused are refused without one until their minute ends.
 * @param counter what counts at the moment
 * @returns function that makes a limit of so many requests a minute, 0 for none; its name keeps it
 * apart from others
 */
export function createRateLimits(counter: () => CountRequests | undefined) {
  const ask = createQuestions();
  const countInMemory = createMemoryCounts();
  let pausedUntil = 0;

  return (name: string, perMinute: number): Limit => {
    if (perMinute === 0) return async () => 0;
    /** When their minutes end, by `performance.now()`, which nobody sets. */
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
        const counted = await ask(count, key);
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

/** How many requests a client has sent, this one included, and when its minute ends. */
type Counted = { requests: number; seconds: number };

const find = (counted: ReadonlyMap<string, Counted>, key: string): Counted =>
  counted.get(key) ?? { requests: 0, seconds: 0 };

/** Counts one request after the other, and asks one question at a time. */
function createQuestions() {
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
          // In the order in which they came: the last one has the number that the store gave.
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
      // After the requests that have arrived by now, so that they share the question.
      setImmediate(() => run(count));
    }
    return entry.promise;
  };
}
