import type { DatabaseSync } from 'node:sqlite';
import type { ConfirmedLead } from './confirmation.ts';
import type { Channel } from './leads.ts';
import type { Outcome, Report, ReportCount } from './outbox.ts';
import type { Row } from './row.ts';
import { fingerprint, normalizeAddress } from './same-lead.ts';
import { forgetLeads } from './sqlite-admin.ts';
import { confirmLeads } from './sqlite-confirmation.ts';
import {
  checkpoint,
  inodeOf,
  isDatabase,
  isRemoved,
  logOf,
  openForWriting,
} from './sqlite-file.ts';
import { createSqliteOutbox } from './sqlite-outbox.ts';
import { readVersion, schemaVersion } from './sqlite-schema.ts';

/**
 * Milliseconds for which SQLite itself waits for another process. Then the queue decides, which
 * knows how long each lead has waited.
 */
const shortBusyTimeout = 100;
/** Milliseconds in which a visitor gets one mail, whatever they send. */
const mailInterval = 24 * 60 * 60 * 1000;

/** A database that is open for writing. */
export interface Connection {
  /** Returns when all rows are on the disk, and throws when none is. */
  write(rows: readonly Row[]): void;
  /** What a crash of the machine may undo, because doing it again does no harm: see `Outbox`. */
  take(channels: readonly Channel[], limit: number, milliseconds: number): Report[];
  settle(outcomes: readonly Outcome[]): void;
  countReports(): ReportCount;
  /** Deletes a portion of the leads before a moment. True where there may be more. */
  forget(before: string, unconfirmed: boolean): boolean;
  /** See `LeadStore`. */
  confirm(id: string, token: string, leads: readonly ConfirmedLead[]): boolean;
  /** Whether what was written can be found again: neither the database nor its log was removed or replaced. */
  isInPlace(): boolean;
  /** Saves what is in a log that was removed, wherever the database is now. False where that is not at its place. */
  rescue(): boolean;
  /** See `sqlite-file.ts`. */
  checkpoint(): boolean;
  close(): void;
}

/** @throws Error where there is no database of leads */
export function connect(file: string): Connection {
  const db = open(file);
  // The first transaction makes the log.
  db.exec('BEGIN IMMEDIATE; ROLLBACK');
  const inode = inodeOf(file);
  const logInode = inodeOf(logOf(file));
  const writeRow = createWriter(db);
  const outbox = createSqliteOutbox(db);
  const transact = <T>(work: () => T): T => {
    try {
      db.exec('BEGIN IMMEDIATE');
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      rollBack(db);
      throw error;
    }
  };
  /** Without waiting for the disk, so that leads are not held up. */
  const withoutWaiting = <T>(work: () => T): T => {
    db.exec('PRAGMA synchronous=NORMAL');
    try {
      return transact(work);
    } finally {
      db.exec('PRAGMA synchronous=FULL');
    }
  };
  return {
    write: (rows) =>
      transact(() => {
        for (const row of rows) writeRow(row);
      }),
    take: (...wanted) => withoutWaiting(() => outbox.take(...wanted)),
    settle: (outcomes) => withoutWaiting(() => outbox.settle(outcomes)),
    countReports: outbox.count,
    forget: (...old) => forgetLeads(db, ...old),
    confirm: (...answer) => transact(() => confirmLeads(db, ...answer)),
    isInPlace: () => inodeOf(file) === inode && inodeOf(logOf(file)) === logInode,
    rescue() {
      const isSaved = checkpoint(db);
      // Not closed where another file has the name: SQLite would remove the log of that one.
      if (inodeOf(file) !== inode) return false;
      db.close();
      return isSaved;
    },
    checkpoint: () => checkpoint(db),
    close: () => db.close(),
  };
}

function open(file: string): DatabaseSync {
  // Not left to SQLite: it removes the log of a file that is empty.
  if (!isDatabase(file)) throw new Error(isRemoved(file));
  const db = openForWriting(file, { timeout: shortBusyTimeout });
  if (readVersion(db) === schemaVersion) return db;
  db.close();
  throw new Error(isRemoved(file));
}

/** Writes a lead and its reports. One that already exists is counted, so that the answer takes as long. */
function createWriter(db: DatabaseSync): (row: Row) => void {
  const insert = db.prepare(
    `INSERT INTO leads (id, kind, received_at, data, address, fingerprint, route, block, build, suspicion, token,
       confirmed_at, mailed)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (address, fingerprint) DO UPDATE SET repeats = repeats + 1`,
  );
  const mailed = db.prepare(
    'SELECT 1 FROM leads WHERE address = ? AND mailed = 1 AND received_at > ? LIMIT 1',
  );
  const order = db.prepare(
    `INSERT INTO outbox (lead, channel, created_at, due_at)
     SELECT id, ?, ?, ? FROM leads WHERE id = ?`,
  );
  const wasMailed = (address: string, receivedAt: string): boolean => {
    const since = new Date(Date.parse(receivedAt) - mailInterval).toISOString();
    return mailed.get(address, since) !== undefined;
  };
  return ([id, kind, receivedAt, data, email, route, block, build, suspicion, ...rest]) => {
    const [token, confirmedAt, channels] = rest;
    const address = normalizeAddress(email);
    const wanted = channels === '' ? [] : channels.split(' ');
    const mails = wanted.some(isToVisitor) && !wasMailed(address, receivedAt);
    const doubt = suspicion && 'suspect';
    const name = fingerprint(email, data, kind, route, block, doubt);
    insert.run(
      ...[id, kind, receivedAt, data, address, name, route, block, build, suspicion],
      ...[token, confirmedAt],
      mails ? 1 : 0,
    );
    for (const channel of wanted) {
      const now = Date.now();
      if (!isToVisitor(channel) || mails) order.run(channel, now, now, id);
    }
  };
}

const isToVisitor = (channel: string): boolean => ['visitor', 'confirmation'].includes(channel);

/** SQLite rolls some failures back by itself. */
function rollBack(db: DatabaseSync): void {
  try {
    if (db.isTransaction) db.exec('ROLLBACK');
  } catch {
    // The failure that led here is the one to report; the next commit meets what is left.
  }
}
