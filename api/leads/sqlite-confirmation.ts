import type { DatabaseSync } from 'node:sqlite';
import type { ConfirmedLead } from './confirmation.ts';
import { createOrder } from './sqlite-outbox.ts';

/** Confirms leads, see `LeadStore.confirm`. Must run in a transaction of the caller. */
export function confirmLeads(
  db: DatabaseSync,
  id: string,
  token: string,
  leads: readonly ConfirmedLead[],
): boolean {
  if (!db.prepare('SELECT 1 FROM leads WHERE id = ? AND token = ?').get(id, token)) return false;
  // Resets the time of the last mail: the next mail is ordered here, and a new lead may ask again.
  const confirm = db.prepare(
    `UPDATE leads SET confirmed_at = ?, mailed = 0
     WHERE id = ? AND token IS NOT NULL AND confirmed_at IS NULL`,
  );
  const order = createOrder(db);
  const now = new Date().toISOString();
  for (const { id, channels } of leads) {
    if (confirm.run(now, id).changes) order(id, channels);
  }
  return true;
}
