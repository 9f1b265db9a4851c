import { parentPort, workerData } from 'node:worker_threads';
import { type Connection, connect } from './commit-connection.ts';
import type { Row } from './row.ts';

/** Where the leads are written. */
export interface CommitTarget {
  file: string;
}

/** `undefined` when all rows are on the disk; otherwise none is stored. */
export type CommitFailure = { message: string; busy: boolean } | undefined;

/** Milliseconds after a commit in which the log is folded into the database: a copy of that file is then a backup. */
const foldAfter = 1000;

const { file }: CommitTarget = workerData;
let connection: Connection | undefined;
let folding: NodeJS.Timeout | undefined;

parentPort?.on('message', (rows: readonly Row[] | 'close') => {
  if (rows !== 'close') {
    parentPort?.postMessage(commit(rows));
    return;
  }
  clearTimeout(folding);
  connection?.close();
  parentPort?.close();
});

function commit(rows: readonly Row[]): CommitFailure {
  try {
    connection ??= connect(file);
    connection.write(rows);
    if (!connection.isInPlace()) {
      // A log that was removed can be saved. A database cannot, but there may be one again.
      const isSaved = connection.rescue();
      connection = undefined;
      connection = connect(file);
      if (!isSaved) connection.write(rows);
    }
    folding ??= setTimeout(fold, foldAfter);
    return undefined;
  } catch (error) {
    const busy = isBusy(error);
    if (!busy) disconnect();
    return { message: (error as Error).message, busy };
  }
}

/** What is wrong with a file may be repaired meanwhile: the next commit opens it anew. */
function disconnect(): void {
  try {
    if (connection?.isInPlace()) connection.close();
  } catch {
    // The failure that led here is the one to report.
  }
  connection = undefined;
}

function fold(): void {
  folding = undefined;
  try {
    if (connection && !connection.fold()) folding = setTimeout(fold, foldAfter);
  } catch {
    // A full disk, or the like: the leads are safe in the log, and the next commit tries again.
  }
}

/** SQLITE_BUSY, https://www.sqlite.org/rescode.html#busy */
const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === 5;
