import type { DatabaseSync } from 'node:sqlite';
import type { Channel } from './leads.ts';
import { farthest, type Outcome, type Report, type ReportCount } from './outbox.ts';
import { toStored } from './sqlite-reader.ts';
import { readLead } from './stored-lead.ts';

/** Returns a function that orders reports about a lead. Those that are ordered already stay unchanged. */
export function createOrder(db: DatabaseSync) {
  const order = db.prepare(
    'INSERT OR IGNORE INTO outbox (lead, channel, created_at, due_at) VALUES (?, ?, ?, ?)',
  );
  return (lead: string, channels: readonly Channel[]): void => {
    const now = Date.now();
    for (const channel of channels) order.run(lead, channel, now, now);
  };
}

/** Creates the outbox of a database, see `Outbox`. */
export function createSqliteOutbox(db: DatabaseSync) {
  const bringForward = db.prepare(
    `UPDATE outbox SET due_at = :now
     WHERE channel IN (SELECT value FROM json_each(:channels)) AND due_at > :now + ${farthest}`,
  );
  const lend = db.prepare(
    `UPDATE outbox SET due_at = :until, attempts = attempts + 1, error = NULL WHERE (lead, channel) IN (
       SELECT lead, channel FROM outbox
       WHERE channel IN (SELECT value FROM json_each(:channels)) AND due_at <= :now
       ORDER BY due_at LIMIT :limit)
     RETURNING lead, channel, created_at, attempts`,
  );
  const find = db.prepare('SELECT * FROM leads WHERE id = ?');
  const remove = db.prepare('DELETE FROM outbox WHERE lead = ? AND channel = ?');
  const postpone = db.prepare(
    'UPDATE outbox SET due_at = ?, error = ? WHERE lead = ? AND channel = ?',
  );
  // An address has the full time to confirm, however late its mail was sent.
  const noteAsked = db.prepare('UPDATE leads SET mailed = ? WHERE id = ?');
  const count = db.prepare(
    `SELECT count(due_at) AS waiting, count(*) - count(due_at) AS givenUp,
       coalesce((:now - min(created_at) FILTER (WHERE due_at IS NOT NULL)) / 1000.0, 0) AS oldest
     FROM outbox`,
  );
  return {
    take(wanted: readonly Channel[], limit: number, milliseconds: number): Report[] {
      const now = Date.now();
      const channels = JSON.stringify(wanted);
      bringForward.run({ now, channels });
      const rows = lend.all({ now, until: now + milliseconds, channels, limit });
      return rows.flatMap((row) => {
        const lead = find.get(String(row.lead));
        if (!lead) return [];
        const { channel, created_at: createdAt, attempts } = row;
        const { token } = lead;
        return [{ lead: readLead(toStored(lead)), channel, token, createdAt, attempts } as Report];
      });
    },
    settle(outcomes: readonly Outcome[], now: number): void {
      for (const { leadId, channel, error, dueAt = null } of outcomes) {
        if (error === undefined) remove.run(leadId, channel);
        else postpone.run(dueAt, error, leadId, channel);
        if (error === undefined && channel === 'confirmation') noteAsked.run(now, leadId);
      }
    },
    count: () => count.get({ now: Date.now() }) as unknown as ReportCount,
  };
}
