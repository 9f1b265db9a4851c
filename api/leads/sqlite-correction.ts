import type { DatabaseSync } from 'node:sqlite';
import { newToken } from './confirmation.ts';
import type { Lead } from './leads.ts';
import { identify } from './same-lead.ts';
import { transact } from './sqlite-file.ts';

/**
 * Replaces the data of leads in one transaction. No file contains the previous data any more once
 * the log is empty.
 */
export function correctLeads(db: DatabaseSync, leads: readonly Lead[]): void {
  const countAtTwin = db.prepare(
    `UPDATE leads SET repeats = leads.repeats + self.repeats + 1 FROM leads AS self
     WHERE self.id = :id AND leads.id <> :id
       AND leads.address = :address AND leads.fingerprint = :fingerprint`,
  );
  const remove = db.prepare('DELETE FROM leads WHERE id = ?');
  const removeReports = db.prepare('DELETE FROM outbox WHERE lead = ?');
  // A mail to the previous address was none to this one.
  const write = db.prepare(
    `UPDATE leads SET data = :json, address = :address, fingerprint = :fingerprint,
       mailed = CASE WHEN address = :address THEN mailed ELSE 0 END
     WHERE id = :id`,
  );
  const sendAgain = db.prepare(
    `UPDATE outbox SET due_at = :now, created_at = :now, attempts = 0, error = NULL
     WHERE lead = :id AND error IS NOT NULL`,
  );
  // Links that were sent to a previous address become invalid.
  const renewToken = db.prepare(
    `UPDATE leads SET token = ?
     WHERE id = ? AND address <> ? AND token IS NOT NULL AND confirmed_at IS NULL`,
  );
  const ask = db.prepare(
    `INSERT OR REPLACE INTO outbox (lead, channel, created_at, due_at)
     VALUES (:id, 'confirmation', :now, :now)`,
  );
  const now = Date.now();
  transact(db, () => {
    for (const lead of leads) {
      const { id, kind, data } = lead;
      const json = JSON.stringify(data);
      const key = identify(kind, data.email, json, lead);
      if (countAtTwin.run({ id, ...key }).changes) {
        removeReports.run(id);
        remove.run(id);
      } else {
        if (renewToken.run(newToken(), id, key.address).changes) ask.run({ id, now });
        write.run({ id, json, ...key });
        sendAgain.run({ id, now });
      }
    }
  });
}
