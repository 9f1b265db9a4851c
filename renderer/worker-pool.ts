import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageFile } from '../schema/content-files.ts';
import type { WorkerCall } from './build-worker.ts';
import { createPageWork, type LoadedFacts, type PageWork } from './page-work.ts';

/** A worker costs about 0.1 s to start, so each should have this many pages to do. */
const pagesPerWorker = 150;

/**
 * Megabytes of a worker for its code, and for each of its pages, which it keeps as text from reading
 * to rendering. Without a limit, the engine would rather grow than collect.
 */
const memoryOfWorker = 128;
const memoryOfPage = 0.03;

export interface WorkerPool extends PageWork {
  close(): Promise<void>;
}

/** Spreads the work on pages over the cores: each worker renders what it has read. */
export function createWorkerPool(pages: number, done: Int32Array): WorkerPool {
  const size = Math.min(availableParallelism(), Math.floor(pages / pagesPerWorker));
  if (size < 2) return { ...createPageWork(done), close: async () => undefined };
  const workers = Array.from(
    { length: size },
    () =>
      new Worker(join(import.meta.dirname, 'build-worker.ts'), {
        workerData: done,
        resourceLimits: {
          maxYoungGenerationSizeMb: 16,
          maxOldGenerationSizeMb: memoryOfWorker + memoryOfPage * Math.ceil(pages / size),
        },
      }),
  );
  const call = async <T>(worker: Worker, message: WorkerCall): Promise<T> => {
    worker.postMessage(message);
    const [answer] = await once(worker, 'message');
    return answer;
  };
  return {
    async load(content, files) {
      const share = Math.ceil(files.length / size);
      const parts = await Promise.all(
        workers.map((worker, index) => {
          const part: readonly PageFile[] = files.slice(index * share, (index + 1) * share);
          return call<LoadedFacts[]>(worker, { method: 'load', args: [content, part] });
        }),
      );
      return parts.flat();
    },
    async render(order) {
      const parts = await Promise.all(
        workers.map((worker) =>
          call<Awaited<ReturnType<PageWork['render']>>>(worker, {
            method: 'render',
            args: [order],
          }),
        ),
      );
      return parts.flat();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
