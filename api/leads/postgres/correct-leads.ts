import type pg from 'pg';
import { newToken } from '../confirmation.ts';
import type { Lead } from '../leads.ts';
import { identify } from '../same-lead.ts';
import { transact } from './pool.ts';

/** Replaces the data of leads in one transaction. */
export const correctLeads = (pool: pg.Pool, leads: readonly Lead[]): Promise<void> =>
  transact(pool, async (client) => {
    for (const lead of leads) await correct(client, lead);
  });

async function correct(client: pg.PoolClient, lead: Lead): Promise<void> {
  const { id, kind, data } = lead;
  const json = JSON.stringify(data);
  const { address, fingerprint } = identify(kind, data.email, json, lead);
  const { rowCount } = await client.query(countAtTwin, [id, address, fingerprint]);
  if (rowCount) {
    await client.query('DELETE FROM leads WHERE id = $1', [id]);
    return;
  }
  await client.query(renewToken, [id, address, newToken()]);
  await client.query('UPDATE leads SET data = $2, address = $3, fingerprint = $4 WHERE id = $1', [
    ...[id, json, address, fingerprint],
  ]);
  await client.query(sendAgain, [id]);
  await client.query('DELETE FROM visitor_mails WHERE lead = $1 AND address <> $2', [id, address]);
}

const countAtTwin = `
  UPDATE leads SET repeats = leads.repeats + self.repeats + 1 FROM leads AS self
  WHERE self.id = $1 AND leads.id <> $1 AND leads.address = $2 AND leads.fingerprint = $3`;

/** Links that were sent to a previous address become invalid. */
const renewToken = `
  WITH renewed AS (
    UPDATE leads SET token = $3
    WHERE id = $1 AND address <> $2 AND token IS NOT NULL AND confirmed_at IS NULL RETURNING id
  )
  INSERT INTO outbox (lead, channel, created_at, due_at)
  SELECT id, 'confirmation', now(), now() FROM renewed
  ON CONFLICT (lead, channel) DO UPDATE SET due_at = now(), created_at = now(), attempts = 0, error = NULL`;

const sendAgain = `
  UPDATE outbox SET due_at = now(), created_at = now(), attempts = 0, error = NULL
  WHERE lead = $1 AND error IS NOT NULL`;
