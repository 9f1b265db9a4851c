import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { PageRecord } from '../../schema/load/survey.ts';
import { compiledFolder } from './engine.ts';
import { createPageWork, type PageWork, type ReadTask } from './page-work.ts';
import type { WorkerAnswer, WorkerCall } from './worker.ts';

/**
 * Fewer pages are done sooner by one thread, because a worker takes 0.1 s to start and as long to
 * become fast. While the code is being bundled, which needs the other core, it pays later still.
 */
const pagesPerThread = 300;
const pagesPerThreadWhileBundling = 1000;

/**
 * Megabytes of a worker for its code, and for each of its pages. Without a limit, the engine would
 * rather grow than collect.
 */
const memoryOfWorker = 96;
const memoryOfPage = 0.01;

/**
 * Megabytes of the half of a worker's room for new objects that is in use. V8 begins with 1 and lets
 * it grow, which `growYoungGeneration` forbids to all threads: it would be emptied four times as often.
 */
const roomOfWorker = 4;

export interface WorkerPool extends Pick<PageWork, 'render'> {
  /** In the order of the files. */
  read(task: ReadTask): Promise<PageRecord[]>;
  close(): Promise<void>;
}

/**
 * Spreads the work on so many pages over the cores: this thread and a worker for each other core,
 * where there are pages enough. Each renders what it has read.
 */
export function createWorkerPool(
  pages: number,
  counts: Int32Array,
  isBundling: boolean,
): WorkerPool {
  const fewest = isBundling ? pagesPerThreadWhileBundling : pagesPerThread;
  const threads = Math.max(1, Math.min(availableParallelism(), Math.floor(pages / fewest)));
  const share = Math.ceil(pages / threads);
  allowTopCompiler(false);
  if (threads > 1) {
    growYoungGeneration(1);
    beginYoungGeneration(roomOfWorker);
  }
  const workers = Array.from(
    { length: threads - 1 },
    () =>
      new Worker(join(import.meta.dirname, 'worker.mjs'), {
        workerData: { counts, compiled: compiledFolder },
        resourceLimits: {
          maxYoungGenerationSizeMb: 16,
          maxOldGenerationSizeMb: memoryOfWorker + memoryOfPage * share,
        },
      }),
  );
  const all: PageWork[] = [...workers.map(remoteWork), createPageWork(counts)];
  return {
    async read(task) {
      const parts = await Promise.all(all.map((work) => work.read(task)));
      const records: PageRecord[] = [];
      for (const [index, record] of parts.flat()) records[index] = record;
      return records;
    },
    async render(task) {
      return (await Promise.all(all.map((work) => work.render(task)))).flat();
    },
    async close() {
      allowTopCompiler(true);
      growYoungGeneration(2);
      beginYoungGeneration(0);
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/**
 * V8 doubles this thread's room for new objects up to 128 MB, and a build gains nothing by it: what a
 * page leaves is collected as quickly in less. Workers have a limit of their own. A server that was
 * built first needs the room, so the pool gives the default back.
 */
const growYoungGeneration = (factor: 1 | 2): void =>
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/**
 * V8's last compiler works beside the threads, and what it makes faster is over before that pays:
 * a tenth of the processor time of 1,000 pages, and 3 % of that of 10,000. A server that was built
 * first needs it again.
 */
const allowTopCompiler = (on: boolean): void =>
  setFlagsFromString(on ? '--turbofan' : '--no-turbofan');

/** For threads that are yet to start; 0 is V8's own choice. */
const beginYoungGeneration = (megabytes: number): void =>
  setFlagsFromString(`--min-semi-space-size=${megabytes}`);

/** The work of a worker, called by messages, one at a time. */
function remoteWork(worker: Worker): PageWork {
  const call = async (message: WorkerCall) => {
    worker.postMessage(message);
    const [answer] = (await once(worker, 'message')) as [WorkerAnswer];
    if ('error' in answer) throw answer.error;
    return answer.result as never;
  };
  return {
    read: (...args) => call({ method: 'read', args }),
    render: (...args) => call({ method: 'render', args }),
  };
}
