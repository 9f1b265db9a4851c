import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Diagnostic } from '../../schema/diagnostics/diagnostics.ts';
import type { PageRecord } from '../../schema/load/survey.ts';
import { compiledFolder } from './engine.ts';
import { createPageWork, type PageWork, type ReadTask, type RenderTask } from './page-work.ts';
import { beginYoungGeneration, createLoading, restoreV8, stopOptimizing } from './tune-v8.ts';
import type { WorkerAnswer, WorkerCall } from './worker.ts';

/**
 * With fewer pages one thread is faster, because a worker takes 0.1 s to start and as long again to get
 * up to speed.
 */
const pagesPerThread = 300;

/** While the bundler uses the second core, workers read no faster. They start later and only render. */
const pagesPerReader = 1000;

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
  /** Renders in this thread too. Resolves to the errors when all pages are done. */
  render(task: Promise<RenderTask>): Promise<Diagnostic[]>;
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
  const threads = threadsFor(pages, pagesPerThread);
  const readers = isBundling ? threadsFor(pages, pagesPerReader) : threads;
  const share = Math.ceil(pages / readers);
  if (threads === 1) stopOptimizing();
  const loading = createLoading(threads - 1);
  const workers: Worker[] = [];
  const others = startWorkers(readers - 1);
  const own = createPageWork(counts);
  let begun: Promise<Diagnostic[]>[] = [];
  return {
    async read(task) {
      const parts = await Promise.all([...others, own].map((work) => work.read(task)));
      const records: PageRecord[] = [];
      for (const [index, record] of parts.flat()) records[index] = record;
      return records;
    },
    begin(task) {
      begun = others.map((work) => renderAndHelp(work, task));
      // `render` awaits them, unless the site has errors.
      for (const rendering of begun) rendering.catch(() => undefined);
    },
    async render(task) {
      const late = startWorkers(threads - readers);
      const renderings = [
        ...begun,
        ...late.map((work) => renderAndHelp(work, task)),
        task.then((ready) => own.render(ready)),
      ];
      return (await Promise.all(renderings)).flat();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
      restoreV8();
    },
  };

  function startWorkers(many: number): PageWork[] {
    if (many === 0) return [];
    // So that they need not compile the code again.
    flushCompileCache();
    beginYoungGeneration(roomOfWorker);
    return Array.from({ length: many }, () => {
      const worker = new Worker(join(import.meta.dirname, 'worker.mjs'), {
        workerData: { counts, loading, compiled: compiledFolder },
        resourceLimits: {
          maxYoungGenerationSizeMb: 16,
          maxOldGenerationSizeMb: memoryOfWorker + memoryOfPage * share,
        },
      });
      workers.push(worker);
      return remoteWork(worker);
    });
  }

  async function renderAndHelp(work: PageWork, task: Promise<RenderTask>): Promise<Diagnostic[]> {
    const failures = await work.render(await task);
    for (;;) {
      const pages = own.give(1 / threads);
      if (pages.length === 0) return failures;
      failures.push(...(await work.renderMore(pages)));
    }
  }
}

const threadsFor = (pages: number, fewest: number): number =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(pages / fewest)));

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
