import { parentPort, workerData } from 'node:worker_threads';
import { type Connection, connect } from './commit-connection.ts';
import { explainFailure, isBusy } from './sqlite-file.ts';
import { prepare } from './sqlite-prepare.ts';

/** What the thread does. */
export interface Commits
  extends Pick<
    Connection,
    'write' | 'take' | 'settle' | 'countReports' | 'forget' | 'newest' | 'confirm'
  > {
  /** Creates or migrates the database. Without it a missing database is a failure. */
  open(): void;
}

/** A call of one method of `Commits`. */
type CommitCall = {
  [Method in keyof Commits]: [method: Method, ...args: Parameters<Commits[Method]>];
}[keyof Commits];

/** Requests to the thread, processed in order. */
export type CommitRequest = CommitCall | 'close';

/** The result of a request. If it failed, nothing was written. */
export type CommitAnswer = { result: unknown } | { failure: CommitFailure };

interface CommitFailure {
  message: string;
  /** Whether another process was writing. */
  busy: boolean;
}

/**
 * Milliseconds without a commit, or since the first one, after which a checkpoint moves the log
 * into the database, so that a copy of the file is a backup. A checkpoint takes long while many
 * leads arrive.
 */
const checkpointWhenIdle = 500;
const checkpointAtLatest = 10_000;

/** The database that the thread writes to. */
const file: string = workerData;
let connection: Connection | undefined;
let scheduled: NodeJS.Timeout | undefined;
/**
 * Time of the oldest commit that is only in the log, by `performance.now()`, which does not change
 * with the system clock.
 */
let loggedSince: number | undefined;

parentPort?.on('message', (request: CommitRequest) => {
  if (request !== 'close') {
    parentPort?.postMessage(answer(request));
    return;
  }
  clearTimeout(scheduled);
  connection?.close();
  parentPort?.close();
});

function answer(request: CommitCall): CommitAnswer {
  try {
    if (request[0] === 'open') prepare(file);
    connection ??= connect(file);
    const result = perform(connection, request);
    if (!connection.isInPlace()) {
      // A removed log can be saved. A removed database cannot, but a new one may exist.
      const isSaved = connection.rescue();
      connection = undefined;
      connection = connect(file);
      if (!isSaved) perform(connection, request);
    }
    scheduleCheckpoint();
    return { result };
  } catch (error) {
    const busy = isBusy(error);
    if (!busy) disconnect();
    return { failure: { message: explainFailure(file, error).message, busy } };
  }
}

function perform(open: Connection, [method, ...args]: CommitCall): unknown {
  return method === 'open'
    ? undefined
    : (open[method] as (...given: unknown[]) => unknown)(...args);
}

/**
 * Closes the connection after a failure. The file may be repaired meanwhile, so the next request
 * opens it again.
 */
function disconnect(): void {
  try {
    if (connection?.isInPlace()) connection.close();
  } catch {
    // The original failure is the one to report.
  }
  connection = undefined;
}

function scheduleCheckpoint(): void {
  const now = performance.now();
  loggedSince ??= now;
  clearTimeout(scheduled);
  const latest = Math.max(0, loggedSince + checkpointAtLatest - now);
  scheduled = setTimeout(makeCheckpoint, Math.min(checkpointWhenIdle, latest));
}

function makeCheckpoint(): void {
  loggedSince = undefined;
  try {
    if (connection && !connection.checkpoint()) scheduleCheckpoint();
  } catch {
    // The disk may be full: the leads are safe in the log, and the next commit tries again.
  }
}
