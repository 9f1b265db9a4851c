import type { DatabaseSync } from 'node:sqlite';
import { toColumns } from './confirmation.ts';
import type { Channel, LeadFilter } from './leads.ts';
import type { WaitingReport } from './outbox.ts';
import { toConditions } from './sqlite-reader.ts';

/** Number of leads that match. */
export const countLeads = (db: DatabaseSync, filter: LeadFilter): number => {
  const { conditions, values } = toConditions(filter);
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  return Number(db.prepare(`SELECT count(*) AS n FROM leads ${where}`).get(...values)?.n);
};

/** Leads deleted in one transaction, so that a server waits for milliseconds only. */
const portion = 1_000;

/**
 * Deletes leads, and the reports about them, so that they are in no file any more once the log is
 * empty.
 * @returns how many there were
 */
export function deleteLeads(db: DatabaseSync, filter: LeadFilter): number {
  const { conditions, values } = toConditions(filter);
  if (conditions.length === 0) throw new Error('Not all leads at once.');
  const find = db.prepare(
    `SELECT id FROM leads WHERE ${conditions.join(' AND ')} LIMIT ${portion}`,
  );
  let deleted = 0;
  while (true) {
    const ids = find.all(...values).map(({ id }) => String(id));
    remove(db, ids);
    deleted += ids.length;
    if (ids.length < portion) return deleted;
  }
}

/**
 * Deletes leads that came before a moment, a portion of them: the oldest ones are looked at only,
 * which takes as long for a million leads as for a few.
 * @param before ISO 8601
 * @param unconfirmed those alone that await their confirmation
 * @returns whether there may be more
 */
export function forgetLeads(db: DatabaseSync, before: string, unconfirmed: boolean): boolean {
  const some = unconfirmed
    ? 'WHERE token IS NOT NULL AND confirmed_at IS NULL ORDER BY received_at'
    : 'ORDER BY sequence';
  const oldest = db.prepare(`SELECT id, received_at FROM leads ${some} LIMIT ${portion}`).all();
  const old = oldest.filter(({ received_at: time }) => String(time) < before);
  remove(
    db,
    old.map(({ id }) => String(id)),
  );
  return old.length === portion;
}

function remove(db: DatabaseSync, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const removeLead = db.prepare('DELETE FROM leads WHERE id = ?');
  const removeReports = db.prepare('DELETE FROM outbox WHERE lead = ?');
  db.exec('BEGIN IMMEDIATE');
  for (const id of ids) {
    removeReports.run(id);
    removeLead.run(id);
  }
  db.exec('COMMIT');
}

/** Takes a lead out of suspicion, and orders its reports. False where it is under none. */
export function releaseLead(db: DatabaseSync, id: string, channels: readonly Channel[]): boolean {
  db.exec('BEGIN IMMEDIATE');
  const { changes } = db
    .prepare(
      `UPDATE leads SET suspicion = NULL, token = coalesce(token, ?)
       WHERE id = ? AND suspicion IS NOT NULL`,
    )
    .run(toColumns({ channels }).token, id);
  const order = db.prepare(
    'INSERT OR IGNORE INTO outbox (lead, channel, created_at, due_at) VALUES (?, ?, ?, ?)',
  );
  const now = Date.now();
  if (changes) for (const channel of channels) order.run(id, channel, now, now);
  db.exec('COMMIT');
  return changes > 0;
}

/** Reports in the order in which they are due, those that were given up first. */
export function* listReports(db: DatabaseSync, filter: LeadFilter = {}): Generator<WaitingReport> {
  const { condition, values } = aboutLeads(filter);
  const select = db.prepare(
    `SELECT lead AS leadId, channel, created_at AS createdAt, due_at AS dueAt, attempts, error
     FROM outbox WHERE ${condition} ORDER BY due_at, lead`,
  );
  for (const row of select.iterate(...values)) yield row as unknown as WaitingReport;
}

/** Which reports are about leads that match. */
function aboutLeads(filter: LeadFilter) {
  const { conditions, values } = toConditions(filter);
  const leads = `lead IN (SELECT id FROM leads WHERE ${conditions.join(' AND ')})`;
  return { condition: conditions.length > 0 ? leads : 'true', values };
}

/** Makes reports that failed due at once, to be tried for three days again. @returns how many */
export function retryReports(db: DatabaseSync, filter: LeadFilter = {}): number {
  const now = Date.now();
  const { condition, values } = aboutLeads(filter);
  const { changes } = db
    .prepare(
      `UPDATE outbox SET due_at = ?, created_at = ? WHERE error IS NOT NULL AND ${condition}`,
    )
    .run(now, now, ...values);
  return Number(changes);
}
