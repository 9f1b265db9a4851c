import { type LeadStore, LeadStoreError } from './leads/leads.ts';
import type { Log } from './log.ts';
import type { Readiness } from './readiness.ts';

/** What a server needs of a store. */
export type OpenStore = Pick<LeadStore, 'add' | 'close'>;

interface RecoveringOptions {
  /** Opens the store, or says why it cannot be had. */
  open(): OpenStore;
  /** Rejects while opening would fail. Must not hold up the event loop, as opening itself may. */
  probe(): Promise<void>;
  log: Log;
  readiness: Readiness;
}

/** Milliseconds between two attempts. */
const retryAfter = 1000;

/**
 * A store that may not be there yet, or not any more: a full disk, a folder that is read-only or
 * was replaced. Meanwhile nothing can be added, which is a 503; it is opened again as soon as
 * that is possible.
 */
export function createRecoveringStore(options: RecoveringOptions): OpenStore {
  const { log, readiness } = options;
  const closing = new AbortController();
  let store: OpenStore | undefined;
  let recovering: Promise<void> | undefined;

  function fail(error: unknown): void {
    readiness.report('leads', 'Leads cannot be stored.');
    recovering ??= recover(error).finally(() => {
      recovering = undefined;
    });
  }

  async function recover(error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    log({ time: new Date().toISOString(), event: 'store-unavailable', error: message });
    while (!(await tryToOpen())) {
      if (!(await waits(retryAfter, closing.signal))) return;
    }
    readiness.report('leads', undefined);
    log({ time: new Date().toISOString(), event: 'store-available' });
  }

  async function tryToOpen(): Promise<boolean> {
    try {
      await options.probe();
      if (closing.signal.aborted) return false;
      const previous = store;
      store = options.open();
      await previous?.close();
      return true;
    } catch {
      return false;
    }
  }

  try {
    store = options.open();
  } catch (error) {
    fail(error);
  }
  return {
    async add(kind, data) {
      try {
        if (!store) throw new LeadStoreError('The lead store is not open.');
        return await store.add(kind, data);
      } catch (error) {
        fail(error);
        throw error;
      }
    },
    async close() {
      closing.abort();
      await recovering;
      await store?.close();
    },
  };
}

/** Resolves to `true` after that time, and to `false` at once where the wait is called off. */
function waits(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, true);
    const stop = () => {
      clearTimeout(timer);
      resolve(false);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
