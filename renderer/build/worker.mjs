// A thread for a share of the pages. Plain JavaScript, because each thread has to switch on Node's
// compile cache before it loads TypeScript: 70 ms instead of 130 to the first page.
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

enableCompileCache(workerData.compiled);
await import('./worker.ts');
