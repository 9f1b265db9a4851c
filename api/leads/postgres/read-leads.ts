import type pg from 'pg';
import type { Lead, LeadFilter } from '../leads.ts';
import { normalizeAddress } from '../same-lead.ts';
import { readLeads, type StoredLead } from '../stored-lead.ts';

/** Leads read at once. No transaction is open in between, however slow the reader is. */
const piece = 500;

/** Lists leads in order of arrival, as `readLeads` does. */
export const listLeads = (pool: pg.Pool, filter: LeadFilter = {}): AsyncGenerator<Lead> =>
  readLeads(listStored(pool, filter));

async function* listStored(pool: pg.Pool, filter: LeadFilter): AsyncGenerator<StoredLead> {
  const { where, values } = toConditions(filter, 'sequence > $1');
  let last = '0';
  while (true) {
    const { rows } = await pool.query(
      `SELECT sequence, ${columns} FROM leads ${where} ORDER BY sequence LIMIT ${piece}`,
      [last, ...values],
    );
    for (const row of rows) yield toStored(row);
    if (rows.length < piece) return;
    last = rows.at(-1).sequence;
  }
}

/** Columns that `toStored` reads. */
export const columns =
  'id, kind, received_at, route, block, build, repeats, suspicion, token, confirmed_at, data';

/** Returns the columns of a lead. */
export function toStored(row: Record<string, unknown>): StoredLead {
  const { received_at: receivedAt, confirmed_at: confirmedAt } = row as Record<string, Date | null>;
  return {
    ...row,
    received_at: receivedAt?.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
  } as StoredLead;
}

/**
 * Converts a filter to SQL.
 * @param first preceding conditions, each with its value
 */
export function toConditions({ since, kind, email, id, suspect }: LeadFilter, ...first: string[]) {
  const conditions = [...first];
  const values: string[] = [];
  const add = (condition: string, value: string | undefined) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(`${condition} $${first.length + values.length}`);
  };
  add('received_at >=', since?.toISOString());
  add('kind =', kind);
  add('address =', email === undefined ? undefined : normalizeAddress(email));
  // The operator may type anything as an id, but PostgreSQL compares an id only with a UUID.
  if (id !== undefined && !isUuid(id)) conditions.push('false');
  else add('id =', id);
  if (suspect !== undefined) conditions.push(`suspicion IS ${suspect ? 'NOT ' : ''}NULL`);
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
}

export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
