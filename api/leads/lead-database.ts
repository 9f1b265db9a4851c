import type { LeadDatabase } from './lead-store.ts';

/**
 * The database of the leads. What is for one kind is loaded only where it is that one.
 * @param folder of SQLite's file, where there is no database
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
