import { randomUUIDv7 } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createCommitThread } from './commit-thread.ts';
import { createLeadQueue } from './lead-queue.ts';
import {
  type Lead,
  type LeadData,
  type LeadFilter,
  type LeadKind,
  type LeadReader,
  type LeadStore,
  LeadStoreError,
} from './leads.ts';
import { migrate, readVersion, schemaVersion } from './sqlite-schema.ts';

/** Milliseconds that opening waits while another process is writing. */
const patience = 5000;
/** Leads read at once. Between pieces no read transaction is open, so the log can be folded in. */
const piece = 500;

const fileOf = (folder: string): string => resolve(join(folder, 'leads.sqlite'));

/**
 * Opens `leads.sqlite` in a folder for writing, and makes both where they are missing. Several
 * processes may have it open.
 * @throws LeadStoreError where it cannot be written
 */
export function openSqliteStore(folder: string): LeadStore {
  const file = fileOf(folder);
  let db: DatabaseSync | undefined;
  try {
    // Leads are personal data: nobody else on the machine needs to enter.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    db = new DatabaseSync(file, { timeout: patience });
    migrate(db);
  } catch (error) {
    db?.close();
    if (error instanceof LeadStoreError) throw error;
    throw new LeadStoreError(
      `Leads cannot be stored in ${file}: ${(error as Error).message}. ` +
        'The folder must be writable; DATA_DIR chooses another.',
      { cause: error },
    );
  }
  const queue = createLeadQueue(createCommitThread({ file, inode: statSync(file).ino }));
  return {
    async add<Kind extends LeadKind>(kind: Kind, data: LeadData[Kind]): Promise<Lead<Kind>> {
      const lead = { id: randomUUIDv7(), kind, receivedAt: new Date().toISOString(), data };
      await queue.add([lead.id, kind, lead.receivedAt, JSON.stringify(data)]);
      return lead as Lead<Kind>;
    },
    list: (filter) => list(db, filter),
    async close() {
      await queue.finish();
      if (db.isOpen) db.close();
    },
  };
}

/**
 * Opens the leads of a folder for reading, beside a server or without one. Creates nothing.
 * @throws LeadStoreError where there are none or they cannot be read
 */
export function readSqliteStore(folder: string): LeadReader {
  const file = fileOf(folder);
  const chosen = `DATA_DIR chooses the folder (now ${resolve(folder)}).`;
  if (!existsSync(file)) throw new LeadStoreError(`There is no ${file}. ${chosen}`);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: patience });
    const version = readVersion(db);
    if (version !== schemaVersion) {
      throw new Error(`its version is ${version}, and this program reads ${schemaVersion}`);
    }
  } catch (error) {
    db?.close();
    throw new LeadStoreError(`${file} cannot be read: ${(error as Error).message}. ${chosen}`, {
      cause: error,
    });
  }
  return {
    list: (filter) => list(db, filter),
    async close() {
      if (db.isOpen) db.close();
    },
  };
}

async function* list(db: DatabaseSync, { since, kind }: LeadFilter = {}): AsyncGenerator<Lead> {
  const select = db.prepare(
    `SELECT sequence, id, kind, received_at AS receivedAt, data FROM leads
     WHERE sequence > ? AND received_at >= ? AND kind = coalesce(?, kind)
     ORDER BY sequence LIMIT ${piece}`,
  );
  let last = 0;
  while (true) {
    const rows = select.all(last, since?.toISOString() ?? '', kind ?? null);
    for (const { sequence, data, ...lead } of rows) {
      yield { ...lead, data: JSON.parse(String(data)) } as Lead;
      last = Number(sequence);
    }
    if (rows.length < piece) return;
  }
}
