import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { confirmationColumns } from './confirmation.ts';
import type { ReportFilter } from './lead-store.ts';
import type { Channel, LeadFilter } from './leads.ts';
import type { WaitingReport } from './outbox.ts';
import { transact } from './sqlite-file.ts';
import { createOrder } from './sqlite-outbox.ts';
import { toConditions } from './sqlite-reader.ts';

/** Counts the leads that match. */
export const countLeads = (db: DatabaseSync, filter: LeadFilter): number => {
  const { where, values } = toConditions(filter);
  return Number(db.prepare(`SELECT count(*) AS n FROM leads ${where}`).get(...values)?.n);
};

/** Leads deleted per transaction, so that a server waits only milliseconds. */
const portion = 1_000;

/**
 * Deletes leads and their reports. No file contains them any more once the log is empty.
 * @returns number of leads
 */
export function deleteLeads(db: DatabaseSync, filter: LeadFilter): number {
  const { where, values } = toConditions(filter);
  if (where === '') throw new Error('Not all leads at once.');
  const find = db.prepare(`SELECT id FROM leads ${where} LIMIT ${portion}`);
  let deleted = 0;
  while (true) {
    const found = find.all(...values);
    remove(db, found);
    deleted += found.length;
    if (found.length < portion) return deleted;
  }
}

/**
 * Deletes a portion of the leads that are too old, see `LeadStore.forget`.
 * @param before ISO 8601
 * @returns whether there may be more
 */
export function forgetLeads(db: DatabaseSync, before: string, unconfirmed: boolean): boolean {
  const old = unconfirmed ? findUnconfirmed(db, before) : findOld(db, before);
  remove(db, old);
  return old.length === portion;
}

/**
 * Returns when the lead that was stored last was received, see `LeadStore.newest`.
 * @param before ISO 8601
 */
export function findNewest(db: DatabaseSync, before: string): Date | undefined {
  const row = db
    .prepare('SELECT received_at FROM leads WHERE received_at < ? ORDER BY sequence DESC LIMIT 1')
    .get(before);
  return row && new Date(String(row.received_at));
}

/** Looks only at the oldest leads, which takes as long for a million leads as for a few. */
const findOld = (db: DatabaseSync, before: string) =>
  db
    // An id starts with its time. The order of arrival differs from it after a change of the clock.
    .prepare(`SELECT id, received_at FROM leads ORDER BY id LIMIT ${portion}`)
    .all()
    .filter(({ received_at: time }) => String(time) < before);

const findUnconfirmed = (db: DatabaseSync, before: string) =>
  db
    .prepare(
      `SELECT id FROM leads WHERE token IS NOT NULL AND confirmed_at IS NULL AND received_at < ?
         AND NOT EXISTS (
           SELECT 1 FROM leads AS asked
           LEFT JOIN outbox ON lead = asked.id AND channel = 'confirmation' AND due_at IS NOT NULL
           WHERE asked.address = leads.address AND (lead IS NOT NULL OR mailed BETWEEN ? AND ?))
       LIMIT ${portion}`,
    )
    .all(before, Date.parse(before), Date.now());

function remove(db: DatabaseSync, leads: readonly Record<string, SQLOutputValue>[]): void {
  if (leads.length === 0) return;
  const removeLead = db.prepare('DELETE FROM leads WHERE id = ?');
  const removeReports = db.prepare('DELETE FROM outbox WHERE lead = ?');
  transact(db, () => {
    for (const { id = null } of leads) {
      removeReports.run(id);
      removeLead.run(id);
    }
  });
}

/**
 * Marks a lead as no longer suspect and orders its reports. Returns false if it was not suspect.
 */
export const releaseLead = (db: DatabaseSync, id: string, channels: readonly Channel[]): boolean =>
  transact(db, () => {
    const { changes } = db
      .prepare(
        `UPDATE leads SET suspicion = NULL, token = coalesce(token, ?)
         WHERE id = ? AND suspicion IS NOT NULL`,
      )
      .run(confirmationColumns({ channels }).token, id);
    if (changes) createOrder(db)(id, channels);
    return changes > 0;
  });

/** Lists reports in the order in which they are due, given-up reports first. */
export function* listReports(
  db: DatabaseSync,
  filter: ReportFilter = {},
): Generator<WaitingReport> {
  const { condition, values } = toReportCondition(filter);
  const select = db.prepare(
    `SELECT lead AS leadId, channel, created_at AS createdAt, due_at AS dueAt, attempts, error
     FROM outbox WHERE ${condition} ORDER BY due_at, lead`,
  );
  for (const row of select.iterate(...values)) yield row as unknown as WaitingReport;
}

/** Returns the SQL condition for reports that match. */
function toReportCondition({ channel, ...filter }: ReportFilter) {
  const { where, values } = toConditions(filter);
  const ofLeads = where === '' ? 'true' : `lead IN (SELECT id FROM leads ${where})`;
  return channel
    ? { condition: `${ofLeads} AND channel = ?`, values: [...values, channel] }
    : { condition: ofLeads, values };
}

/**
 * Makes failed reports due at once and restarts their three days of retries.
 * @returns number of reports
 */
export function retryReports(db: DatabaseSync, filter: ReportFilter = {}): number {
  const now = Date.now();
  const { condition, values } = toReportCondition(filter);
  const { changes } = db
    .prepare(
      `UPDATE outbox SET due_at = ?, created_at = ? WHERE error IS NOT NULL AND ${condition}`,
    )
    .run(now, now, ...values);
  return Number(changes);
}

/**
 * Deletes reports and keeps their leads.
 * @returns number of reports
 */
export function discardReports(db: DatabaseSync, filter: ReportFilter): number {
  const { condition, values } = toReportCondition(filter);
  const { changes } = db.prepare(`DELETE FROM outbox WHERE ${condition}`).run(...values);
  return Number(changes);
}
