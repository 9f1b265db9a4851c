import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../../api/app.ts';
import { confirmAddress } from '../../../api/leads/confirm-address.ts';
import type { LeadStore } from '../../../api/leads/lead-store.ts';
import type { LogEntry } from '../../../api/log.ts';
import { createReadiness } from '../../../api/readiness.ts';
import { createRecoveringStore } from '../../../api/recovering-store.ts';
import {
  createPostgres,
  removePostgres,
  startPostgres,
  stopPostgres,
} from '../../../scripts/postgres/run-postgres.ts';
import { runHere } from '../../scripts/run-here.ts';
import { from, json, signup } from '../app-under-test.ts';
import { emails, list, newDatabase, postgres, run } from './new-database.ts';

const path = '/api/email-signup';
const emailOf = (index: number) => ({ ...signup, email: `${index}@example.com` });

function createServer(store: Pick<LeadStore, 'add' | 'countRequests'>, perMinute = 0, total = 0) {
  const app = createApp({
    store,
    log: () => {},
    rateLimitPerMinute: perMinute,
    totalLimitPerMinute: total,
    trustProxy: 0,
  });
  return (body: object, address = '192.0.2.1') => app.request(path, json(body), from(address));
}

describe.skipIf(!postgres)('two servers on one PostgreSQL', () => {
  test('have one limit for a network, also when all come at once, and one in total', async () => {
    const { open } = await newDatabase('PostgreSQL');
    const stores = [await open(), await open()];
    const posts = stores.map((store) => createServer(store, 30, 20));
    const responses = await Promise.all(
      Array.from({ length: 80 }, (_, index) => posts[index % 2]?.(emailOf(index))),
    );
    const refused = responses.filter((response) => response?.status === 429);
    expect(refused).toHaveLength(50);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await posts[1]?.(emailOf(99)))?.status).toBe(429);
    expect((await posts[0]?.(emailOf(99), '198.51.100.1'))?.status).toBe(201);
    const leads = await list(stores[0] as LeadStore);
    expect(leads).toHaveLength(31);
    expect(leads.filter(({ suspicion }) => suspicion)).toHaveLength(11);
  });

  test('count in spans of any length, which end', async () => {
    const { open, environment } = await newDatabase('PostgreSQL');
    const [one, two] = [await open(), await open()];
    const count = async (store: LeadStore, seconds: number) =>
      (await store.countRequests?.(new Map([['a', 1]]), seconds))?.get('a');
    expect(await count(one, 60)).toMatchObject({ requests: 1 });
    const { requests, seconds } = (await count(two, 60)) ?? {};
    expect(requests).toBe(2);
    expect(seconds).toBeLessThanOrEqual(60);
    await run(environment.DATABASE_URL, 'UPDATE request_counts SET until = now()');
    expect(await count(one, 900)).toMatchObject({ requests: 1 });
    const again = await count(two, 900);
    expect(again?.requests).toBe(2);
    expect(again?.seconds).toBeGreaterThan(60);
  });

  test('store what both get at once as one lead', async () => {
    const { open } = await newDatabase('PostgreSQL');
    const stores = [await open(), await open()];
    const posts = stores.map((store) => createServer(store));
    // In other orders, so that each waits for the other's rows.
    const orders = [
      [1, 2, 3],
      [3, 2, 1],
    ];
    for (let round = 0; round < 10; round += 1) {
      const sent = posts.flatMap((post, server) =>
        (orders[server] ?? []).map((index) => post(emailOf(index))),
      );
      for (const { status } of await Promise.all(sent)) expect(status).toBe(201);
    }
    const repeats = (await list(stores[0] as LeadStore)).map((lead) => lead.repeats);
    expect(repeats).toEqual([19, 19, 19]);
  });
});

test.skipIf(!postgres)(
  'a PostgreSQL that is restarted under load is not noticed; one that stays away is, and nothing acknowledged is lost',
  async () => {
    // One of its own, because other tests run on the common one.
    const server = await createPostgres(postgres?.binaries ?? '', ['fsync = off']);
    onTestFinished(() => removePostgres(server));
    const { database, open } = await newDatabase('PostgreSQL', server);
    const logged: LogEntry[] = [];
    const readiness = createReadiness();
    const store = await createRecoveringStore({
      open: database.open,
      log: (entry) => logged.push(entry),
      readiness,
    });
    onTestFinished(() => store.close());
    const post = createServer(store, 1_000_000, 1_000_000);
    const acknowledged: string[] = [];
    const refused: Response[] = [];
    let isLoading = true;
    async function sendInTurn(client: number): Promise<void> {
      for (let count = 0; isLoading; count += 1) {
        const body = emailOf(client * 1_000_000 + count);
        const response = await post(body);
        if (response.status === 201) acknowledged.push(body.email);
        else refused.push(response);
        await sleep(5);
      }
    }
    const load = Array.from({ length: 8 }, (_, client) => sendInTurn(client));

    await sleep(200);
    const stopped = performance.now();
    await stopPostgres(server);
    await startPostgres(server);
    const isQuick = performance.now() - stopped < 2_500;
    await sleep(200);
    // On a machine with much to do it may take longer than leads wait.
    if (isQuick) expect(refused).toEqual([]);

    const previous = refused.length;
    await stopPostgres(server, 'immediate');
    await expect.poll(() => refused.length).toBeGreaterThan(previous + 20);
    await expect.poll(() => readiness.state().leads).toContain('is away');
    await startPostgres(server);
    await expect.poll(() => readiness.state().status).toBe('ready');
    const earlier = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(earlier + 20);
    isLoading = false;
    await Promise.all(load);

    for (const response of refused) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    }
    expect(logged.slice(-2)).toMatchObject([
      { event: 'store-unavailable', error: expect.stringContaining('DATABASE_URL') },
      { event: 'store-available' },
    ]);
    const stored = await emails(await open());
    expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
  },
);

test.skipIf(!postgres)('leads of a file move into a database, once, by the command', async () => {
  const file = await newDatabase('SQLite');
  const store = await file.open();
  await store.add('email-signup', signup, { route: '/', suspicion: 'sent within 1 s' });
  await store.add('email-signup', { ...signup, firstName: '\u0000' });
  await store.add('email-signup', { ...signup, firstName: '\u0000' });
  const backup = join(file.environment.DATA_DIR, 'backup.sqlite');
  await file.database.backUp(backup);
  const { open, environment } = await newDatabase('PostgreSQL');
  const leads = (...words: string[]) => runHere('leads.ts', words, environment);
  for (const _ of ['once', 'twice'])
    expect(await leads('restore', backup)).toMatchObject({ stdout: '2 leads restored.\n' });
  expect(await list(await open())).toEqual(await list(store));
  expect((await leads('list')).stdout).toContain('1 more looks like spam');
  expect(await leads('backup', backup)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('pg_dump --format=custom --no-unlogged-table-data'),
  });
});

test.skipIf(!postgres)('a lead that somebody has spoilt stays in its file, alone', async () => {
  const file = await newDatabase('SQLite');
  const store = await file.open();
  for (const index of [1, 2, 3]) await store.add('email-signup', emailOf(index));
  const [spoilt] = await list(store, { email: '2@example.com' });
  const path = join(file.environment.DATA_DIR, 'leads.sqlite');
  const db = new DatabaseSync(path);
  db.exec(`UPDATE leads SET data = '{}' WHERE id = '${spoilt?.id}'`);
  db.close();
  const { open, environment } = await newDatabase('PostgreSQL');
  const { code, stderr } = await runHere('leads.ts', ['restore', path], environment);
  expect(code).toBe(1);
  expect(stderr).toContain('2 leads restored');
  expect(stderr).toContain(spoilt?.id);
  // There it is not.
  expect(stderr).not.toContain('leads -- delete');
  expect(await emails(await open())).toEqual(['1@example.com', '3@example.com']);
});

test.skipIf(!postgres)(
  'leads of a file in use move whole, and the links that their visitors have still confirm them',
  async () => {
    const file = await newDatabase('SQLite');
    const store = await file.open();
    const path = join(file.environment.DATA_DIR, 'leads.sqlite');
    // As long as somebody reads the file as it was, new leads stay in its log.
    const reader = new DatabaseSync(path, { readOnly: true });
    reader.exec('BEGIN; SELECT count(*) FROM leads');
    await store.add('email-signup', signup, { channels: ['confirmation'] });
    const [asked] = await store.outbox.take(['confirmation'], 1, 60_000);
    const { open, environment } = await newDatabase('PostgreSQL');
    const moved = await runHere('leads.ts', ['restore', path], environment);
    reader.close();
    expect(moved).toMatchObject({ code: 0, stdout: '1 lead restored.\n' });
    const other = await open();
    const { lead, token } = asked ?? {};
    expect(await confirmAddress(other, lead?.id ?? '', token ?? '', () => [])).toBe(true);
    expect(await list(other)).toMatchObject([{ confirmation: expect.stringMatching(/^\d{4}-/) }]);
  },
);

test.skipIf(!postgres)('what is no file of leads is named, and moves nothing', async () => {
  const { environment } = await newDatabase('PostgreSQL');
  const folder = mkdtempSync(join(tmpdir(), 'no-leads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [text, empty] = ['text', 'empty'].map((name) => join(folder, name));
  writeFileSync(text ?? '', 'no database '.repeat(100));
  writeFileSync(empty ?? '', '');
  for (const path of [folder, text, empty, join(folder, 'missing')]) {
    const { code, stderr } = await runHere('leads.ts', ['restore', path ?? ''], environment);
    expect([code, stderr.startsWith(`${path} cannot be restored: `)]).toEqual([1, true]);
  }
});

test.skipIf(!postgres)(
  'tables of an older version are brought up to date, with what they hold',
  async () => {
    const { open, environment } = await newDatabase('PostgreSQL');
    await (await open()).add('email-signup', signup);
    await run(
      environment.DATABASE_URL,
      'ALTER TABLE leads DROP COLUMN token, DROP COLUMN confirmed_at',
      'UPDATE leads_layout SET version = 1',
    );
    const [one, other] = await Promise.all([open(), open()]);
    await one.add('email-signup', emailOf(1), { channels: ['confirmation'] });
    expect((await list(other)).map(({ confirmation }) => confirmation)).toEqual([
      undefined,
      'awaited',
    ]);
  },
);
