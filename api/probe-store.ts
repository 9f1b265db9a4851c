import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LeadStoreError } from './leads/leads.ts';

/**
 * Opens the store of a folder for writing and closes it again, in a thread of its own: opening
 * waits while another process is writing. Rejects where it cannot be opened.
 */
export async function probeStore(folder: string): Promise<void> {
  const worker = new Worker(join(import.meta.dirname, 'probe-worker.ts'), { workerData: folder });
  const [reason] = await once(worker, 'message');
  if (reason) throw new LeadStoreError(reason);
}
