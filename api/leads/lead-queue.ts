import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { LeadStoreError } from './leads.ts';

interface Policy {
  /** Maximum number of leads per write. A higher number only makes each write longer. */
  most?: number;
  /** Milliseconds from the first failure after which leads are refused. */
  timeout: number;
  /** Milliseconds between two attempts. */
  retryAfter: number;
  /** Whether a failure may be temporary. Other failures are not retried. */
  mayPass?(error: unknown): boolean;
}

/** Maximum milliseconds for collecting leads. */
const collectingTime = 5;

interface Waiting<Item> extends PromiseWithResolvers<void> {
  item: Item;
}

/**
 * Implements group commit: all leads that arrive during one write share the next one, and each is
 * acknowledged when its own write is on the disk. Failed writes are repeated until the timeout;
 * writing a lead twice is harmless, in case only the answer was lost. After the timeout leads are
 * refused at once until a write succeeds.
 * @param write resolves when all are on the disk, rejects if none is
 */
export function createLeadQueue<Item>(
  write: (items: readonly Item[]) => Promise<void>,
  { most = Number.POSITIVE_INFINITY, timeout, retryAfter, mayPass = () => true }: Policy,
) {
  let waiting: Waiting<Item>[] = [];
  let running = Promise.resolve();
  let isRunning = false;
  let closing = false;
  /** By `performance.now()`, which does not change with the system clock. */
  let failingSince: number | undefined;

  /**
   * Collects leads that arrive together, until a turn of the event loop brings no more. Clients
   * answered by one write send their next leads at once: without collecting, the first would get
   * its own write, and all others would wait for two.
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
    /** Resolves when the lead is on the disk. Rejects if it is not stored. */
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
    /** Stops accepting leads and waits for the pending ones. */
    async finish(): Promise<void> {
      closing = true;
      await running;
    },
  };
}
