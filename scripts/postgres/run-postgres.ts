import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** PostgreSQL refuses to run as root, so root starts it as `nobody`. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const options = { ...nobody, cwd: '/', env: { LC_ALL: 'C' } };

/** A PostgreSQL server for tests and benches, which any process of ours can start and stop. */
export interface Postgres {
  /** The folder of the server's programs. */
  binaries: string;
  /** The folder of its data and its socket. Only this machine can connect. */
  folder: string;
  /** The address of its database. */
  url: string;
}

/**
 * Starts a server with an empty database, in a new folder.
 * @param settings lines of its configuration, such as `fsync = off`
 */
export const createPostgres = (
  binaries: string,
  settings: readonly string[] = [],
): Promise<Postgres> =>
  startNew(
    binaries,
    'initdb',
    ['-U', 'site', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    settings,
  );

/**
 * Starts a standby, which replicates another server.
 * @param primary the address of that server
 */
export const createStandby = (
  binaries: string,
  primary: string,
  settings: readonly string[],
): Promise<Postgres> =>
  startNew(
    binaries,
    'pg_basebackup',
    ['-d', primary, '--checkpoint=fast', '--write-recovery-conf'],
    settings,
  );

/** Starts a server in a new folder, whose data one of its programs writes. */
async function startNew(
  binaries: string,
  program: 'initdb' | 'pg_basebackup',
  args: readonly string[],
  settings: readonly string[],
): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  await run(binaries, program, ['-D', data, '--no-sync', ...args]);
  const always = ["listen_addresses = ''", `unix_socket_directories = '${folder}'`];
  appendFileSync(join(data, 'postgresql.auto.conf'), `${[...always, ...settings].join('\n')}\n`);
  const url = `postgres://site@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const postgres = { binaries, folder, url };
  await startPostgres(postgres);
  return postgres;
}

/** Turns a standby into a primary. Resolves when it accepts writes. */
export const promotePostgres = (postgres: Postgres): Promise<unknown> =>
  control(postgres, 'promote');

/** Resolves when the server accepts connections. */
export const startPostgres = (postgres: Postgres): Promise<unknown> =>
  control(postgres, 'start', '-l', join(postgres.folder, 'log'));

/**
 * @param mode `fast` as an operator does, or `immediate` as in a crash, which loses what is in
 * memory
 */
export const stopPostgres = (
  postgres: Postgres,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<unknown> => control(postgres, 'stop', '-m', mode);

const control = ({ binaries, folder }: Postgres, ...[action, ...more]: [string, ...string[]]) =>
  run(binaries, 'pg_ctl', [action, '-s', '-w', '-D', join(folder, 'data'), ...more]);

/** Stops it without saving anything, if it runs, and deletes its folder. */
export async function removePostgres(postgres: Postgres): Promise<void> {
  // It may have stopped already.
  await stopPostgres(postgres, 'immediate').catch(() => undefined);
  rmSync(postgres.folder, { recursive: true, force: true });
}

const run = (binaries: string, name: string, args: string[]): Promise<unknown> =>
  promisify(execFile)(join(binaries, name), args, options);
