import type pg from 'pg';
import { confirmationColumns } from '../confirmation.ts';
import type { Circumstances, LeadData, LeadKind } from '../leads.ts';
import { identify } from '../same-lead.ts';

/** A lead to write. */
export interface NewLead {
  id: string;
  kind: LeadKind;
  /** ISO 8601. */
  receivedAt: string;
  data: LeadData[LeadKind];
  circumstances: Circumstances;
  /** How often the lead was sent again before it was written. */
  repeats?: number;
  /** Token of a confirmation link that was sent before the lead was written. */
  token?: string | null;
}

/** The parts of the statement that ask visitors again who send a lead that they have not confirmed. */
type AskingParts = Record<'columns' | 'repeated' | 'toVisitors' | 'reports', string>;

/**
 * Creates the statement that writes everything, and so all or nothing in one round trip:
 * - Leads that exist already are counted as repeats. A lead written by an attempt whose answer was
 *   lost has the same id and is not a repeat.
 * - Reports are ordered for new leads, to a visitor at most once a day. A previous time that is
 *   further ahead is that of a clock that was wrong.
 * - Rows are locked in key order to prevent deadlocks between servers.
 * @param parts empty where no confirmation is asked for, because a longer statement takes longer to plan
 */
const createStatement = (parts: AskingParts): string => `
  WITH given AS MATERIALIZED (
    SELECT nextval(pg_get_serial_sequence('leads', 'sequence')) AS sequence, row.*
    FROM json_to_recordset($1) AS row (
      id uuid, kind text, received_at timestamptz, data text, address text, fingerprint text,
      route text, block text, build text, suspicion text, token text, confirmed_at timestamptz,
      repeats integer, channels text[])
  ), written AS (
    INSERT INTO leads AS stored (sequence, id, kind, received_at, data, address, fingerprint,
      route, block, build, suspicion, token, confirmed_at, repeats)
    SELECT sequence, id, kind, received_at, data::json, address, fingerprint,
      route, block, build, suspicion, token, confirmed_at, repeats
    FROM given ORDER BY address, fingerprint
    ON CONFLICT (address, fingerprint) DO UPDATE SET repeats = stored.repeats +
      CASE WHEN stored.id = excluded.id THEN 0 ELSE excluded.repeats + 1 END
    RETURNING id, xmax = 0 AS is_new ${parts.columns}
  ), fresh AS (
    SELECT given.* FROM given JOIN written USING (id) WHERE is_new AND channels <> '{}'
  ), ${parts.repeated} mailed AS (
    INSERT INTO visitor_mails AS previous (address, lead, ordered_at)
    SELECT DISTINCT ON (address) address, id, received_at FROM (
      SELECT address, id, received_at, sequence FROM fresh
      WHERE channels && '{visitor,confirmation}' ${parts.toVisitors}
    ) AS wanted ORDER BY address, sequence
    ON CONFLICT (address) DO UPDATE SET lead = excluded.lead, ordered_at = excluded.ordered_at
    WHERE previous.ordered_at NOT BETWEEN excluded.ordered_at - interval '1 day'
      AND excluded.ordered_at + interval '1 day'
    RETURNING lead
  )
  INSERT INTO outbox (lead, channel, created_at, due_at)
  SELECT id, channel, now(), now() FROM fresh, unnest(channels) AS channel
  WHERE channel NOT IN ('visitor', 'confirmation') OR id IN (SELECT lead FROM mailed)
  ${parts.reports}`;

const plainStatement = createStatement({ columns: '', repeated: '', toVisitors: '', reports: '' });

const askingStatement = createStatement({
  columns: ', address, fingerprint, token IS NOT NULL AND confirmed_at IS NULL AS is_awaited',
  repeated: `repeated AS (
    SELECT address, written.id, received_at, sequence FROM given JOIN written USING (address, fingerprint)
    WHERE is_awaited AND NOT is_new AND 'confirmation' = ANY (channels)
  ),`,
  toVisitors: 'UNION ALL SELECT * FROM repeated',
  // The first mail may still wait.
  reports: `UNION ALL
  SELECT id, 'confirmation', now(), now() FROM repeated WHERE id IN (SELECT lead FROM mailed)
  ON CONFLICT (lead, channel) DO UPDATE
    SET due_at = now(), created_at = now(), attempts = 0, error = NULL WHERE outbox.due_at IS NULL`,
});

type Row = ReturnType<typeof toRow>;

/**
 * Writes leads and their reports. Resolves when they are on the disk; rejects if none was written.
 */
export async function writeLeads(pool: pg.Pool, leads: readonly NewLead[]): Promise<void> {
  const rows = new Map<string, Row>();
  for (const lead of leads) {
    const row = toRow(lead);
    const key = `${row.address}\n${row.fingerprint}`;
    const first = rows.get(key);
    // A statement may touch a row only once.
    if (first) first.repeats += 1 + row.repeats;
    else rows.set(key, row);
  }
  const isAsking = leads.some(({ circumstances }) =>
    circumstances.channels?.includes('confirmation'),
  );
  const text = isAsking ? askingStatement : plainStatement;
  await pool.query(text, [JSON.stringify([...rows.values()])]);
}

function toRow({ id, kind, receivedAt, data, circumstances, ...more }: NewLead) {
  const { route, block, build, suspicion, channels = [] } = circumstances;
  const { token, confirmedAt } = confirmationColumns(circumstances);
  const json = JSON.stringify(data);
  return {
    id,
    kind,
    received_at: receivedAt,
    // JSON inside a string, which PostgreSQL stores unchanged. It rejects `\u0000` elsewhere.
    data: json,
    ...identify(kind, data.email, json, circumstances),
    route,
    block,
    build,
    suspicion,
    token: more.token ?? token,
    confirmed_at: confirmedAt,
    repeats: more.repeats ?? 0,
    channels,
  };
}
