import { randomUUIDv7 } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCommitThread } from './commit-thread.ts';
import { createLeadQueue } from './lead-queue.ts';
import type { LeadStore } from './lead-store.ts';
import { LeadStoreError } from './leads.ts';
import { fileOf, findDamage, makePrivate, saysDamage } from './sqlite-file.ts';
import { readSqliteStore } from './sqlite-reader.ts';
import { migrate } from './sqlite-schema.ts';

/** Milliseconds that everything but leads waits while another process is writing. */
const patience = 5000;
const retryAfter = 50;

/**
 * Opens `leads.sqlite` in a folder for writing, and makes both where they are missing. Several
 * processes may have it open.
 * @throws LeadStoreError where it cannot be written, or is damaged
 */
export function openSqliteStore(folder: string): LeadStore {
  const file = fileOf(folder);
  prepare(folder, file);
  const thread = createCommitThread({ file });
  const queue = createLeadQueue(thread);
  const ask: typeof thread.ask = async (request) => {
    const deadline = Date.now() + patience;
    while (true) {
      const answer = await thread.ask(request);
      if (!answer.failure) return answer;
      const { message, busy } = answer.failure;
      if (!busy || Date.now() > deadline) throw new LeadStoreError(message);
      await sleep(retryAfter);
    }
  };
  return {
    async add(kind, data, { route, block, build, suspicion, channels = [] } = {}) {
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
    async forget(before) {
      while ((await ask({ forget: before.toISOString() })).hasMore);
    },
    outbox: {
      take: async (...take) => (await ask({ take })).reports ?? [],
      async settle(outcomes) {
        await ask({ settle: outcomes });
      },
    },
    close: () => queue.finish(),
  };
}

/** Nothing stays open, so that from here on a copy of the file is a backup. */
function prepare(folder: string, file: string): void {
  let db: DatabaseSync | undefined;
  try {
    // Leads are personal data: nobody else on the machine needs to enter.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    makePrivate(file);
    db = new DatabaseSync(file, { timeout: patience });
    migrate(db);
    const damage = findDamage(db);
    if (damage) throw new LeadStoreError(isDamaged(file, damage));
  } catch (error) {
    if (error instanceof LeadStoreError) throw error;
    const { message } = error as Error;
    const text = saysDamage(error)
      ? isDamaged(file, message)
      : `Leads cannot be stored in ${file}: ${message}. The folder must be writable; DATA_DIR chooses another.`;
    throw new LeadStoreError(text, { cause: error });
  } finally {
    if (db?.isOpen) db.close();
  }
}

const isDamaged = (file: string, reason: string): string =>
  `${file} is damaged: ${reason}. \`npm run leads -- restore BACKUP\` keeps it aside and puts a backup in its place.`;
