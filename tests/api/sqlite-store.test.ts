import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lead, LeadFilter, LeadReader } from '../../api/leads/leads.ts';
import { readSqliteStore } from '../../api/leads/sqlite-reader.ts';
import { openSqliteStore } from '../../api/leads/sqlite-store.ts';
import { demo, signup } from './app-under-test.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

async function list(store: LeadReader, filter?: LeadFilter): Promise<Lead[]> {
  const leads: Lead[] = [];
  for await (const lead of store.list(filter)) leads.push(lead);
  return leads;
}
const addLeads = (count: number, atOnce: number, first = 0) =>
  spawn(
    process.execPath,
    [join(import.meta.dirname, 'add-leads.ts'), folder, ...[count, atOnce, first].map(String)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
/** As many signups as are asked for, each of another address. */
const signups = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...signup, email: `${index}@example.com` }));
const emails = async (store: LeadReader) => (await list(store)).map(({ data }) => data.email);
const openDatabase = () => new DatabaseSync(join(folder, 'leads.sqlite'));

test('a lead comes back as it was stored, in order', async () => {
  const store = openSqliteStore(join(folder, 'new/folder'));
  const data = { ...signup, firstName: 'Zoë "O\'Neil" \u{1f600}\u0000' };
  await store.add('email-signup', data, { route: '/pricing', block: 'plans', build: 'a1' });
  await store.add('demo-request', demo);
  const always = {
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    repeats: 0,
  };
  expect(await list(store)).toEqual([
    { ...always, kind: 'email-signup', data, route: '/pricing', block: 'plans', build: 'a1' },
    { ...always, kind: 'demo-request', data: demo },
  ]);
  await store.close();
});

describe('the same submission is one lead', () => {
  const places: [string, object, object][] = [
    ['another route', {}, { route: '/pricing' }],
    ['another block', {}, { route: '/', block: 'plans' }],
    ['another source', { source: 'cta' }, { route: '/' }],
    ['other words', { firstName: 'Ada' }, { route: '/' }],
    ['a doubt', {}, { route: '/', suspicion: 'honeypot' }],
  ];
  test('sent at once or again, with the address in other letters and from another build', async () => {
    const store = openSqliteStore(folder);
    const send = (email: string, build: string) =>
      store.add('email-signup', { ...signup, email }, { route: '/', build });
    await Promise.all([send('ada@bücher.example', 'a'), send('ada@bücher.example', 'a')]);
    await send('Ada@xn--bcher-kva.Example', 'b');
    expect(await list(store)).toMatchObject([
      { data: { email: 'ada@bücher.example' }, build: 'a', repeats: 2 },
    ]);
    await store.close();
  });
  test.each(places)('but not from %s', async (_, data, place) => {
    const store = openSqliteStore(folder);
    await store.add('email-signup', signup, { route: '/' });
    await store.add('email-signup', { ...signup, ...data }, place);
    expect(await list(store, { email: 'ADA@example.com' })).toHaveLength(2);
    await store.close();
  });
});

test('leads are chosen by kind and by time, the moment itself included', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = openSqliteStore(folder);
  for (const day of ['2026-01-01', '2026-01-02', '2026-01-03']) {
    vi.setSystemTime(`${day}T00:00:00Z`);
    await store.add('email-signup', signup, { route: `/${day}` });
    await store.add('demo-request', demo, { route: `/${day}` });
  }
  const count = async (filter: LeadFilter) => (await list(store, filter)).length;
  expect(await count({ since: new Date('2026-01-02') })).toBe(4);
  expect(await count({ kind: 'demo-request' })).toBe(3);
  expect(await count({ kind: 'demo-request', since: new Date('2026-01-03') })).toBe(1);
  expect(await count({ since: new Date('2026-01-04') })).toBe(0);
  await store.close();
});

test('more leads than are read at once come all, each once', async () => {
  const store = openSqliteStore(folder);
  const added = signups(1001);
  await Promise.all(added.map((lead) => store.add('email-signup', lead)));
  expect(await emails(store)).toEqual(added.map(({ email }) => email));
  await store.close();
});

test('leads that arrive together share a commit', async () => {
  const store = openSqliteStore(folder);
  const other = openDatabase();
  // Changes once for each commit of another connection.
  const version = () => Number(other.prepare('PRAGMA data_version').get()?.data_version);
  const previous = version();
  await Promise.all(signups(50).map((lead) => store.add('email-signup', lead)));
  expect(version() - previous).toBe(1);
  other.close();
  await store.close();
});

test('when a commit fails, every lead in it is refused and none is stored', async () => {
  const store = openSqliteStore(folder);
  const other = openDatabase();
  other.exec(`CREATE TRIGGER fail BEFORE INSERT ON leads WHEN new.data LIKE '%bad@%'
    BEGIN SELECT raise(ABORT, 'no'); END`);
  const add = (email: string) => store.add('email-signup', { ...signup, email });
  const results = await Promise.allSettled(['a@b.co', 'bad@b.co', 'c@b.co'].map(add));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await list(store)).toEqual([]);
  await add('good@b.co');
  expect(await list(store)).toHaveLength(1);
  other.close();
  await store.close();
});

test('a lead waits while another process is writing', async () => {
  const store = openSqliteStore(folder);
  const other = openDatabase();
  other.exec('BEGIN IMMEDIATE');
  const adding = store.add('email-signup', signup);
  setTimeout(() => other.exec('COMMIT'), 300);
  await adding;
  expect(await list(store)).toHaveLength(1);
  other.close();
  await store.close();
});

test('but not forever', async () => {
  const store = openSqliteStore(folder);
  const other = openDatabase();
  other.exec('BEGIN IMMEDIATE');
  const adding = store.add('email-signup', signup);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 });
  await expect(adding).rejects.toThrow('database is locked');
  other.close();
  await store.close();
});

test('closing waits for the leads that are on their way, and takes no more', async () => {
  const store = openSqliteStore(folder);
  const adding = store.add('email-signup', signup);
  await store.close();
  await adding;
  await expect(store.add('email-signup', signup)).rejects.toThrow('closed');
  await store.close();
  expect(await list(readSqliteStore(folder))).toHaveLength(1);
});

test.each([
  [1, 20],
  [16, 500],
])(
  'leads that were acknowledged survive the death of the process, %i at once',
  async (atOnce, enough) => {
    const child = addLeads(1_000_000, atOnce);
    const acknowledged: string[] = [];
    for await (const email of createInterface({ input: child.stdout })) {
      acknowledged.push(email);
      if (acknowledged.length === enough) child.kill('SIGKILL');
    }
    const reader = readSqliteStore(folder);
    const stored = await emails(reader);
    await reader.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
    expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
  },
);

test('several processes may open a new folder and write at once', async () => {
  const children = [0, 100, 200].map((first) => addLeads(30, 3, first));
  for (const child of children) child.stdout.resume();
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual([0, 0, 0]);
  const reader = readSqliteStore(folder);
  expect(await list(reader)).toHaveLength(90);
  await reader.close();
}, 20_000);

describe('what cannot be opened is explained', () => {
  const cases: [string, () => void, RegExp][] = [
    [
      'a file in place of the folder',
      () => writeFileSync(join(folder, 'x'), ''),
      /cannot be stored in .*x\/leads\.sqlite: .*DATA_DIR/,
    ],
    [
      'a folder in place of the file',
      () => mkdirSync(join(folder, 'x/leads.sqlite'), { recursive: true }),
      /cannot be stored in/,
    ],
    [
      'something else',
      () => {
        mkdirSync(join(folder, 'x'));
        writeFileSync(join(folder, 'x/leads.sqlite'), 'no database '.repeat(100));
      },
      /file is not a database/,
    ],
    [
      'a newer layout',
      () => {
        mkdirSync(join(folder, 'x'));
        new DatabaseSync(join(folder, 'x/leads.sqlite')).exec('PRAGMA user_version=9');
      },
      /newer version .*layout 9, this one knows 2/,
    ],
  ];
  test.each(cases)('%s', (_, prepare, message) => {
    prepare();
    expect(() => openSqliteStore(join(folder, 'x'))).toThrow(message);
  });

  test('reading makes nothing', () => {
    const missing = join(folder, 'missing');
    expect(() => readSqliteStore(missing)).toThrow(`There is no ${missing}/leads.sqlite. DATA_DIR`);
    expect(statSync(missing, { throwIfNoEntry: false })).toBeUndefined();
    new DatabaseSync(join(folder, 'leads.sqlite')).exec('PRAGMA user_version=9');
    expect(() => readSqliteStore(folder)).toThrow('its version is 9, and this program reads 2');
  });
});
