import type pg from 'pg';
import { confirmationColumns } from '../confirmation.ts';
import type { LeadAdmin, ReportFilter } from '../lead-store.ts';
import type { LeadFilter } from '../leads.ts';
import type { WaitingReport } from '../outbox.ts';
import { correctLeads } from './correct-leads.ts';
import { createPatientPool, explain } from './pool.ts';
import { listLeads, toConditions } from './read-leads.ts';
import { checkLayout } from './schema.ts';

/**
 * Leads deleted per statement, few enough that no server waits long for a lead that is sent again.
 */
const portion = 1_000;

/** Reports read at once. */
const piece = 500;

/**
 * Opens the leads of a database for the operator.
 * @throws LeadStoreError if there are none or they cannot be read
 */
export async function openPostgresAdmin(url: string): Promise<LeadAdmin> {
  const pool = createPatientPool(url);
  try {
    await checkLayout(pool);
  } catch (error) {
    void pool.end();
    throw explain(url, error);
  }
  return {
    list: (filter) => listLeads(pool, filter),
    async count(filter) {
      const { where, values } = toConditions(filter);
      const { rows } = await pool.query(`SELECT count(*) AS n FROM leads ${where}`, values);
      return Number(rows[0].n);
    },
    delete: async (filter) => ({ deleted: await deleteLeads(pool, filter), isLogged: false }),
    async correct(leads) {
      await correctLeads(pool, leads);
      return { isLogged: false };
    },
    async release(id, channels) {
      const { rowCount } = await pool.query(release, [
        id,
        channels,
        confirmationColumns({ channels }).token,
      ]);
      return rowCount === 1;
    },
    reports: (filter) => listReports(pool, filter),
    async retry(filter = {}) {
      const { condition, values } = toReportCondition(filter);
      const { rowCount } = await pool.query(
        `UPDATE outbox SET due_at = now(), created_at = now() WHERE error IS NOT NULL AND ${condition}`,
        values,
      );
      return rowCount ?? 0;
    },
    async discard(filter) {
      const { condition, values } = toReportCondition(filter);
      const { rowCount } = await pool.query(`DELETE FROM outbox WHERE ${condition}`, values);
      return rowCount ?? 0;
    },
    close: () => pool.end(),
  };
}

async function deleteLeads(pool: pg.Pool, filter: LeadFilter): Promise<number> {
  const { where, values } = toConditions(filter);
  if (where === '') throw new Error('Not all leads at once.');
  let deleted = 0;
  while (true) {
    const { rowCount } = await pool.query(
      `DELETE FROM leads WHERE sequence IN (SELECT sequence FROM leads ${where} LIMIT ${portion})`,
      values,
    );
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < portion) return deleted;
  }
}

/** Returns one row if the lead was suspect. */
const release = `
  WITH released AS (
    UPDATE leads SET suspicion = NULL, token = coalesce(token, $3)
    WHERE id = $1 AND suspicion IS NOT NULL RETURNING id
  ), ordered AS (
    INSERT INTO outbox (lead, channel, created_at, due_at)
    SELECT id, channel, now(), now() FROM released, unnest($2::text[]) AS channel
    ON CONFLICT DO NOTHING
  )
  SELECT id FROM released`;

/** Returns the SQL condition for reports that match. */
function toReportCondition({ channel, ...filter }: ReportFilter) {
  const { where, values } = toConditions(filter);
  const ofLeads = `lead IN (SELECT id FROM leads ${where})`;
  return channel
    ? { condition: `${ofLeads} AND channel = $${values.length + 1}`, values: [...values, channel] }
    : { condition: ofLeads, values };
}

/** Lists reports with a cursor, so that any number fits in memory. */
async function* listReports(
  pool: pg.Pool,
  filter: ReportFilter = {},
): AsyncGenerator<WaitingReport> {
  const { condition, values } = toReportCondition(filter);
  const client = await pool.connect();
  try {
    await client.query('BEGIN READ ONLY');
    await client.query(
      `DECLARE reports CURSOR FOR
       SELECT lead AS "leadId", channel, attempts, error,
         extract(epoch FROM created_at)::float8 * 1000 AS "createdAt",
         extract(epoch FROM due_at)::float8 * 1000 AS "dueAt"
       FROM outbox WHERE ${condition}
       ORDER BY due_at NULLS FIRST, lead`,
      values,
    );
    while (true) {
      const { rows } = await client.query(`FETCH ${piece} FROM reports`);
      if (rows.length === 0) return;
      yield* rows;
    }
  } finally {
    // Closes the connection and its transaction, even if the reader stops early.
    client.release(true);
  }
}
