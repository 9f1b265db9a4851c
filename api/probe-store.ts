import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LeadStoreError } from './leads/leads.ts';

/**
 * Opens and closes a folder's store in its own thread, because opening waits while another process
 * is writing. Rejects if the store cannot be opened.
 */
export async function probeStore(folder: string): Promise<void> {
  const worker = new Worker(join(import.meta.dirname, 'probe-worker.ts'), { workerData: folder });
  const [reason] = await once(worker, 'message');
  if (reason) throw new LeadStoreError(reason);
}
