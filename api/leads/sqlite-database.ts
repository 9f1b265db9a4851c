import type { LeadAdmin, LeadDatabase } from './lead-store.ts';
import type { LeadStoreError } from './leads.ts';
import {
  countLeads,
  deleteLeads,
  discardReports,
  listReports,
  releaseLead,
  retryReports,
} from './sqlite-admin.ts';
import { backUp, findAside, restore } from './sqlite-backup.ts';
import { correctLeads } from './sqlite-correction.ts';
import { checkpoint, explainError, fileOf } from './sqlite-file.ts';
import { listLeads, openExisting } from './sqlite-reader.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** Leads in an SQLite file in a folder. */
export function sqliteDatabase(folder: string): LeadDatabase {
  return {
    open: () => openSqliteStore(folder),
    manage: async (readOnly) => openAdmin(folder, readOnly),
    backUp: async (file) => backUp(folder, file),
    restore: async (file) => restore(folder, file),
    explain: (error) => explain(fileOf(folder), error),
    findAside: () => findAside(folder),
  };
}

function explain(file: string, error: unknown): LeadStoreError | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ERR_SQLITE_ERROR') return undefined;
  return explainError(file, `${file} cannot be used`, error);
}

function openAdmin(folder: string, readOnly: boolean): LeadAdmin {
  const db = openExisting(folder, { readOnly });
  return {
    list: (filter) => listLeads(db, filter),
    count: async (filter) => countLeads(db, filter),
    delete: async (filter) => {
      const deleted = deleteLeads(db, filter);
      return { deleted, isLogged: !checkpoint(db) };
    },
    correct: async (leads) => {
      correctLeads(db, leads);
      return { isLogged: !checkpoint(db) };
    },
    release: async (...lead) => releaseLead(db, ...lead),
    async *reports(filter) {
      yield* listReports(db, filter);
    },
    retry: async (filter) => retryReports(db, filter),
    discard: async (filter) => discardReports(db, filter),
    close: async () => db.close(),
  };
}
