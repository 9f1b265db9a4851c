import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageRecord } from '../../schema/load/survey.ts';
import { compiledFolder } from '../bundle/engine.ts';
import type { FailedPage, RenderTask } from './page-renderer.ts';
import { createPageWork, type PageWork, type ReadTask } from './page-work.ts';
import { beginYoungGeneration, createLoading, restoreV8, stopOptimizing } from './tune-v8.ts';
import type { WorkerAnswer, WorkerCall } from './worker.ts';

/**
 * With fewer pages one thread is faster, because a worker takes 0.1 s to start and as long again to get
 * up to speed. While the bundler uses the second core, workers pay off even later.
 */
const pagesPerThread = 300;
const pagesPerThreadWhileBundling = 500;

/**
 * Megabytes that a worker needs for its code, and for each of its pages. Without a limit, V8 would
 * rather grow than collect garbage.
 */
const memoryOfWorker = 96;
const memoryOfPage = 0.01;

/** See `beginYoungGeneration`. */
const roomOfWorker = 4;

export interface WorkerPool {
  /** In the order of the files. */
  read(task: ReadTask): Promise<PageRecord[]>;
  /** Lets the workers render while this thread does something else. */
  begin(task: Promise<RenderTask>): void;
  /** Renders in this thread too. Resolves to the pages that fail when all are done. */
  render(task: RenderTask): Promise<FailedPage[]>;
  close(): Promise<void>;
}

/**
 * Spreads the work on this number of pages over the cores: this thread, and a worker for each other core
 * if there are enough pages. Each thread renders the pages that it reads. A worker that has finished
 * takes some of those that this thread still has.
 */
export function createWorkerPool(
  pages: number,
  counts: Int32Array,
  isBundling: boolean,
): WorkerPool {
  const fewest = isBundling ? pagesPerThreadWhileBundling : pagesPerThread;
  const threads = Math.max(1, Math.min(availableParallelism(), Math.floor(pages / fewest)));
  const share = Math.ceil(pages / threads);
  if (threads === 1) stopOptimizing();
  const loading = createLoading(threads - 1);
  beginYoungGeneration(roomOfWorker);
  const workers = Array.from(
    { length: threads - 1 },
    () =>
      new Worker(join(import.meta.dirname, 'worker.mjs'), {
        workerData: { counts, loading, compiled: compiledFolder },
        resourceLimits: {
          maxYoungGenerationSizeMb: 16,
          maxOldGenerationSizeMb: memoryOfWorker + memoryOfPage * share,
        },
      }),
  );
  const own = createPageWork(counts);
  const others = workers.map(remoteWork);
  let begun: Promise<FailedPage[][]>;
  return {
    async read(task) {
      const parts = await Promise.all([...others, own].map((work) => work.read(task)));
      const records: PageRecord[] = [];
      for (const [index, record] of parts.flat()) records[index] = record;
      return records;
    },
    begin(task) {
      begun = Promise.all(others.map(async (work) => renderAndHelp(work, await task)));
      // `render` awaits this, unless the site has errors.
      begun.catch(() => undefined);
    },
    async render(task) {
      const [failuresElsewhere, failures] = await Promise.all([begun, own.render(task)]);
      return [...failuresElsewhere.flat(), ...failures];
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
      restoreV8();
    },
  };

  async function renderAndHelp(work: PageWork, task: RenderTask): Promise<FailedPage[]> {
    const failures = await work.render(task);
    for (;;) {
      const pages = own.give(1 / threads);
      if (pages.length === 0) return failures;
      failures.push(...(await work.renderMore(pages)));
    }
  }
}

/** Calls a worker's methods by messages, one at a time. */
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
    renderMore: (...args) => call({ method: 'renderMore', args }),
  };
}
