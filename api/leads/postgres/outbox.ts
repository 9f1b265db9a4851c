import type pg from 'pg';
import { farthest, type Outbox, type Report, type ReportCount } from '../outbox.ts';
import { readLead } from '../stored-lead.ts';
import { columns, toStored } from './read-leads.ts';

/**
 * Commits without waiting for the disk, so that leads are not delayed. If a crash of the database
 * loses such a commit, the work is repeated.
 */
const withoutWaiting = "set_config('synchronous_commit', 'off', true)";

/** Skips rows that another server is leasing, so that each report goes to one of them. */
const take = `
  WITH brought_forward AS (
    UPDATE outbox SET due_at = now()
    WHERE channel = ANY ($1) AND due_at > now() + interval '${farthest} ms'
  ), due AS (
    SELECT lead, channel FROM outbox WHERE channel = ANY ($1) AND due_at <= now()
    ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ), lent AS (
    UPDATE outbox SET due_at = now() + $3 * interval '1 ms', attempts = attempts + 1, error = NULL
    FROM due WHERE outbox.lead = due.lead AND outbox.channel = due.channel
    RETURNING outbox.*
  )
  SELECT ${columns}, channel, attempts, created_at FROM lent JOIN leads ON leads.id = lent.lead, ${withoutWaiting}`;

/**
 * An address has the full time to confirm, however late its mail was sent. A lead that is being deleted
 * meanwhile is skipped.
 */
const settle = `
  WITH outcome AS (
    SELECT row.*, ${withoutWaiting} FROM json_to_recordset($1)
      AS row ("leadId" uuid, channel text, error text, "dueAt" float8)
  ), sent AS (
    DELETE FROM outbox USING outcome
    WHERE lead = "leadId" AND outbox.channel = outcome.channel AND outcome.error IS NULL
  ), asked AS (
    INSERT INTO visitor_mails (address, lead, ordered_at)
    SELECT DISTINCT ON (address) address, id, $2::timestamptz FROM (
      SELECT address, id FROM outcome JOIN leads ON id = "leadId"
      WHERE channel = 'confirmation' AND error IS NULL FOR KEY SHARE OF leads
    ) AS present
    ON CONFLICT (address) DO UPDATE SET lead = excluded.lead, ordered_at = excluded.ordered_at
  )
  UPDATE outbox SET due_at = to_timestamp("dueAt" / 1000), error = outcome.error FROM outcome
  WHERE lead = "leadId" AND outbox.channel = outcome.channel AND outcome.error IS NOT NULL`;

/** Creates the outbox of a database, see `Outbox`. */
export function createPostgresOutbox(pool: pg.Pool): Outbox {
  return {
    async take(...wanted) {
      const { rows } = await pool.query(take, wanted);
      return rows.map(({ channel, attempts, created_at: createdAt, ...lead }): Report => {
        const { token } = lead;
        const createdTime = createdAt.getTime();
        return { lead: readLead(toStored(lead)), channel, token, attempts, createdAt: createdTime };
      });
    },
    async settle(outcomes) {
      await pool.query(settle, [JSON.stringify(outcomes), new Date().toISOString()]);
    },
  };
}

const count = `
  SELECT count(due_at)::integer AS waiting, (count(*) - count(due_at))::integer AS "givenUp",
    coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE due_at IS NOT NULL)), 0)::float8 AS oldest
  FROM outbox`;

/** Counts reports, see `LeadStore`. */
export async function countReports(pool: pg.Pool): Promise<ReportCount> {
  const { rows } = await pool.query(count);
  return rows[0];
}
