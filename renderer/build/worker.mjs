// A thread for some of the pages. Plain JavaScript, because Node's cache of compiled code has to be
// switched on in each thread, and before TypeScript is met: 70 ms instead of 130 to the first page.
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

enableCompileCache(workerData.compiled);
await import('./worker.ts');
