import { chmodSync, chownSync, closeSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** Milliseconds that SQLite waits while another process is writing. */
export const busyTimeout = 5_000;

/** The database of a folder. */
export const fileOf = (folder: string): string => resolve(join(folder, 'leads.sqlite'));

/** The write-ahead log, where a commit is until the next checkpoint. */
export const logOf = (file: string): string => `${file}-wal`;

/**
 * Opens a database for writing.
 * - A commit returns after it has reached the disk.
 * - What is deleted is overwritten, not only marked as free.
 * - Opened by URL because only that can say: never make a new file.
 */
export function openForWriting(file: string, options: DatabaseSyncOptions): DatabaseSync {
  const location = pathToFileURL(file);
  location.search = '?mode=rw';
  const db = new DatabaseSync(location, options);
  db.exec('PRAGMA synchronous=FULL; PRAGMA secure_delete=ON');
  return db;
}

/**
 * Makes an empty file where there is none, and lets nobody else read it. SQLite gives the files
 * beside it the same permissions. What root makes belongs to the owner of its folder: a server that
 * runs as a user of its own must be able to open what root has restored.
 */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(dirname(file));
    chownSync(file, uid, gid);
  }
  for (const path of [file, logOf(file), `${file}-shm`]) {
    // Another process may remove the log meanwhile, after a checkpoint.
    const { mode = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mode & 0o077) chmodSync(path, 0o600);
  }
}

/**
 * Moves what is in the log to the database and empties the log, which holds what was deleted until
 * then. False where somebody was reading: try again.
 */
export const checkpoint = (db: DatabaseSync): boolean =>
  Number(db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy) === 0;

/** Number of a file on its disk, which tells whether it is still the same; 0 where there is none. */
export const inodeOf = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.ino ?? 0;

/** Whether a file is there and begins as every database of SQLite does. */
export function isDatabase(file: string): boolean {
  if (inodeOf(file) === 0) return false;
  const descriptor = openSync(file, 'r');
  try {
    const start = Buffer.alloc(16);
    readSync(descriptor, start);
    return start.toString('latin1') === 'SQLite format 3\0';
  } finally {
    closeSync(descriptor);
  }
}

/** For the operator, of a file that is no database any more. */
export const isRemoved = (file: string): string =>
  `${file} was removed or replaced. Put it back, or restore a backup; a restart makes a new one.`;

/** For the operator, of a file in which there is something else than was written. */
export const isDamaged = (file: string, reason: string): string =>
  `${file} is damaged: ${reason}. \`npm run leads -- restore BACKUP\` keeps it aside and puts a backup in its place.`;

/** What is wrong with the pages of a database, or `undefined`. */
export function findDamage(db: DatabaseSync): string | undefined {
  const found = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
  return found === 'ok' ? undefined : String(found);
}

/** SQLITE_BUSY and its kinds, https://www.sqlite.org/rescode.html#busy */
export const isBusy = (error: unknown): boolean =>
  (((error as { errcode?: number }).errcode ?? 0) & 0xff) === 5;

/** Whether an error says that a file is damaged, or is no database: SQLITE_CORRUPT and SQLITE_NOTADB, https://www.sqlite.org/rescode.html */
export const saysDamage = (error: unknown): boolean =>
  [11, 26].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);
