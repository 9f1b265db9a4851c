import pg from 'pg';
import type { LeadDatabase } from '../lead-store.ts';
import { LeadStoreError } from '../leads.ts';
import { openPostgresAdmin } from './admin.ts';
import { importLeads } from './import-leads.ts';
import { explain } from './pool.ts';
import { openPostgresStore } from './store.ts';

/** Leads in a PostgreSQL database. */
export function postgresDatabase(url: string): LeadDatabase {
  return {
    open: () => openPostgresStore(url),
    manage: () => openPostgresAdmin(url),
    async backUp() {
      throw new LeadStoreError(
        // Counts of requests are of the addresses of visitors, which belong in no backup.
        'PostgreSQL has its own: pg_dump --format=custom --no-unlogged-table-data --file=FILE "$DATABASE_URL"',
      );
    },
    restore: async (file) => ({ leads: await importLeads(url, file) }),
    explain(error) {
      const isLost = error instanceof Error && error.message.startsWith('Connection terminated');
      return isLost || error instanceof pg.DatabaseError ? explain(url, error) : undefined;
    },
    findAside: () => [],
  };
}
