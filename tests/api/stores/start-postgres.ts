import type { TestProject } from 'vitest/node';
import { findPostgres } from '../../../scripts/postgres/find-postgres.ts';
import {
  createPostgres,
  type Postgres,
  removePostgres,
} from '../../../scripts/postgres/run-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One server for all tests; absent where PostgreSQL is not installed. */
    postgres: Postgres | undefined;
  }
}

/** Starts a PostgreSQL that does not wait for the disk. */
export default async function startPostgres({ provide }: TestProject) {
  const binaries = findPostgres();
  if (!binaries) {
    provide('postgres', undefined);
    console.log('PostgreSQL is not installed: tests that need it are skipped.');
    return undefined;
  }
  const postgres = await createPostgres(binaries, ['fsync = off']);
  provide('postgres', postgres);
  return () => removePostgres(postgres);
}
