import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { refusalOf } from '../../schema/plain-error.ts';
import { LeadStoreError } from './leads.ts';

/** Milliseconds that SQLite waits while another process is writing. */
export const busyTimeout = 5_000;

/** Path of the database in a folder. */
export const fileOf = (folder: string): string => resolve(join(folder, 'leads.sqlite'));

/** Path of the write-ahead log, which contains commits until the next checkpoint. */
export const logOf = (file: string): string => `${file}-wal`;

/**
 * Opens a database for writing.
 * - A commit returns after it has reached the disk.
 * - Deleted data is overwritten, not only marked as free.
 * - It is opened by URL, the only way to forbid creating a new file.
 */
export function openForWriting(file: string, options: DatabaseSyncOptions): DatabaseSync {
  const location = pathToFileURL(file);
  location.search = '?mode=rw';
  const db = new DatabaseSync(location, options);
  db.exec('PRAGMA synchronous=FULL; PRAGMA secure_delete=ON');
  return db;
}

/**
 * Opens a database for reading. Where this user may not write, SQLite cannot create the files that
 * it reads a log with. A database without a log can be read all the same, because nobody has it open.
 */
export function openForReading(file: string): DatabaseSync {
  const options = { readOnly: true, timeout: busyTimeout };
  const db = new DatabaseSync(file, options);
  try {
    db.exec('PRAGMA schema_version');
    return db;
  } catch (error) {
    db.close();
    if (!isRefusal(error) || existsSync(logOf(file))) throw error;
  }
  const location = pathToFileURL(file);
  location.search = '?immutable=1';
  return new DatabaseSync(location, options);
}

/** What `findObstacle` returns for a missing file. */
export const noFile = 'there is no such file';

/** Returns why a file cannot be read, as the end of a sentence; `undefined` if it can. */
export function findObstacle(file: string): string | undefined {
  try {
    accessSync(file, constants.R_OK);
    const stats = statSync(file);
    if (!stats.isFile()) return 'it is not an ordinary file';
    // Never opened, because SQLite would remove the log beside it.
    return stats.size === 0 ? 'it is empty' : undefined;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return ['ENOENT', 'ENOTDIR'].includes(code) ? noFile : (refusalOf(error) ?? message);
  }
}

/**
 * Creates an empty file if it is missing, and makes it readable only for its owner. SQLite gives
 * the files beside it the same permissions. A file created by root gets the owner of its folder, so
 * that a server with its own user can open what root has restored.
 */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  if (process.geteuid?.() === 0) {
    const { uid, gid } = statSync(dirname(file));
    chownSync(file, uid, gid);
  }
  for (const path of [file, logOf(file), `${file}-shm`]) {
    // Another process may remove the log meanwhile, after a checkpoint.
    const { mode = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mode & 0o077) chmodSync(path, 0o600);
  }
}

/** Runs `work` in one transaction, all or nothing. */
export function transact<Result>(db: DatabaseSync, work: () => Result): Result {
  try {
    db.exec('BEGIN IMMEDIATE');
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    rollBack(db);
    throw error;
  }
}

/** Rolls back a transaction, unless SQLite has already done so. */
function rollBack(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } catch {
    // The original failure is the one to report. If rolling back fails, the next commit fails too.
  }
}

/**
 * Moves the log into the database and empties the log, which contains deleted data until then.
 * Returns false if another connection was reading; try again then.
 */
export const checkpoint = (db: DatabaseSync): boolean =>
  Number(db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy) === 0;

/**
 * Returns the inode of a file, which shows whether it is still the same file; 0 if it is missing.
 */
export const inodeOf = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.ino ?? 0;

/** Whether a file exists and has the header of an SQLite database. */
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

/** The path at which `leads.sqlite` is kept aside now. */
export const asideOf = (file: string): string =>
  file.replace(/\.sqlite$/, `-until-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`);

/**
 * Renames the log of a database that is missing or empty, as after a crash. It has leads, and SQLite
 * would remove it when a new database is opened.
 * @returns the path that a database of the renamed log must have; `undefined` if there is no such log
 */
export function keepLogAside(file: string): string | undefined {
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  // In this order: another process that creates a database writes to it before it has a log.
  if (sizeOf(logOf(file)) === 0 || sizeOf(file) > 0) return undefined;
  const aside = asideOf(file);
  renameSync(logOf(file), logOf(aside));
  return aside;
}

/** Message for the operator if a file is no longer a database. */
export const removedMessage = (file: string): string =>
  `${file} was removed or replaced. Put it back, or restore a backup; a restart makes a new one.`;

/** Explains to the operator why leads cannot be stored in a file, and what to do. */
export const explainFailure = (file: string, error: unknown): LeadStoreError =>
  error instanceof LeadStoreError
    ? error
    : explainError(file, `Leads cannot be stored in ${file}`, error);

/**
 * Explains an error of SQLite to the operator, and what to do.
 * @param problem what failed
 * @param advice what to do, unless the file is locked or damaged
 */
export function explainError(
  file: string,
  problem: string,
  error: unknown,
  advice = 'The folder must be writable and have space; DATA_DIR chooses another.',
): LeadStoreError {
  const { message } = error as Error;
  const busyAdvice =
    'Another program has been writing to it for too long. Close that, or try again later.';
  const text = isDamageError(error)
    ? damagedMessage(file, message)
    : `${problem}: ${message}. ${isBusy(error) ? busyAdvice : advice}`;
  return new LeadStoreError(text, { cause: error });
}

/** Message for the operator if a file is damaged. */
export const damagedMessage = (file: string, reason: string): string =>
  `${file} is damaged: ${reason}. \`npm run leads -- restore BACKUP\` keeps it aside and puts a backup in its place.`;

/** Checks the pages of a database and returns the problem; `undefined` if there is none. */
export function findDamage(db: DatabaseSync): string | undefined {
  const found = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
  return found === 'ok' ? undefined : String(found);
}

/** Whether an error is SQLITE_BUSY or a variant of it, https://www.sqlite.org/rescode.html#busy */
export const isBusy = (error: unknown): boolean => primaryCode(error) === 5;

/**
 * Whether an error says that a file is damaged or not a database: SQLITE_CORRUPT and SQLITE_NOTADB,
 * https://www.sqlite.org/rescode.html
 */
export const isDamageError = (error: unknown): boolean => [11, 26].includes(primaryCode(error));

/** Whether an error says that a file cannot be created: SQLITE_READONLY and SQLITE_CANTOPEN. */
const isRefusal = (error: unknown): boolean => [8, 14].includes(primaryCode(error));

/** The result code of SQLite without its details; 0 for an error of anything else. */
const primaryCode = (error: unknown): number =>
  ((error as { errcode?: number }).errcode ?? 0) & 0xff;
