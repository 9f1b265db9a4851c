import type { LeadDatabase } from './lead-store.ts';

/**
 * Returns the database of the leads. Loads only the code of the kind in use.
 * @param folder for SQLite's file, if there is no `databaseUrl`
 * @param databaseUrl `postgres://USER:PASSWORD@HOST:PORT/DATABASE`
 */
export async function findLeadDatabase(
  folder: string,
  databaseUrl: string | undefined,
): Promise<LeadDatabase> {
  if (databaseUrl === undefined) {
    const { sqliteDatabase } = await import('./sqlite-database.ts');
    return sqliteDatabase(folder);
  }
  const { postgresDatabase } = await import('./postgres/database.ts');
  return postgresDatabase(databaseUrl);
}
