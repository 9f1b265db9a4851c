import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** Where the leads are written. */
export interface CommitTarget {
  file: string;
  /** Number of the file on its disk when it was opened: another file may take its name. */
  inode: number;
}

/** A lead as a row: id, kind, moment of arrival, data as JSON. */
export type Row = readonly [id: string, kind: string, receivedAt: string, data: string];

/** `undefined` when all rows are on the disk; otherwise none is stored. */
export type CommitFailure = { message: string; busy: boolean } | undefined;

/**
 * Milliseconds for which SQLite itself waits for another process. Then the queue decides, which
 * knows how long each lead has waited.
 */
const busyTimeout = 100;

const { file, inode }: CommitTarget = workerData;
// Opened by URL because only that can say: never make a new file.
const location = pathToFileURL(file);
location.search = '?mode=rw';
const db = new DatabaseSync(location, { timeout: busyTimeout });
// With FULL, a commit in the write-ahead log returns after it has reached the disk.
db.exec('PRAGMA synchronous=FULL');
const insert = db.prepare('INSERT INTO leads (id, kind, received_at, data) VALUES (?, ?, ?, ?)');

parentPort?.on('message', (rows: readonly Row[] | 'close') => {
  if (rows !== 'close') {
    parentPort?.postMessage(commit(rows));
    return;
  }
  db.close();
  parentPort?.close();
});

function commit(rows: readonly Row[]): CommitFailure {
  try {
    // Or it would be written to a file that nobody can find any more.
    if (statSync(file, { throwIfNoEntry: false })?.ino !== inode) {
      return { message: `${file} was removed or replaced.`, busy: false };
    }
    db.exec('BEGIN IMMEDIATE');
    for (const row of rows) insert.run(...row);
    db.exec('COMMIT');
    return undefined;
  } catch (error) {
    rollBack();
    return { message: (error as Error).message, busy: isBusy(error) };
  }
}

/** SQLite rolls some failures back by itself. */
function rollBack(): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } catch {
    // The failure that led here is the one to report; the next commit meets what is left.
  }
}

/** SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy */
const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === 5;
