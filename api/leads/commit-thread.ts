import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CommitAnswer, CommitRequest, Commits } from './commit-worker.ts';
import { LeadStoreError } from './leads.ts';

/** Thrown while another process is writing. */
export class BusyError extends LeadStoreError {}

/** A thread that commits. */
export interface CommitThread {
  /**
   * @returns resolves when the call is done; for leads, when they are on the disk
   * @throws BusyError while another process is writing, LeadStoreError if it failed
   */
  call<Name extends keyof Commits>(
    method: Name,
    ...args: Parameters<Commits[Name]>
  ): Promise<ReturnType<Commits[Name]>>;
  /**
   * Resolves when the thread has ended, also if it failed meanwhile: what it answered is on the disk, and
   * the next process that opens the database completes the rest.
   */
  close(): Promise<void>;
}

/**
 * Commits in a separate thread, because a commit waits for the disk, and pages must not. The thread
 * is restarted if it dies.
 */
export function createCommitThread(file: string): CommitThread {
  let worker: Worker | undefined;
  /** Pending requests, answered in order. */
  let asked: PromiseWithResolvers<CommitAnswer>[] = [];
  let isClosing = false;

  function start(): Worker {
    const started = new Worker(join(import.meta.dirname, 'commit-worker.ts'), {
      workerData: file,
    });
    let reason: Error = new LeadStoreError('The thread that stores leads has ended.');
    started.on('message', (answer: CommitAnswer) => {
      asked.shift()?.resolve(answer);
      // An idle thread does not keep the process running, but a closing one must finish.
      if (asked.length === 0 && !isClosing) started.unref();
    });
    started.on('error', (error: Error) => {
      reason = error;
    });
    started.once('exit', () => {
      worker = undefined;
      for (const { reject } of asked) reject(reason);
      asked = [];
    });
    return started;
  }

  return {
    async call(...call) {
      worker ??= start();
      const entry = Promise.withResolvers<CommitAnswer>();
      asked.push(entry);
      worker.ref();
      worker.postMessage(call);
      const answer = await entry.promise;
      if ('result' in answer) return answer.result as never;
      const { message, busy } = answer.failure;
      throw new (busy ? BusyError : LeadStoreError)(message);
    },
    async close() {
      if (!worker) return;
      isClosing = true;
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      worker.once('exit', () => resolve());
      worker.ref();
      worker.postMessage('close' satisfies CommitRequest);
      await ended;
    },
  };
}
