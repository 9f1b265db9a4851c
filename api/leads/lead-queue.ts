import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { CommitThread } from './commit-thread.ts';
import { LeadStoreError } from './leads.ts';
import type { Row } from './row.ts';

/** Milliseconds that a lead waits in all, between attempts, while another process is writing. */
const patience = 5000;
const retryAfter = 50;

interface Waiting extends PromiseWithResolvers<void> {
  row: Row;
  /** By `Date.now()`. */
  deadline: number;
}

/**
 * Group commit: all leads that arrive during one commit share the next one, and each is
 * acknowledged when its own is on the disk.
 */
export function createLeadQueue(thread: CommitThread) {
  let waiting: Waiting[] = [];
  let running = Promise.resolve();
  let isRunning = false;
  let closing = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // After the requests that have arrived by now, so that they share the commit.
      await nextTurn();
      const group = waiting;
      waiting = [];
      try {
        const { failure } = await thread.ask({ rows: group.map(({ row }) => row) });
        if (failure) await refuse(group, failure);
        else for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isRunning = false;
  }

  /** Where another process was writing, leads that have time left wait for the next commit. */
  async function refuse(group: Waiting[], failure: { message: string; busy: boolean }) {
    const now = failure.busy ? Date.now() : Number.POSITIVE_INFINITY;
    const error = new LeadStoreError(failure.message);
    for (const { deadline, reject } of group) if (deadline <= now) reject(error);
    const patient = group.filter(({ deadline }) => deadline > now);
    if (patient.length > 0) await sleep(retryAfter);
    waiting = [...patient, ...waiting];
  }

  return {
    /** Resolves when the row is on the disk. Rejects when it is not stored. */
    add(row: Row): Promise<void> {
      if (closing) return Promise.reject(new LeadStoreError('The lead store is closed.'));
      const entry = { row, deadline: Date.now() + patience, ...Promise.withResolvers<void>() };
      waiting.push(entry);
      if (!isRunning) {
        isRunning = true;
        running = run();
      }
      return entry.promise;
    },
    /** Takes no more, and waits for those that are under way. */
    async finish(): Promise<void> {
      closing = true;
      await running;
      await thread.close();
    },
  };
}
