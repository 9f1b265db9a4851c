import type pg from 'pg';
import type { ConfirmedLead } from '../confirmation.ts';
import { isUuid } from './read-leads.ts';

/** Forgets the mails sent so far: the next mail is ordered here, and a new lead may ask again. */
const statement = `
  WITH asked AS (
    SELECT address FROM leads WHERE id = $1 AND token = $2
  ), confirmed AS (
    UPDATE leads SET confirmed_at = now() FROM json_to_recordset($3) AS given (id uuid, channels text[])
    WHERE leads.id = given.id AND address IN (SELECT address FROM asked)
      AND token IS NOT NULL AND confirmed_at IS NULL
    RETURNING leads.id, channels
  ), ordered AS (
    INSERT INTO outbox (lead, channel, created_at, due_at)
    SELECT id, channel, now(), now() FROM confirmed, unnest(channels) AS channel
    ON CONFLICT DO NOTHING
  ), free AS (
    DELETE FROM visitor_mails WHERE lead IN (SELECT id FROM confirmed)
  )
  SELECT FROM asked`;

/** Confirms leads, see `LeadStore.confirm`. */
export async function confirmLeads(
  pool: pg.Pool,
  id: string,
  token: string,
  leads: readonly ConfirmedLead[],
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rowCount } = await pool.query(statement, [id, token, JSON.stringify(leads)]);
  return rowCount === 1;
}
