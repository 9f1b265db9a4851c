import { randomUUIDv7 } from 'node:crypto';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { BusyError, createCommitThread } from './commit-thread.ts';
import { confirmationColumns } from './confirmation.ts';
import { createLeadQueue } from './lead-queue.ts';
import type { LeadStore } from './lead-store.ts';
import { LeadStoreError } from './leads.ts';
import type { Row } from './row.ts';
import { busyTimeout, explainFailure, fileOf, isDatabase, removedMessage } from './sqlite-file.ts';
import { readSqliteStore } from './sqlite-reader.ts';

/** Milliseconds between two attempts to write. */
const retryAfter = 50;

const isBusy = (error: unknown): boolean => error instanceof BusyError;

/**
 * Opens `leads.sqlite` in a folder for writing, and creates both if missing. Several processes may
 * have it open.
 * @throws LeadStoreError if it cannot be written or is damaged
 */
export async function openSqliteStore(folder: string): Promise<LeadStore> {
  const file = fileOf(folder);
  const thread = createCommitThread(file);
  const write = (rows: readonly Row[]) => thread.call('write', rows);
  const queue = createLeadQueue(write, { timeout: busyTimeout, retryAfter, mayPass: isBusy });
  const call: typeof thread.call = async (...call) => {
    const deadline = performance.now() + busyTimeout;
    while (true) {
      try {
        return await thread.call(...call);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await sleep(retryAfter);
      }
    }
  };
  try {
    await thread.call('open');
  } catch (error) {
    await thread.close();
    throw error;
  }
  return {
    async add(kind, data, circumstances = {}) {
      const { route, block, build, suspicion, channels = [] } = circumstances;
      const { token, confirmedAt } = confirmationColumns(circumstances);
      await queue.add([
        randomUUIDv7(),
        kind,
        new Date().toISOString(),
        JSON.stringify(data),
        data.email,
        route ?? null,
        block ?? null,
        build ?? null,
        suspicion ?? null,
        token,
        confirmedAt,
        channels.join(' '),
      ]);
    },
    async *list(filter) {
      const reader = readSqliteStore(folder);
      try {
        yield* reader.list(filter);
      } finally {
        await reader.close();
      }
    },
    async forget(before, unconfirmed = false) {
      while (await call('forget', before.toISOString(), unconfirmed));
    },
    newest: (before) => call('newest', before.toISOString()),
    confirm: (...answer) => call('confirm', ...answer),
    outbox: {
      take: (...wanted) => call('take', ...wanted),
      settle: (outcomes) => call('settle', outcomes, Date.now()),
    },
    countReports: () => call('countReports'),
    async check() {
      try {
        if (!isDatabase(file)) throw new LeadStoreError(removedMessage(file));
        await access(folder, constants.W_OK);
      } catch (error) {
        throw explainFailure(file, error);
      }
    },
    async close() {
      await queue.finish();
      await thread.close();
    },
  };
}
