import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLeadQueue } from '../lead-queue.ts';
import type { LeadStore } from '../lead-store.ts';
import { confirmLeads } from './confirm-leads.ts';
import { createRequestCounts } from './count-requests.ts';
import { countReports, createPostgresOutbox } from './outbox.ts';
import { createPatientPool, createPool, explain } from './pool.ts';
import { listLeads } from './read-leads.ts';
import { migrate } from './schema.ts';
import { type NewLead, writeLeads } from './write-leads.ts';

/** Long enough for a restart of the database. */
const policy = { most: 500, timeout: 3_000, retryAfter: 100 };
/** Leads deleted per statement. */
const portion = 1_000;
/** Milliseconds for connections to end, in case one hangs. */
const closingTime = 2_000;

/**
 * Looks only at the oldest leads, which takes as long for a million leads as for a few. An id starts
 * with its time; `sequence` differs from it for leads that were imported.
 */
const forgetOldest = `
  WITH oldest AS (
    SELECT sequence, received_at FROM leads ORDER BY id LIMIT ${portion} FOR UPDATE SKIP LOCKED
  )
  DELETE FROM leads USING oldest
  WHERE leads.sequence = oldest.sequence AND oldest.received_at < $1`;

const findNewest =
  'SELECT received_at FROM leads WHERE received_at < $1 ORDER BY sequence DESC LIMIT 1';

const forgetUnconfirmed = `
  DELETE FROM leads WHERE sequence IN (
    SELECT sequence FROM leads
    WHERE token IS NOT NULL AND confirmed_at IS NULL AND received_at < $1
      AND NOT EXISTS (
        SELECT FROM visitor_mails AS asked
        WHERE asked.address = leads.address AND ordered_at BETWEEN $1 AND $2)
      AND NOT EXISTS (
        SELECT FROM leads AS asked JOIN outbox ON lead = asked.id
        WHERE asked.address = leads.address AND channel = 'confirmation' AND due_at IS NOT NULL)
    LIMIT ${portion})`;

/**
 * Opens a database for a server and creates missing tables.
 * @throws LeadStoreError if the database cannot be reached or used
 */
export async function openPostgresStore(url: string): Promise<LeadStore> {
  await bringUpToDate(url);
  const pool = createPool(url);
  const counts = createRequestCounts(pool);
  const explained = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error) => {
      throw explain(url, error);
    });
  const write = (leads: readonly NewLead[]) => explained(writeLeads(pool, leads));
  const queue = createLeadQueue(write, policy);
  const outbox = createPostgresOutbox(pool);
  let closed: Promise<void> | undefined;
  return {
    add: (kind, data, circumstances = {}) =>
      queue.add({
        id: randomUUIDv7(),
        kind,
        receivedAt: new Date().toISOString(),
        data,
        circumstances,
      }),
    list: (filter) => listLeads(pool, filter),
    async forget(before, unconfirmed = false) {
      const time = before.toISOString();
      const forget = () =>
        explained(
          unconfirmed
            ? pool.query(forgetUnconfirmed, [time, new Date().toISOString()])
            : pool.query(forgetOldest, [time]),
        );
      while ((await forget()).rowCount === portion);
    },
    async newest(before) {
      const { rows } = await explained(pool.query(findNewest, [before.toISOString()]));
      return rows[0]?.received_at;
    },
    confirm: (...answer) => explained(confirmLeads(pool, ...answer)),
    outbox: {
      take: (...wanted) => explained(outbox.take(...wanted)),
      settle: (outcomes) => explained(outbox.settle(outcomes)),
    },
    countReports: () => countReports(pool),
    async check() {
      // A standby answers too but accepts no leads.
      const { rows } = await explained(pool.query('SELECT pg_is_in_recovery() AS "isStandby"'));
      if (rows[0].isStandby) throw explain(url, new Error('it is a standby'));
    },
    countRequests: counts.count,
    async close() {
      await queue.finish();
      counts.stop();
      closed ??= Promise.race([pool.end(), sleep(closingTime, undefined, { ref: false })]);
      await closed;
    },
  };
}

async function bringUpToDate(url: string): Promise<void> {
  const pool = createPatientPool(url);
  try {
    await migrate(pool);
  } catch (error) {
    throw explain(url, error);
  } finally {
    void pool.end();
  }
}
