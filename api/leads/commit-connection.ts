import type { DatabaseSync } from 'node:sqlite';
import type { ConfirmedLead } from './confirmation.ts';
import { type Channel, LeadStoreError } from './leads.ts';
import type { Outcome, Report, ReportCount } from './outbox.ts';
import type { Row } from './row.ts';
import { identify } from './same-lead.ts';
import { findNewest, forgetLeads } from './sqlite-admin.ts';
import { confirmLeads } from './sqlite-confirmation.ts';
import {
  checkpoint,
  inodeOf,
  isDatabase,
  logOf,
  openForWriting,
  removedMessage,
  transact,
} from './sqlite-file.ts';
import { createSqliteOutbox } from './sqlite-outbox.ts';
import { readVersion, schemaVersion } from './sqlite-schema.ts';

/**
 * Milliseconds that SQLite itself waits for another process. After that the queue decides, because
 * it has the waiting time of each lead.
 */
const shortBusyTimeout = 100;
/** Milliseconds in which a visitor gets at most one mail. */
const mailInterval = 24 * 60 * 60 * 1000;

/** A database opened for writing. */
export interface Connection {
  /** Returns when all rows are on the disk, and throws if none is. */
  write(rows: readonly Row[]): void;
  /**
   * Leases reports, see `Outbox`. A crash of the machine may undo this, which is harmless because
   * it can be repeated.
   */
  take(channels: readonly Channel[], limit: number, milliseconds: number): Report[];
  /** @param now in `Date.now()` milliseconds */
  settle(outcomes: readonly Outcome[], now: number): void;
  countReports(): ReportCount;
  /** Deletes a portion of the leads received before a date. Returns true if there may be more. */
  forget(before: string, unconfirmed: boolean): boolean;
  /** See `LeadStore`. */
  newest(before: string): Date | undefined;
  /** Confirms leads, see `LeadStore`. */
  confirm(id: string, token: string, leads: readonly ConfirmedLead[]): boolean;
  /**
   * Whether the written data is still reachable: neither the database nor its log was removed or
   * replaced.
   */
  isInPlace(): boolean;
  /**
   * Saves the contents of a removed log into the database, wherever that is now. Returns false if
   * the database is not at its place.
   */
  rescue(): boolean;
  /** See `sqlite-file.ts`. */
  checkpoint(): boolean;
  close(): void;
}

/**
 * Opens a connection.
 * @throws LeadStoreError if there is no database of leads
 */
export function connect(file: string): Connection {
  const db = open(file);
  // The first transaction creates the log.
  db.exec('BEGIN IMMEDIATE; ROLLBACK');
  const inode = inodeOf(file);
  const logInode = inodeOf(logOf(file));
  const writeRow = createWriter(db);
  const outbox = createSqliteOutbox(db);
  /** Runs without waiting for the disk, so that leads are not delayed. */
  const withoutWaiting = <T>(work: () => T): T => {
    db.exec('PRAGMA synchronous=NORMAL');
    try {
      return transact(db, work);
    } finally {
      db.exec('PRAGMA synchronous=FULL');
    }
  };
  return {
    write: (rows) =>
      transact(db, () => {
        for (const row of rows) writeRow(row);
      }),
    take: (...wanted) => withoutWaiting(() => outbox.take(...wanted)),
    settle: (...settled) => withoutWaiting(() => outbox.settle(...settled)),
    countReports: outbox.count,
    forget: (...old) => forgetLeads(db, ...old),
    newest: (before) => findNewest(db, before),
    confirm: (...answer) => transact(db, () => confirmLeads(db, ...answer)),
    isInPlace: () => inodeOf(file) === inode && inodeOf(logOf(file)) === logInode,
    rescue() {
      const isSaved = checkpoint(db);
      // Left open if another file has the name: closing would make SQLite remove the log of that
      // file.
      if (inodeOf(file) !== inode) return false;
      db.close();
      return isSaved;
    },
    checkpoint: () => checkpoint(db),
    close: () => db.close(),
  };
}

function open(file: string): DatabaseSync {
  // Checked here because SQLite removes the log of an empty file.
  if (!isDatabase(file)) throw new LeadStoreError(removedMessage(file));
  const db = openForWriting(file, { timeout: shortBusyTimeout });
  if (readVersion(db) === schemaVersion) return db;
  db.close();
  throw new LeadStoreError(removedMessage(file));
}

/**
 * Returns a function that writes a lead and its reports. A repeated lead is counted, so that the
 * answer takes as long. If it is not confirmed yet, its visitor is asked again.
 */
function createWriter(db: DatabaseSync): (row: Row) => void {
  const insert = db.prepare(
    `INSERT INTO leads (id, kind, received_at, data, address, fingerprint, route, block, build, suspicion, token,
       confirmed_at, mailed)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (address, fingerprint) DO UPDATE SET repeats = repeats + 1`,
  );
  const findMailed = db.prepare(
    'SELECT 1 FROM leads WHERE address = ? AND mailed BETWEEN ? AND ? LIMIT 1',
  );
  const order = db.prepare(
    `INSERT INTO outbox (lead, channel, created_at, due_at)
     SELECT id, ?, ?, ? FROM leads WHERE id = ?`,
  );
  const noteMail = db.prepare(
    `UPDATE leads SET mailed = ? WHERE address = ? AND fingerprint = ? AND id <> ?
       AND token IS NOT NULL AND confirmed_at IS NULL RETURNING id`,
  );
  // Its first mail may still wait.
  const askAgain = db.prepare(
    `INSERT INTO outbox (lead, channel, created_at, due_at) VALUES (:id, 'confirmation', :now, :now)
     ON CONFLICT (lead, channel) DO UPDATE SET due_at = :now, created_at = :now, attempts = 0, error = NULL
     WHERE due_at IS NULL`,
  );
  // A time further ahead is that of a clock that was wrong.
  const wasMailed = (address: string, time: number): boolean =>
    findMailed.get(address, time - mailInterval, time + mailInterval) !== undefined;
  return ([id, kind, receivedAt, data, email, route, block, build, suspicion, ...rest]) => {
    const [token, confirmedAt, channels] = rest;
    const { address, fingerprint } = identify(kind, email, data, { route, block, suspicion });
    const wanted = channels === '' ? [] : channels.split(' ');
    const receivedTime = Date.parse(receivedAt);
    const mails = wanted.some(isToVisitor) && !wasMailed(address, receivedTime);
    insert.run(
      ...[id, kind, receivedAt, data, address, fingerprint, route, block, build, suspicion],
      ...[token, confirmedAt],
      mails ? receivedTime : 0,
    );
    const now = Date.now();
    for (const channel of wanted) {
      if (!isToVisitor(channel) || mails) order.run(channel, now, now, id);
    }
    if (!mails || !wanted.includes('confirmation')) return;
    const repeated = noteMail.get(receivedTime, address, fingerprint, id);
    if (repeated?.id) askAgain.run({ id: repeated.id, now });
  };
}

const isToVisitor = (channel: string): boolean => ['visitor', 'confirmation'].includes(channel);
