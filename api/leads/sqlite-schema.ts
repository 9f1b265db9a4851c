import type { DatabaseSync } from 'node:sqlite';
import { LeadStoreError } from './leads.ts';

/** The layout of the tables that this program writes, kept in the file's `user_version`. */
export const schemaVersion = 1;

/**
 * Makes a database ready to be written durably, and brings its tables to the present layout.
 * Processes that start at once take turns.
 * @throws LeadStoreError when a newer version of the program has written it
 */
export function migrate(db: DatabaseSync): void {
  // With FULL, a commit in the write-ahead log returns after it has reached the disk.
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL');
  db.exec('BEGIN IMMEDIATE');
  const version = readVersion(db);
  if (version > schemaVersion) {
    throw new LeadStoreError(
      `${db.location()} was written by a newer version of this program ` +
        `(layout ${version}, this one knows ${schemaVersion}). Run that version.`,
    );
  }
  if (version < 1) {
    // `sequence` keeps the order of arrival where the clock was set back.
    db.exec(`CREATE TABLE leads (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      received_at TEXT NOT NULL,
      data TEXT NOT NULL
    ) STRICT`);
  }
  db.exec(`PRAGMA user_version=${schemaVersion}`);
  db.exec('COMMIT');
}

export const readVersion = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.user_version);
