import { parentPort, workerData } from 'node:worker_threads';
import { type Connection, connect } from './commit-connection.ts';
import type { LeadStore } from './lead-store.ts';
import type { Outbox, Outcome, Report, ReportCount } from './outbox.ts';
import type { Row } from './row.ts';
import { isBusy } from './sqlite-file.ts';
import { prepare } from './sqlite-prepare.ts';

/** Requests to the thread, processed in order. */
export type CommitRequest =
  | { rows: readonly Row[] }
  | { take: Parameters<Outbox['take']> }
  | { settle: readonly Outcome[] }
  | { forget: [before: string, unconfirmed: boolean] }
  | { confirm: Parameters<LeadStore['confirm']> }
  /** Creates or migrates the database. Without it a missing database is a failure. */
  | 'open'
  | 'count-reports'
  | 'close';

/** The result of a request. If it failed, nothing was written. */
export interface CommitAnswer {
  reports?: Report[];
  count?: ReportCount;
  /** Whether there may be more to delete. */
  hasMore?: boolean;
  isConfirmed?: boolean;
  failure?: CommitFailure;
}

export interface CommitFailure {
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

function answer(request: Exclude<CommitRequest, 'close'>): CommitAnswer {
  try {
    if (request === 'open') prepare(file);
    connection ??= connect(file);
    const done = perform(connection, request);
    if (!connection.isInPlace()) {
      // A removed log can be saved. A removed database cannot, but a new one may exist.
      const isSaved = connection.rescue();
      connection = undefined;
      connection = connect(file);
      if (!isSaved) perform(connection, request);
    }
    scheduleCheckpoint();
    return done;
  } catch (error) {
    const busy = isBusy(error);
    if (!busy) disconnect();
    return { failure: { message: (error as Error).message, busy } };
  }
}

function perform(open: Connection, request: Exclude<CommitRequest, 'close'>): CommitAnswer {
  if (request === 'open') return {};
  if (request === 'count-reports') return { count: open.countReports() };
  if ('take' in request) return { reports: open.take(...request.take) };
  if ('forget' in request) return { hasMore: open.forget(...request.forget) };
  if ('confirm' in request) return { isConfirmed: open.confirm(...request.confirm) };
  if ('settle' in request) open.settle(request.settle);
  else open.write(request.rows);
  return {};
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
