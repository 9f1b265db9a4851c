import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lead, LeadReader } from '../../api/leads/leads.ts';
import { readSqliteStore } from '../../api/leads/sqlite-reader.ts';
import { openSqliteStore } from '../../api/leads/sqlite-store.ts';
import { signup } from './app-under-test.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

async function list(store: LeadReader): Promise<Lead[]> {
  const leads: Lead[] = [];
  for await (const lead of store.list()) leads.push(lead);
  return leads;
}
/** As many signups as are asked for, each of another address. */
const signups = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...signup, email: `${index}@example.com` }));
const openDatabase = () => new DatabaseSync(join(folder, 'leads.sqlite'));

test('leads that arrive together share a commit', async () => {
  const store = await openSqliteStore(folder);
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
  const store = await openSqliteStore(folder);
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

test('a store that is closed while it still does something ends its process in order', () => {
  const script = join(folder, 'close.mjs');
  const text = `
    import { openSqliteStore } from ${JSON.stringify(join(import.meta.dirname, '../../api/leads/sqlite-store.ts'))};
    const store = await openSqliteStore(${JSON.stringify(folder)});
    store.forget(new Date());
    await store.close();
    console.log('closed');`;
  writeFileSync(script, text);
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'closed\n' });
});

test('a store whose thread fails while it closes has kept its leads, and ends its process in order', async () => {
  const [script, fault] = [join(folder, 'close.mjs'), join(folder, 'fault.mjs')];
  writeFileSync(
    fault,
    `
    import { DatabaseSync } from 'node:sqlite';
    import { parentPort } from 'node:worker_threads';
    const fail = () => { throw new Error('disk I/O error'); };
    const listen = parentPort?.on;
    if (listen) parentPort.on = function (name, listener) {
      return listen.call(this, name, (message) => {
        if (message === 'close') DatabaseSync.prototype.close = fail;
        listener(message);
      });
    };`,
  );
  writeFileSync(
    script,
    `
    import { openSqliteStore } from ${JSON.stringify(join(import.meta.dirname, '../../api/leads/sqlite-store.ts'))};
    const store = await openSqliteStore(${JSON.stringify(folder)});
    await store.add('email-signup', ${JSON.stringify(signup)});
    await store.close();
    console.log('closed');`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', fault, script], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'closed\n', stderr: '' });
  const store = await openSqliteStore(folder);
  expect(await list(store)).toHaveLength(1);
  await store.close();
});

test('a lead waits while another process is writing', async () => {
  const store = await openSqliteStore(folder);
  const other = openDatabase();
  other.exec('BEGIN IMMEDIATE');
  const adding = store.add('email-signup', signup);
  setTimeout(() => other.exec('COMMIT'), 300);
  await adding;
  expect(await list(store)).toHaveLength(1);
  other.close();
  await store.close();
});

test('but not forever, and those that come later are refused at once, until one is stored', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const store = await openSqliteStore(folder);
  const other = openDatabase();
  other.exec('BEGIN IMMEDIATE');
  const adding = store.add('email-signup', signup);
  const clock = setInterval(() => vi.advanceTimersByTime(1000), 50);
  await expect(adding).rejects.toThrow('database is locked');
  clearInterval(clock);
  await expect(store.add('email-signup', signup)).rejects.toThrow('database is locked');
  other.exec('COMMIT');
  await store.add('email-signup', signup);
  other.close();
  await store.close();
});

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
      /newer version .*layout 9, this one knows 4/,
    ],
  ];
  test.each(cases)('%s', async (_, prepare, message) => {
    prepare();
    await expect(openSqliteStore(join(folder, 'x'))).rejects.toThrow(message);
  });

  test('reading makes nothing', () => {
    const missing = join(folder, 'missing');
    expect(() => readSqliteStore(missing)).toThrow(`There is no ${missing}/leads.sqlite. DATA_DIR`);
    expect(statSync(missing, { throwIfNoEntry: false })).toBeUndefined();
    new DatabaseSync(join(folder, 'leads.sqlite')).exec('PRAGMA user_version=9');
    expect(() => readSqliteStore(folder)).toThrow(/newer version .*layout 9, this one knows 4/);
  });
});
