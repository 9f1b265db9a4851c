import type { LeadStore } from './leads/lead-store.ts';
import { LeadStoreError } from './leads/leads.ts';
import type { Log } from './log.ts';
import type { Readiness } from './readiness.ts';

/** What a server needs of a store. */
export type OpenStore = Pick<LeadStore, 'add' | 'close'>;

interface RecoveringOptions {
  /** Opens the store, or says why it cannot be had. */
  open(): Promise<OpenStore>;
  /** Rejects while opening would fail. Must not hold up the event loop, as opening itself may. */
  probe(): Promise<void>;
  log: Log;
  readiness: Readiness;
}

/** Milliseconds between two attempts to open. */
const retryAfter = 1000;
/** Milliseconds for which a failure counts, so that leads are sent here again and show whether it lasts. */
const memory = 10_000;

/**
 * A store that may not be there yet: a full disk, a folder that is read-only, a file that is
 * damaged. Until it is opened nothing can be added, which is a 503. A store that is open recovers by
 * itself.
 */
export async function createRecoveringStore(options: RecoveringOptions): Promise<OpenStore> {
  const { log, readiness } = options;
  const closing = new AbortController();
  let store: OpenStore | undefined;
  let forgetting: NodeJS.Timeout | undefined;
  const unavailable = () => readiness.report('leads', 'Leads cannot be stored.');
  const available = () => readiness.report('leads', undefined);

  async function recover(): Promise<void> {
    while (await waits(retryAfter, closing.signal)) {
      try {
        await options.probe();
        store = await options.open();
        available();
        log({ time: new Date().toISOString(), event: 'store-available' });
        return;
      } catch {
        // It is still what the log has said.
      }
    }
  }

  let recovering: Promise<void> | undefined;
  try {
    store = await options.open();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log({ time: new Date().toISOString(), event: 'store-unavailable', error: message });
    unavailable();
    recovering = recover();
  }
  return {
    async add(...lead) {
      if (!store) throw new LeadStoreError('The lead store is not open.');
      clearTimeout(forgetting);
      try {
        await store.add(...lead);
        available();
      } catch (error) {
        unavailable();
        forgetting = setTimeout(available, memory).unref();
        throw error;
      }
    },
    async close() {
      closing.abort();
      clearTimeout(forgetting);
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
