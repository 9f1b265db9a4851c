import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LeadStoreError } from './leads.ts';
import {
  busyTimeout,
  damagedMessage,
  explainFailure,
  findDamage,
  keepLogAside,
  logOf,
  makePrivate,
} from './sqlite-file.ts';
import { migrate } from './sqlite-schema.ts';

/**
 * Creates the database and its folder, or migrates it. Closes it again, so that a copy of the file is
 * a backup from here on.
 * @throws LeadStoreError if it cannot be written or is damaged. Also once if only its log is left, so
 *   that the operator notices; the next call makes a new database
 */
export function prepare(file: string): void {
  let db: DatabaseSync | undefined;
  try {
    // Leads are personal data: only the owner may enter.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const aside = keepLogAside(file);
    if (aside) throw new LeadStoreError(lostMessage(file, aside));
    makePrivate(file);
    db = new DatabaseSync(file, { timeout: busyTimeout });
    migrate(db);
    const damage = findDamage(db);
    if (damage) throw new LeadStoreError(damagedMessage(file, damage));
  } catch (error) {
    throw explainFailure(file, error);
  } finally {
    if (db?.isOpen) db.close();
  }
}

const lostMessage = (file: string, aside: string): string =>
  `${file} is missing or empty, but there are leads in its log, which is now ${logOf(aside)}. If you have the file, put it there as ${aside} and run \`npm run leads -- restore ${aside}\`. A new file is made for further leads.`;
