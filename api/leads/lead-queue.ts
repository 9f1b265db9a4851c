import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { LeadStoreError } from './leads.ts';

interface Policy {
  /** Leads that are written at once; more only make it longer. */
  most?: number;
  /** Milliseconds from the first failure for which leads wait. */
  timeout: number;
  /** Milliseconds between two attempts. */
  retryAfter: number;
  /** Whether a failure may pass by itself; the others are not waited for. */
  mayPass?(error: unknown): boolean;
}

/** Milliseconds for which leads are collected, at most. */
const collectingTime = 5;

interface Waiting<Item> extends PromiseWithResolvers<void> {
  item: Item;
}

/**
 * Group commit: all leads that arrive during one write share the next one, and each is acknowledged
 * when its own is on the disk. What fails is written again while there is time left, which changes
 * nothing where the failure was only that the answer was lost. After that leads are refused at once,
 * until one was written.
 * @param write resolves when all are on the disk, rejects when none is
 */
export function createLeadQueue<Item>(
  write: (items: readonly Item[]) => Promise<void>,
  { most = Number.POSITIVE_INFINITY, timeout, retryAfter, mayPass = () => true }: Policy,
) {
  let waiting: Waiting<Item>[] = [];
  let running = Promise.resolve();
  let isRunning = false;
  let closing = false;
  /** By `performance.now()`, which nobody sets. */
  let failingSince: number | undefined;

  /**
   * Waits for what arrives together, until a turn of the event loop has brought nothing more. Those who
   * were answered by one write send their next leads at once: without waiting, the first of them would
   * have a write of its own, and all others would wait for two.
   */
  async function collect(): Promise<void> {
    const end = performance.now() + collectingTime;
    let count: number;
    do {
      count = waiting.length;
      await nextTurn();
    } while (waiting.length > count && performance.now() < end);
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await collect();
      const group = waiting.splice(0, most);
      try {
        await write(group.map(({ item }) => item));
        failingSince = undefined;
        for (const { resolve } of group) resolve();
      } catch (error) {
        failingSince ??= performance.now();
        if (mayPass(error) && performance.now() < failingSince + timeout) {
          waiting = [...group, ...waiting];
          await sleep(retryAfter);
        } else for (const { reject } of group) reject(error);
      }
    }
    isRunning = false;
  }

  return {
    /** Resolves when the lead is on the disk. Rejects when it is not stored. */
    add(item: Item): Promise<void> {
      if (closing) return Promise.reject(new LeadStoreError('The lead store is closed.'));
      const entry = { item, ...Promise.withResolvers<void>() };
      waiting.push(entry);
      if (!isRunning) {
        isRunning = true;
        running = run();
      }
      return entry.promise;
    },
    /** Takes no more, and waits for those that are under way. */
    async finish(): Promise<void> {
      closing = true;
      await running;
    },
  };
}
