import { parentPort, workerData } from 'node:worker_threads';
import { createPageWork, type PageWork } from './page-work.ts';

/** A call of one method of `PageWork`, and its answer. */
export type WorkerCall = {
  [Method in keyof PageWork]: { method: Method; args: Parameters<PageWork[Method]> };
}[keyof PageWork];

const work = createPageWork(workerData as Int32Array);

parentPort?.on('message', async ({ method, args }: WorkerCall) => {
  const run = work[method] as (...args: unknown[]) => Promise<unknown>;
  parentPort?.postMessage(await run(...args));
});
