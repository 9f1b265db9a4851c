import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findLeadDatabase } from '../../../api/leads/lead-database.ts';
import { freePort } from '../../../scripts/bench/loopback.ts';
import {
  createPostgres,
  createStandby,
  promotePostgres,
  removePostgres,
  stopPostgres,
} from '../../../scripts/postgres/run-postgres.ts';
import { signup } from '../app-under-test.ts';
import { emails, postgres, run } from './new-database.ts';

const hasOpenssl = !spawnSync('openssl', ['version']).error;

describe.skipIf(!postgres)('a database that fails over', () => {
  test('keeps every lead that was acknowledged, and servers find the new one', async () => {
    const ports = [await freePort(), await freePort()] as const;
    const settings = (port: number) => ["listen_addresses = '127.0.0.1'", `port = ${port}`];
    const primary = await createPostgres(postgres?.binaries ?? '', settings(ports[0]));
    onTestFinished(() => removePostgres(primary));
    const url = `postgres://site@127.0.0.1:${ports[0]}/postgres`;
    const standby = await createStandby(primary.binaries, url, settings(ports[1]));
    onTestFinished(() => removePostgres(standby));
    await run(url, "ALTER SYSTEM SET synchronous_standby_names = '*'", 'SELECT pg_reload_conf()');

    // The standby first: it is passed over.
    const hosts = `127.0.0.1:${ports[1]},127.0.0.1:${ports[0]}`;
    const database = await findLeadDatabase(
      '',
      `postgres://site@${hosts}/postgres?target_session_attrs=read-write`,
    );
    const store = await database.open();
    onTestFinished(() => store.close());
    const acknowledged: string[] = [];
    let isStopped = false;
    const load = Array.from({ length: 16 }, async (_, client) => {
      for (let count = 0; !isStopped; count += 1) {
        const email = `${client}-${count}@example.com`;
        const isStored = await store.add('email-signup', { ...signup, email }).then(
          () => true,
          () => false,
        );
        if (isStored) acknowledged.push(email);
        else await sleep(50);
      }
    });
    await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
    await stopPostgres(primary, 'immediate');
    const before = acknowledged.length;
    await promotePostgres(standby);
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 50);
    isStopped = true;
    await Promise.all(load);
    const stored = await emails(store);
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
    // The command finds it, too.
    const admin = await database.manage(true);
    expect(await admin.count({})).toBe(stored.length);
    await admin.close();
  });
});

/** A certificate for localhost, and the authority that has signed it. */
function createCertificates(folder: string): void {
  const openssl = (...words: string[]) =>
    execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
    '-subj',
    '/CN=Test',
    '-days',
    '2',
  );
  openssl('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=localhost');
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost\n');
  const authority = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2'];
  openssl(
    'x509',
    '-req',
    '-in',
    'server.csr',
    '-out',
    'server.crt',
    ...authority,
    '-extfile',
    'names',
  );
}

test.skipIf(!postgres || !hasOpenssl)('TLS to the database is verified', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  createCertificates(folder);
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'server.key'), 0o600);
  if (process.getuid?.() === 0) chownSync(join(folder, 'server.key'), 65_534, 65_534);
  const port = await freePort();
  const server = await createPostgres(postgres?.binaries ?? '', [
    "listen_addresses = 'localhost'",
    `port = ${port}`,
    'ssl = on',
    `ssl_cert_file = '${folder}/server.crt'`,
    `ssl_key_file = '${folder}/server.key'`,
  ]);
  onTestFinished(() => removePostgres(server));
  const open = async (host: string, authority = '') => {
    const verified = `sslmode=verify-full${authority && `&sslrootcert=${folder}/${authority}`}`;
    const database = await findLeadDatabase(
      '',
      `postgres://site@${host}:${port}/postgres?${verified}`,
    );
    const store = await database.open();
    await store.add('email-signup', signup);
    await store.close();
  };
  await open('localhost', 'ca.crt');
  await expect(open('localhost')).rejects.toThrow(/certificate/);
  await expect(open('127.0.0.1', 'ca.crt')).rejects.toThrow(/does not match certificate/);
});
