import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { plural } from '../../../schema/diagnostics/format.ts';
import { LeadStoreError } from '../leads.ts';
import { openBackup } from '../sqlite-backup.ts';
import { fileOf } from '../sqlite-file.ts';
import { listLeads, openExisting } from '../sqlite-reader.ts';
import { UnreadableLeadsError } from '../stored-lead.ts';
import { createPatientPool, explain } from './pool.ts';
import { migrate } from './schema.ts';
import { type NewLead, writeLeads } from './write-leads.ts';

/** Leads per statement. */
const portion = 500;

/**
 * Imports the leads of an SQLite file, without its waiting reports. Leads that the database already
 * has stay unchanged.
 * @returns number of leads in the file
 * @throws LeadStoreError after the last lead, if some cannot be read
 */
export async function importLeads(url: string, file: string): Promise<number> {
  const from = openBackup(file);
  const folder = mkdtempSync(join(tmpdir(), 'leads-'));
  const pool = createPatientPool(url);
  let db: DatabaseSync | undefined;
  try {
    await migrate(pool).catch((error) => {
      throw explain(url, error);
    });
    // Works on a copy, because opening a file of an older version migrates it. Copying the file itself
    // would leave out what is only in its log.
    await backup(from, fileOf(folder));
    db = openExisting(folder, { readOnly: true });
    const tokens = db.prepare('SELECT token FROM leads WHERE id = ?');
    let leads = 0;
    let waiting: NewLead[] = [];
    const write = async () => {
      await writeLeads(pool, waiting);
      leads += waiting.length;
      waiting = [];
    };
    try {
      for await (const { id, kind, receivedAt, data, repeats, ...circumstances } of listLeads(db)) {
        const token = tokens.get(id)?.token as string | null;
        waiting.push({ id, kind, receivedAt, data, repeats, circumstances, token });
        if (waiting.length === portion) await write();
      }
    } catch (error) {
      if (!(error instanceof UnreadableLeadsError)) throw error;
      // It comes after the last lead that can be read.
      await write();
      throw new LeadStoreError(
        `${plural(leads, 'lead')} restored. Not restored, because their \`data\` is not what a form sends: ${error.ids.join(', ')}. Correct it in ${file}, and restore that again.`,
      );
    }
    await write();
    return leads;
  } finally {
    db?.close();
    from.close();
    await pool.end();
    rmSync(folder, { recursive: true });
  }
}
