import type { LeadPlace } from './lead-store.ts';

/**
 * The place of the leads. What is for one kind of store is loaded where it is that one.
 * @param folder of SQLite's file, where there is no database
 * @param databaseUrl `postgres://USER:PASSWORD@HOST:PORT/DATABASE`
 */
export async function findLeadPlace(
  folder: string,
  databaseUrl: string | undefined,
): Promise<LeadPlace> {
  if (databaseUrl === undefined) {
    const { sqlitePlace } = await import('./sqlite-place.ts');
    return sqlitePlace(folder);
  }
  const { postgresPlace } = await import('./postgres/place.ts');
  return postgresPlace(databaseUrl);
}
