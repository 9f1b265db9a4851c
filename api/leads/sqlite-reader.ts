import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Lead, type LeadFilter, type LeadReader, LeadStoreError } from './leads.ts';
import { normalizeAddress } from './same-lead.ts';
import {
  busyTimeout,
  explainError,
  fileOf,
  findObstacle,
  noFile,
  openForReading,
  openForWriting,
} from './sqlite-file.ts';
import { findWrongVersion, migrate, readVersion, schemaVersion } from './sqlite-schema.ts';
import { readLeads, type StoredLead } from './stored-lead.ts';

/** Leads read at once. No read transaction is open in between, so checkpoints are possible. */
const piece = 500;

/**
 * Opens the leads of a folder for reading, with or without a running server. Creates nothing.
 * @throws LeadStoreError if there are none or they cannot be read
 */
export function readSqliteStore(folder: string): LeadReader {
  const db = openExisting(folder, { readOnly: true });
  return {
    list: (filter) => listLeads(db, filter),
    async close() {
      if (db.isOpen) db.close();
    },
  };
}

/**
 * Opens an existing database and migrates it to the current version.
 * @throws LeadStoreError if there is none or it cannot be read
 */
export function openExisting(folder: string, { readOnly }: { readOnly: boolean }): DatabaseSync {
  const file = fileOf(folder);
  const chosen = `DATA_DIR chooses the folder (now ${resolve(folder)}).`;
  const obstacle = findObstacle(file);
  if (obstacle === noFile) throw new LeadStoreError(`There is no ${file}. ${chosen}`);
  if (obstacle) throw new LeadStoreError(`${file} cannot be read: ${obstacle}. ${chosen}`);
  let db: DatabaseSync | undefined;
  try {
    db = openForReading(file);
    const version = readVersion(db);
    const wrong = findWrongVersion(version);
    if (wrong) throw new Error(wrong);
    if (readOnly && version === schemaVersion) return db;
    db.close();
    db = openForWriting(file, { timeout: busyTimeout });
    if (version < schemaVersion) migrate(db);
    return db;
  } catch (error) {
    if (db?.isOpen) db.close();
    throw explainError(file, `${file} cannot be read`, error, chosen);
  }
}

/** Lists leads in order of arrival, as `readLeads` does. */
export const listLeads = (db: DatabaseSync, filter: LeadFilter = {}): AsyncGenerator<Lead> =>
  readLeads(listStored(db, filter));

async function* listStored(db: DatabaseSync, filter: LeadFilter): AsyncGenerator<StoredLead> {
  const { where, values } = toConditions(filter, 'sequence > ?');
  const select = db.prepare(
    `SELECT sequence, id, kind, received_at, route, block, build, repeats, suspicion, token, confirmed_at, data FROM leads
     ${where} ORDER BY sequence LIMIT ${piece}`,
  );
  let last = 0;
  while (true) {
    const rows = select.all(last, ...values);
    for (const row of rows) {
      yield toStored(row);
      last = Number(row.sequence);
    }
    if (rows.length < piece) return;
  }
}

/** Converts a filter to SQL, after the first conditions. */
export function toConditions({ since, kind, email, id, suspect }: LeadFilter, ...first: string[]) {
  const conditions = [...first];
  const values: string[] = [];
  const add = (condition: string, value: string | undefined) => {
    if (value === undefined) return;
    conditions.push(condition);
    values.push(value);
  };
  add('received_at >= ?', since?.toISOString());
  add('kind = ?', kind);
  add('address = ?', email === undefined ? undefined : normalizeAddress(email));
  add('id = ?', id);
  if (suspect !== undefined) conditions.push(`suspicion IS ${suspect ? 'NOT ' : ''}NULL`);
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
}

/** Returns the columns of a lead. */
export const toStored = (row: Record<string, unknown>): StoredLead =>
  ({ ...row, data: parseData(String(row.data)) }) as StoredLead;

function parseData(json: string): StoredLead['data'] {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
