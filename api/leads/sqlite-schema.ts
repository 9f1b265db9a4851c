import type { DatabaseSync } from 'node:sqlite';
import { LeadStoreError } from './leads.ts';
import { normalizeAddress } from './same-lead.ts';
import { busyTimeout, isBusy, transact } from './sqlite-file.ts';

/** Milliseconds between two attempts. */
const pause = 20;

/** The version of the tables that this program writes, stored in the file's `user_version`. */
export const schemaVersion = 4;

/** Migrations. Each upgrades the tables from the previous version; the first one creates them. */
const steps = [
  // `sequence` keeps the order of arrival even if the clock is set back.
  `CREATE TABLE leads (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    received_at TEXT NOT NULL,
    data TEXT NOT NULL
  ) STRICT`,
  // Leads without a fingerprint were written when each submission was a separate lead. `mailed` is
  // when the last mail to the visitor was ordered with this lead, in milliseconds, 0 if none was.
  // `due_at` is in milliseconds too, null once sending was given up.
  `ALTER TABLE leads ADD COLUMN address TEXT NOT NULL DEFAULT '';
  ALTER TABLE leads ADD COLUMN fingerprint TEXT;
  ALTER TABLE leads ADD COLUMN route TEXT;
  ALTER TABLE leads ADD COLUMN block TEXT;
  ALTER TABLE leads ADD COLUMN build TEXT;
  ALTER TABLE leads ADD COLUMN suspicion TEXT;
  ALTER TABLE leads ADD COLUMN repeats INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE leads ADD COLUMN mailed INTEGER NOT NULL DEFAULT 0;
  UPDATE leads SET address = normalize(data ->> 'email');
  CREATE UNIQUE INDEX leads_same ON leads (address, fingerprint);
  CREATE TABLE outbox (
    lead TEXT NOT NULL,
    channel TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    due_at INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    PRIMARY KEY (lead, channel)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE due_at IS NOT NULL`,
  `ALTER TABLE leads ADD COLUMN token TEXT;
  ALTER TABLE leads ADD COLUMN confirmed_at TEXT;
  CREATE INDEX leads_awaited ON leads (received_at) WHERE token IS NOT NULL AND confirmed_at IS NULL`,
  // `mailed` was 1 if that mail was ordered with the lead. The column keeps its name, because a
  // server of the previous version may still be running.
  `UPDATE leads SET mailed = CAST(unixepoch(received_at, 'subsec') * 1000 AS INTEGER)
  WHERE mailed = 1`,
];

/**
 * Prepares a database for writing and migrates it to the current version. Processes that start
 * together take turns.
 * @throws LeadStoreError if a newer version of the program has written it
 */
export function migrate(db: DatabaseSync): void {
  switchToLog(db);
  transact(db, () => {
    const version = readVersion(db);
    if (version > schemaVersion) {
      throw new LeadStoreError(`${db.location()} ${newerMessage(version)}. Run that version.`);
    }
    db.function('normalize', { deterministic: true }, (email) => normalizeAddress(String(email)));
    for (const step of steps.slice(version)) db.exec(step);
    if (version < schemaVersion) db.exec(`PRAGMA user_version=${schemaVersion}`);
  });
}

/** Says why this program cannot read the leads of a database, if so. */
export function findWrongVersion(version: number): string | undefined {
  if (version < 1) return 'there are no leads in it';
  return version > schemaVersion ? `it ${newerMessage(version)}` : undefined;
}

const newerMessage = (version: number): string =>
  `was written by a newer version of this program (layout ${version}, this one knows ${schemaVersion})`;

/**
 * Switches to a write-ahead log. If several processes create a new file at once, SQLite fails here
 * instead of waiting, to prevent a deadlock.
 */
function switchToLog(db: DatabaseSync): void {
  const end = performance.now() + busyTimeout;
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode=WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
}

export const readVersion = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.user_version);
