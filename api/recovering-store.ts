import type { CountRequests, LeadStore } from './leads/lead-store.ts';
import { LeadStoreError } from './leads/leads.ts';
import type { Log } from './log.ts';
import type { Readiness } from './readiness.ts';

/** The methods of a store that a server needs. */
export type OpenStore = Pick<LeadStore, 'add' | 'close' | 'check' | 'countRequests'>;

interface RecoveringOptions {
  /** Opens the store without blocking the event loop. Rejects with the reason if that fails. */
  open(): Promise<OpenStore>;
  log: Log;
  readiness: Readiness;
}

/** Milliseconds between two attempts to open. */
const retryAfter = 1000;
/**
 * Milliseconds for which a failure counts. After that leads are sent to this server again, which
 * shows whether the failure lasts.
 */
const failureMemory = 10_000;
/** Milliseconds between two checks of the store. */
const checkInterval = 2_000;

/**
 * Wraps a store that may be unavailable: a full disk, a read-only folder, a damaged file, an
 * unreachable database. Until it is open, adding a lead fails with 503. An open store recovers by
 * itself and is checked regularly, so that problems show before a visitor's lead fails.
 */
export async function createRecoveringStore(
  options: RecoveringOptions,
): Promise<Omit<OpenStore, 'check'>> {
  const { log } = options;
  const { fail, succeed, presume } = createStoreReport(options);
  const closing = new AbortController();
  let store: OpenStore | undefined;
  let counts: ReturnType<typeof watchCounts> | undefined;
  let forgetting: NodeJS.Timeout | undefined;

  async function open(): Promise<OpenStore> {
    store = await options.open();
    counts = store.countRequests && watchCounts(store.countRequests, log);
    return store;
  }

  async function recover(): Promise<void> {
    while (await waits(retryAfter, closing.signal)) {
      try {
        const opened = await open();
        succeed('attempt');
        return await watch(opened);
      } catch (error) {
        fail('attempt', error);
      }
    }
  }

  async function watch({ check }: OpenStore): Promise<void> {
    let isAvailable = true;
    while (await waits(checkInterval, closing.signal)) {
      const wasAvailable = isAvailable;
      try {
        await check();
        isAvailable = true;
        // Leads that failed meanwhile failed for this reason.
        if (wasAvailable) succeed('check');
        else succeed('check', 'attempt');
      } catch (error) {
        isAvailable = false;
        fail('check', error);
      }
      counts?.report(wasAvailable && isAvailable);
    }
  }

  let running: Promise<void>;
  try {
    running = watch(await open());
  } catch (error) {
    fail('attempt', error);
    running = recover();
  }
  return {
    get countRequests() {
      return counts?.countRequests;
    },
    async add(...lead) {
      if (!store) throw new LeadStoreError('The lead store is not open.');
      try {
        await store.add(...lead);
        succeed('attempt');
      } catch (error) {
        fail('attempt', error);
        // Here, because leads that fail together each start a timer.
        clearTimeout(forgetting);
        forgetting = setTimeout(presume, failureMemory, 'attempt').unref();
        throw error;
      }
    },
    async close() {
      closing.abort();
      clearTimeout(forgetting);
      await running;
      await store?.close();
    },
  };
}

/** What `/readyz` says if the last check of the store failed, or the last attempt to use it. */
const problems = {
  check: 'Leads cannot be stored: their database is away.',
  attempt: 'Leads cannot be stored.',
};
type Use = keyof typeof problems;

/** Reports to `/readyz` and to the log whether leads can be stored. */
function createStoreReport({ log, readiness }: Pick<RecoveringOptions, 'log' | 'readiness'>) {
  const failing = new Set<Use>();
  /** The reasons that were logged since the last success. */
  const logged = { check: new Set<string>(), attempt: new Set<string>() };
  const report = () => {
    const use = (['check', 'attempt'] as const).find((each) => failing.has(each));
    readiness.report('leads', use && problems[use]);
  };
  const isLogged = () => logged.check.size + logged.attempt.size > 0;
  /** Tells `/readyz` that it may work again. The log waits until it has. */
  const presume = (...uses: Use[]): void => {
    for (const use of uses) failing.delete(use);
    report();
  };
  return {
    fail(use: Use, error: unknown): void {
      failing.add(use);
      report();
      const message = error instanceof Error ? error.message : String(error);
      if (!logged.check.has(message) && !logged.attempt.has(message))
        log({ event: 'store-unavailable', error: message });
      logged[use].add(message);
    },
    succeed(...uses: Use[]): void {
      presume(...uses);
      if (!isLogged()) return;
      for (const use of uses) logged[use].clear();
      if (!isLogged()) log({ event: 'store-available' });
    },
    presume,
  };
}

/** Remembers why requests could not be counted. Callers then count in memory and go on. */
function watchCounts(count: CountRequests, log: Log) {
  let problem: string | undefined;
  let isLogged = false;
  const countRequests: CountRequests = async (...asked) => {
    try {
      const counted = await count(...asked);
      problem = undefined;
      isLogged = false;
      return counted;
    } catch (error) {
      problem = (error as Error).message;
      throw error;
    }
  };
  return {
    countRequests,
    /**
     * Logs once why requests could not be counted since the last call.
     * @param isAvailable whether the store was available all the time, so that it is no reason
     */
    report(isAvailable: boolean): void {
      if (isAvailable && problem !== undefined && !isLogged) {
        log({ event: 'counting-failed', error: problem });
        isLogged = true;
      }
      problem = undefined;
    },
  };
}

/** Resolves to `true` after that time, or to `false` at once if the wait is aborted. */
function waits(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isOver: boolean) => {
      clearTimeout(timer);
      // The signal lives as long as the server and would otherwise keep every listener.
      signal.removeEventListener('abort', stop);
      resolve(isOver);
    };
    const stop = () => end(false);
    const timer = setTimeout(end, milliseconds, true);
    signal.addEventListener('abort', stop);
  });
}
