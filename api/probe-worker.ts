import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteStore } from './leads/sqlite-store.ts';

let reason: string | undefined;
try {
  await openSqliteStore(workerData).close();
} catch (error) {
  reason = (error as Error).message;
}
parentPort?.postMessage(reason);
