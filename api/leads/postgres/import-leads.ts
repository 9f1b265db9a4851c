import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LeadStoreError } from '../leads.ts';
import { fileOf } from '../sqlite-file.ts';
import { readSqliteStore } from '../sqlite-reader.ts';
import { createPatientPool, explain } from './pool.ts';
import { migrate } from './schema.ts';
import { type NewLead, writeLeads } from './write-leads.ts';

/** Leads per statement. */
const portion = 500;

/**
 * Imports the leads of an SQLite file, without its waiting reports. Leads that the database already
 * has stay unchanged.
 * @returns number of leads in the file
 */
export async function importLeads(url: string, file: string): Promise<number> {
  if (!existsSync(file)) throw new LeadStoreError(`There is no ${file}.`);
  const folder = mkdtempSync(join(tmpdir(), 'leads-'));
  const pool = createPatientPool(url);
  try {
    await migrate(pool).catch((error) => {
      throw explain(url, error);
    });
    // Works on a copy, because opening a file of an older version migrates it.
    copyFileSync(file, fileOf(folder));
    const reader = readSqliteStore(folder);
    let leads = 0;
    let waiting: NewLead[] = [];
    const write = async () => {
      await writeLeads(pool, waiting);
      leads += waiting.length;
      waiting = [];
    };
    for await (const { id, kind, receivedAt, data, repeats, ...circumstances } of reader.list()) {
      waiting.push({ id, kind, receivedAt, data, repeats, circumstances });
      if (waiting.length === portion) await write();
    }
    await write();
    await reader.close();
    return leads;
  } finally {
    await pool.end();
    rmSync(folder, { recursive: true });
  }
}
