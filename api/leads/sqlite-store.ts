import { randomUUIDv7 } from 'node:crypto';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCommitThread } from './commit-thread.ts';
import { toColumns } from './confirmation.ts';
import { createLeadQueue } from './lead-queue.ts';
import type { LeadStore } from './lead-store.ts';
import { LeadStoreError } from './leads.ts';
import type { Row } from './row.ts';
import { busyTimeout, fileOf, isDatabase, isRemoved, isUnwritable } from './sqlite-file.ts';
import { readSqliteStore } from './sqlite-reader.ts';

/** Milliseconds between two attempts to write. */
const retryAfter = 50;

/** Thrown while another process is writing. */
class BusyError extends LeadStoreError {}

const isBusy = (error: unknown): boolean => error instanceof BusyError;

/**
 * Opens `leads.sqlite` in a folder for writing, and creates both if missing. Several processes may
 * have it open.
 * @throws LeadStoreError if it cannot be written or is damaged
 */
export async function openSqliteStore(folder: string): Promise<LeadStore> {
  const file = fileOf(folder);
  const thread = createCommitThread(file);
  const commit: typeof thread.ask = async (request) => {
    const answer = await thread.ask(request);
    if (!answer.failure) return answer;
    const { message, busy } = answer.failure;
    throw new (busy ? BusyError : LeadStoreError)(message);
  };
  const write = async (rows: readonly Row[]) => {
    await commit({ rows });
  };
  const queue = createLeadQueue(write, { timeout: busyTimeout, retryAfter, mayPass: isBusy });
  const ask: typeof thread.ask = async (request) => {
    const deadline = performance.now() + busyTimeout;
    while (true) {
      try {
        return await commit(request);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await sleep(retryAfter);
      }
    }
  };
  try {
    await commit('open');
  } catch (error) {
    await thread.close();
    throw error;
  }
  return {
    async add(kind, data, circumstances = {}) {
      const { route, block, build, suspicion, channels = [] } = circumstances;
      const { token, confirmedAt } = toColumns(circumstances);
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
      while ((await ask({ forget: [before.toISOString(), unconfirmed] })).hasMore);
    },
    confirm: async (...confirm) => (await ask({ confirm })).isConfirmed ?? false,
    outbox: {
      take: async (...take) => (await ask({ take })).reports ?? [],
      async settle(outcomes) {
        await ask({ settle: outcomes });
      },
    },
    async countReports() {
      const { count } = await ask('count-reports');
      if (!count) throw new LeadStoreError('The reports were not counted.');
      return count;
    },
    async check() {
      if (!isDatabase(file)) throw new LeadStoreError(isRemoved(file));
      await access(folder, constants.W_OK).catch(({ message }) => {
        throw new LeadStoreError(isUnwritable(file, message));
      });
    },
    async close() {
      await queue.finish();
      await thread.close();
    },
  };
}
