import { parentPort, workerData } from 'node:worker_threads';
import { createPageWork, type PageWork } from './page-work.ts';
import { tuneWhenLoaded } from './tune-v8.ts';

/** A call of one method of `PageWork`. */
export type WorkerCall = {
  [Method in keyof PageWork]: { method: Method; args: Parameters<PageWork[Method]> };
}[keyof PageWork];

/** The result of a method, or its error. */
export type WorkerAnswer = { result: unknown } | { error: unknown };

const { counts, loading } = workerData;
const work = createPageWork(counts, () => tuneWhenLoaded(loading));

parentPort?.on('message', async ({ method, args }: WorkerCall) => {
  const run = work[method] as (...args: unknown[]) => Promise<unknown>;
  const answer: WorkerAnswer = await run(...args).then(
    (result) => ({ result }),
    (error) => ({ error }),
  );
  parentPort?.postMessage(answer);
});
