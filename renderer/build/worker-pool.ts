import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerCall } from './build-worker.ts';
import { createPageWork, type PageWork } from './page-work.ts';

/**
 * Fewer pages are done sooner by one thread: a worker takes 0.3 s to start and to become fast, and
 * while pages are read the bundler has the other core. Measured with 2 cores and 1,000 pages: 1.3 s
 * with one thread, 1.55 with two; with 2,000 there is no difference.
 */
const pagesPerThread = 1000;

/**
 * Megabytes of a worker for its code, and for each of its pages, which it keeps as text from reading
 * to rendering. Without a limit, the engine would rather grow than collect.
 */
const memoryOfWorker = 128;
const memoryOfPage = 0.03;

export interface WorkerPool extends PageWork {
  close(): Promise<void>;
}

/**
 * Spreads the work on pages over the cores: this thread and a worker for each other core, where
 * there are pages enough. Each renders what it has read.
 */
export function createWorkerPool(pages: number, done: Int32Array): WorkerPool {
  const threads = Math.max(1, Math.min(availableParallelism(), Math.floor(pages / pagesPerThread)));
  const share = Math.ceil(pages / threads);
  const workers = Array.from(
    { length: threads - 1 },
    () =>
      new Worker(join(import.meta.dirname, 'build-worker.ts'), {
        workerData: done,
        resourceLimits: {
          maxYoungGenerationSizeMb: 16,
          maxOldGenerationSizeMb: memoryOfWorker + memoryOfPage * share,
        },
      }),
  );
  const all: PageWork[] = [...workers.map(remoteWork), createPageWork(done)];
  return {
    async load(content, files) {
      const parts = all.map((work, index) =>
        work.load(content, files.slice(index * share, (index + 1) * share)),
      );
      return (await Promise.all(parts)).flat();
    },
    async render(order) {
      return (await Promise.all(all.map((work) => work.render(order)))).flat();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** The work of a worker, called by messages, one at a time. */
function remoteWork(worker: Worker): PageWork {
  const call = async (message: WorkerCall) => {
    worker.postMessage(message);
    const [answer] = await once(worker, 'message');
    return answer;
  };
  return {
    load: (...args) => call({ method: 'load', args }),
    render: (...args) => call({ method: 'render', args }),
  };
}
