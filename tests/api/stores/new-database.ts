import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { findLeadDatabase } from '../../../api/leads/lead-database.ts';
import type { LeadStore } from '../../../api/leads/lead-store.ts';
import type { Lead, LeadFilter, LeadReader } from '../../../api/leads/leads.ts';
import type { Postgres } from '../../../scripts/postgres/run-postgres.ts';

export const postgres = inject('postgres');

export type StoreName = 'SQLite' | 'PostgreSQL';

/** Both stores, with whether it can be tested here. */
export const storeNames: readonly [StoreName, boolean][] = [
  ['SQLite', true],
  ['PostgreSQL', postgres !== undefined],
];

/** A database without leads, for one test: what the environment says of it, and stores that are open. */
export async function newDatabase(name: StoreName, server = postgres) {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const databaseUrl = name === 'PostgreSQL' ? await newSchema(server) : undefined;
  const database = await findLeadDatabase(folder, databaseUrl);
  /** Closed when the test ends. */
  const open = async (): Promise<LeadStore> => {
    const store = await database.open();
    onTestFinished(() => store.close());
    return store;
  };
  const environment = { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '' };
  return { database, open, environment };
}

let schemas = 0;

/** A schema takes a hundredth of the time that a database takes. */
async function newSchema(server: Postgres | undefined): Promise<string> {
  if (!server) throw new Error('PostgreSQL is not installed.');
  schemas += 1;
  const name = `test_${process.pid}_${schemas}`;
  await run(server.url, `CREATE SCHEMA ${name}`);
  return `${server.url}&options=${encodeURIComponent(`-c search_path=${name}`)}`;
}

/** Runs statements in a database. */
export async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

export const list = (store: LeadReader, filter?: LeadFilter): Promise<Lead[]> =>
  collect(store.list(filter));

export const emails = async (store: LeadReader): Promise<string[]> =>
  (await list(store)).map(({ data }) => data.email);
