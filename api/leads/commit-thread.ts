import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CommitFailure, CommitTarget } from './commit-worker.ts';
import { LeadStoreError } from './leads.ts';
import type { Row } from './row.ts';

/** Commits rows, one call at a time. */
export interface CommitThread {
  /** @returns when the rows are on the disk, or why none is stored */
  commit(rows: readonly Row[]): Promise<CommitFailure>;
  close(): Promise<void>;
}

/**
 * Commits in a thread of its own, because a commit waits for the disk, and pages must not. The
 * thread starts with the first commit, and again should it have died.
 */
export function createCommitThread(target: CommitTarget): CommitThread {
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(join(import.meta.dirname, 'commit-worker.ts'), {
      workerData: target,
    });
    // Without this, the process would end by an error that a commit already rejects with.
    started.on('error', () => {});
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  return {
    commit(rows) {
      worker ??= start();
      const running = worker;
      const { promise, resolve, reject } = Promise.withResolvers<CommitFailure>();
      const died = () => reject(new LeadStoreError('The thread that stores leads has ended.'));
      const settle = (failure: CommitFailure) => {
        running.off('error', reject).off('exit', died);
        // An idle thread does not keep the process running.
        running.unref();
        resolve(failure);
      };
      running.once('message', settle).once('error', reject).once('exit', died);
      running.ref();
      running.postMessage(rows);
      return promise;
    },
    async close() {
      if (!worker) return;
      const ended = once(worker, 'exit');
      worker.ref();
      worker.postMessage('close');
      await ended;
    },
  };
}
