import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** As root it refuses to run: then as the user who owns nothing. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const options = { ...nobody, cwd: '/', env: { LC_ALL: 'C' } };

/** A PostgreSQL server of our own, which any process of ours can start and stop. */
export interface Postgres {
  /** Of the server's programs. */
  binaries: string;
  /** Of its data and its socket: only this machine can connect. */
  folder: string;
  /** Of its database. */
  url: string;
}

/**
 * Starts a server with an empty database, in a new folder.
 * @param settings lines of its configuration, such as `fsync = off`
 */
export async function createPostgres(
  binaries: string,
  settings: readonly string[] = [],
): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  const choices = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(binaries, 'initdb', ['-D', data, '-U', 'site', ...choices]);
  const always = ["listen_addresses = ''", `unix_socket_directories = '${folder}'`];
  writeFileSync(join(data, 'postgresql.auto.conf'), `${[...always, ...settings].join('\n')}\n`);
  const url = `postgres://site@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const postgres = { binaries, folder, url };
  await startPostgres(postgres);
  return postgres;
}

/**
 * Starts a server that follows another one: whatever is written there comes here.
 * @param primary its address
 */
export async function createStandby(
  binaries: string,
  primary: string,
  settings: readonly string[],
): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  const choices = ['--checkpoint=fast', '--write-recovery-conf', '--no-sync'];
  await run(binaries, 'pg_basebackup', ['-D', data, '-d', primary, ...choices]);
  const own = [`unix_socket_directories = '${folder}'`, ...settings];
  appendFileSync(join(data, 'postgresql.auto.conf'), `${own.join('\n')}\n`);
  const url = `postgres://site@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const standby = { binaries, folder, url };
  await startPostgres(standby);
  return standby;
}

/** Resolves when a standby can be written to. */
export const promotePostgres = ({ binaries, folder }: Postgres): Promise<unknown> =>
  run(binaries, 'pg_ctl', ['promote', '-s', '-w', '-D', join(folder, 'data')]);

/** Resolves when it takes connections. */
export const startPostgres = ({ binaries, folder }: Postgres): Promise<unknown> =>
  run(binaries, 'pg_ctl', [
    'start',
    '-s',
    '-w',
    '-D',
    join(folder, 'data'),
    '-l',
    join(folder, 'log'),
  ]);

/** @param mode `fast` as an operator does, `immediate` as in a crash: what is in memory is lost */
export const stopPostgres = (
  { binaries, folder }: Postgres,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<unknown> =>
  run(binaries, 'pg_ctl', ['stop', '-s', '-w', '-m', mode, '-D', join(folder, 'data')]);

export async function removePostgres(postgres: Postgres): Promise<void> {
  // It may have been stopped.
  await stopPostgres(postgres, 'immediate').catch(() => undefined);
  rmSync(postgres.folder, { recursive: true, force: true });
}

const run = (binaries: string, name: string, args: string[]): Promise<unknown> =>
  promisify(execFile)(join(binaries, name), args, options);
