import { randomUUIDv7 } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  type Lead,
  type LeadFilter,
  type LeadKind,
  type LeadReader,
  type LeadStore,
  LeadStoreError,
} from './leads.ts';
import { migrate, readVersion, schemaVersion } from './sqlite-schema.ts';

/** How long SQLite itself waits for another process; it holds up the pages, so it is short. */
const busyTimeout = 100;
/** Milliseconds that a lead waits in all, between attempts, while another process is writing. */
const patience = 5000;
const retryAfter = 50;
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
    db.exec(`PRAGMA busy_timeout=${busyTimeout}`);
  } catch (error) {
    db?.close();
    if (error instanceof LeadStoreError) throw error;
    throw new LeadStoreError(
      `Leads cannot be stored in ${file}: ${(error as Error).message}. ` +
        'The folder must be writable; DATA_DIR chooses another.',
      { cause: error },
    );
  }
  const writer = createWriter(db, file);
  return {
    add: writer.add,
    list: (filter) => list(db, filter),
    async close() {
      await writer.finish();
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

const inodeOf = (file: string): number | undefined =>
  statSync(file, { throwIfNoEntry: false })?.ino;

interface Waiting extends PromiseWithResolvers<void> {
  lead: Lead;
  deadline: number;
}

/**
 * Group commit: a commit waits for the disk, so all leads that arrived since the last one share
 * the next, and none is acknowledged before it.
 */
function createWriter(db: DatabaseSync, file: string) {
  const opened = inodeOf(file);
  const insert = db.prepare('INSERT INTO leads (id, kind, received_at, data) VALUES (?, ?, ?, ?)');
  let waiting: Waiting[] = [];
  let closing = false;

  function commit(): void {
    try {
      // Or it would be written to a file that nobody can find any more.
      if (inodeOf(file) !== opened) throw new LeadStoreError(`${file} was removed or replaced.`);
      db.exec('BEGIN IMMEDIATE');
      for (const { lead } of waiting) {
        insert.run(lead.id, lead.kind, lead.receivedAt, JSON.stringify(lead.data));
      }
      db.exec('COMMIT');
    } catch (error) {
      rollBack(db);
      const now = isBusy(error) ? Date.now() : Number.POSITIVE_INFINITY;
      for (const { deadline, reject } of waiting) if (deadline <= now) reject(error);
      waiting = waiting.filter(({ deadline }) => deadline > now);
      if (waiting.length > 0) setTimeout(commit, retryAfter);
      return;
    }
    for (const { resolve } of waiting) resolve();
    waiting = [];
  }

  return {
    async add<Kind extends LeadKind>(kind: Kind, data: Lead<Kind>['data']): Promise<Lead<Kind>> {
      if (closing) throw new LeadStoreError('The lead store is closed.');
      const lead = { id: randomUUIDv7(), kind, receivedAt: new Date().toISOString(), data };
      // After the requests that have arrived by now, so that they share the commit.
      if (waiting.length === 0) setImmediate(commit);
      const entry = {
        lead: lead as Lead,
        deadline: Date.now() + patience,
        ...Promise.withResolvers<void>(),
      };
      waiting.push(entry);
      await entry.promise;
      return lead as Lead<Kind>;
    },
    async finish(): Promise<void> {
      closing = true;
      await Promise.allSettled(waiting.map(({ promise }) => promise));
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

/** SQLite rolls some failures back by itself. */
function rollBack(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } catch {
    // The failure that led here is the one to report; the next commit meets what is left of it.
  }
}

/** SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy */
const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === 5;
