import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { LeadStore } from '../../api/leads/lead-store.ts';
import { LeadStoreError } from '../../api/leads/leads.ts';
import { backUp, restore } from '../../api/leads/sqlite-backup.ts';
import { sqliteDatabase } from '../../api/leads/sqlite-database.ts';
import { readSqliteStore } from '../../api/leads/sqlite-reader.ts';
import { openSqliteStore } from '../../api/leads/sqlite-store.ts';
import { demo, signup } from './app-under-test.ts';

let folder: string;
let file: string;
let store: LeadStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lead-files-'));
  file = join(folder, 'leads.sqlite');
  store = await openSqliteStore(folder);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const add = (name: string) =>
  store.add('email-signup', { ...signup, email: `${name}@example.com` });

/** Who is in the leads of a folder. */
async function names(of = folder): Promise<string[]> {
  const reader = readSqliteStore(of);
  const found: string[] = [];
  for await (const { data } of reader.list()) found.push(data.email.split('@')[0] ?? '');
  await reader.close();
  return found;
}

/** Who is in a copy of the database alone, without its log. */
function namesInCopy(): Promise<string[]> {
  const other = mkdtempSync(join(folder, 'copy-'));
  copyFileSync(file, join(other, 'leads.sqlite'));
  return names(other).catch((error) => [error.message]);
}

test('a copy of the file is a backup a second after the last lead', async () => {
  expect(await namesInCopy()).toEqual([]);
  await add('ada');
  await expect.poll(namesInCopy, { interval: 200 }).toEqual(['ada']);
});

test('nobody else reads the files, whatever the folder allows', async () => {
  await store.close();
  chmodSync(folder, 0o755);
  chmodSync(file, 0o644);
  store = await openSqliteStore(folder);
  await add('ada');
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(1);
  expect(files.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual(
    files.map(() => 0o600),
  );
});

test.runIf(process.getuid?.() === 0)(
  'what root restores belongs to the user of the folder, who runs the server',
  async () => {
    await add('ada');
    const backup = join(folder, 'backup.sqlite');
    backUp(folder, backup);
    await store.close();
    chownSync(folder, 65_534, 65_534);
    writeFileSync(file, 'no database '.repeat(100));
    restore(folder, backup);
    store = await openSqliteStore(folder);
    await add('ben');
    const files = readdirSync(folder).filter((name) => /^leads\.sqlite/.test(name));
    expect(files.map((name) => statSync(join(folder, name)).uid)).toEqual(files.map(() => 65_534));
    expect(await names()).toEqual(['ada', 'ben']);
  },
);

describe('a user without permissions', () => {
  /** Root may do everything, so that its tests go on as another user. */
  async function withMode(mode: number, work: () => Promise<void>): Promise<void> {
    await add('ada');
    await store.close();
    chmodSync(folder, mode);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    try {
      await work();
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(folder, 0o700);
    }
  }

  test('is told that the leads may not be read, and not that there are none', () =>
    withMode(0o000, async () => {
      expect(() => readSqliteStore(folder)).toThrow('no permission');
      expect(() => restore(folder, file)).toThrow('no permission');
      await expect(store.check()).rejects.toThrow(/cannot be stored in .*DATA_DIR/);
    }));

  test('reads and restores a copy that cannot be written, as on a disk that is read-only', async () => {
    const other = mkdtempSync(join(tmpdir(), 'lead-files-'));
    onTestFinished(() => rmSync(other, { recursive: true }));
    chmodSync(other, 0o777);
    chmodSync(file, 0o444);
    await withMode(0o555, async () => {
      expect(await names()).toEqual(['ada']);
      expect(restore(other, file)).toMatchObject({ leads: 1 });
      expect(await names(other)).toEqual(['ada']);
    });
  });
});

describe('a file that is removed while the store is open', () => {
  test('a log: what was acknowledged is saved, and it goes on', async () => {
    await add('ada');
    rmSync(`${file}-wal`);
    await add('ben');
    await add('cleo');
    await store.close();
    expect(await names()).toEqual(['ada', 'ben', 'cleo']);
  });

  test('the database: leads are refused until there is one again, which shows without a lead', async () => {
    await add('ada');
    await store.check();
    const refused = 'was removed or replaced';
    renameSync(file, join(folder, 'elsewhere'));
    await expect(store.check()).rejects.toThrow(refused);
    await expect(add('ben')).rejects.toThrow(refused);
    writeFileSync(file, '');
    await expect(store.check()).rejects.toThrow(refused);
    await expect(add('ben')).rejects.toThrow(refused);
    renameSync(join(folder, 'elsewhere'), file);
    await store.check();
    await add('ben');
    await store.close();
    expect(await names()).toEqual(['ada', 'ben']);
  });
});

describe('what is damaged is found at the start', () => {
  test.each([
    ['its first page', 0],
    ['a page in its midst', 4096 * 5],
  ])('%s', async (_, place) => {
    await Promise.all(Array.from({ length: 500 }, (_, index) => add(String(index))));
    await store.close();
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(4096, 7), 0, 4096, place);
    await expect(openSqliteStore(folder)).rejects.toThrow(/is damaged: .*leads -- restore BACKUP/s);
  });
});

/** Keeps what is added from now on in the log, as a crash does. */
function keepLog(): void {
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM leads').get();
  onTestFinished(() => reader.close());
}

test.each([
  ['missing', (path: string) => rmSync(path)],
  ['empty', (path: string) => writeFileSync(path, '')],
])('leads in the log of a database that is %s after a crash are kept', async (_, lose) => {
  keepLog();
  await add('ada');
  const crashed = mkdtempSync(join(folder, 'crashed-'));
  const [lost, kept] = [join(crashed, 'leads.sqlite'), join(crashed, 'kept')];
  copyFileSync(file, lost);
  copyFileSync(`${file}-wal`, `${lost}-wal`);
  copyFileSync(lost, kept);
  const size = statSync(`${lost}-wal`).size;
  expect(size).toBeGreaterThan(0);
  lose(lost);
  expect(() => readSqliteStore(crashed)).toThrow(LeadStoreError);
  const error = await openSqliteStore(crashed).catch((reason) => reason);
  expect(error).toBeInstanceOf(LeadStoreError);
  const log = /\S+-until-\S+-wal/.exec(error.message)?.[0] ?? '';
  expect(statSync(log).size).toBe(size);
  // The server tries again, and takes leads at once.
  const next = await openSqliteStore(crashed);
  await next.add('email-signup', { ...signup, email: 'ben@example.com' });
  expect(await names(crashed)).toEqual(['ben']);
  await next.close();
  const database = log.replace(/-wal$/, '');
  copyFileSync(kept, database);
  restore(crashed, database);
  expect(await names(crashed)).toEqual(['ada']);
});

describe('backup and restore', () => {
  const target = () => join(folder, 'backup.sqlite');

  test('a backup has what was acknowledged, while more comes', async () => {
    await Promise.all(['ada', 'ben'].map(add));
    const adding = Promise.all(Array.from({ length: 50 }, (_, index) => add(String(index))));
    expect(backUp(folder, target())).toBeGreaterThanOrEqual(2);
    await adding;
    expect(statSync(target()).mode & 0o777).toBe(0o600);
    expect(() => backUp(folder, target())).toThrow('already exists');
    expect(existsSync(`${target()}.partial`)).toBe(false);
  });

  test('restoring beside a running server puts the backup in place, and keeps the rest aside', async () => {
    await add('ada');
    backUp(folder, target());
    await add('ben');
    const during = Array.from({ length: 50 }, (_, index) => String(index));
    const adding = Promise.all(during.map(add));
    const restoring = sqliteDatabase(folder).restore(target());
    await adding;
    const { leads, aside } = await restoring;
    expect(leads).toBe(1);
    await add('cleo');
    const other = mkdtempSync(join(folder, 'aside-'));
    copyFileSync(aside ?? '', join(other, 'leads.sqlite'));
    const [kept, current] = [await names(other), await names()];
    expect(kept.slice(0, 2)).toEqual(['ada', 'ben']);
    expect(current.at(0)).toBe('ada');
    expect(current.at(-1)).toBe('cleo');
    expect([...kept.slice(2), ...current.slice(1, -1)]).toEqual(during);
  });

  test('restoring in place of a database that is gone keeps its log', async () => {
    keepLog();
    await add('ada');
    backUp(folder, target());
    const other = mkdtempSync(join(folder, 'other-'));
    const log = readFileSync(`${file}-wal`);
    writeFileSync(join(other, 'leads.sqlite-wal'), log);
    const { aside } = restore(other, target());
    expect(readFileSync(aside ?? '')).toEqual(log);
    expect(await names(other)).toEqual(['ada']);
  });

  test('a damaged database is replaced, and the store goes on by itself', async () => {
    await add('ada');
    backUp(folder, target());
    await store.close();
    store = await openSqliteStore(folder);
    writeFileSync(file, 'no database '.repeat(1000));
    await expect(add('ben')).rejects.toThrow();
    const { aside } = restore(folder, target());
    expect(readFileSync(aside ?? '', 'utf8')).toContain('no database');
    await add('cleo');
    expect(await names()).toEqual(['ada', 'cleo']);
  });

  test('what is no backup changes nothing', async () => {
    await add('ada');
    writeFileSync(target(), 'no database '.repeat(100));
    expect(() => restore(folder, target())).toThrow('not a database');
    expect(() => restore(folder, join(folder, 'missing'))).toThrow('no such file');
    expect(await names()).toEqual(['ada']);
  });

  test('a visitor who got a mail before the layout changed gets no second one on that day', async () => {
    const channels = ['visitor'] as const;
    const send = (email: string) => store.add('email-signup', { ...signup, email }, { channels });
    await send('ada@example.com');
    await send('ben@example.com');
    await store.close();
    const db = new DatabaseSync(file);
    db.exec('UPDATE leads SET mailed = 1; PRAGMA user_version=3');
    db.exec(`UPDATE leads SET received_at = '2026-01-01T00:00:00.000Z' WHERE address LIKE 'ben%'`);
    db.close();
    store = await openSqliteStore(folder);
    await store.add('demo-request', { ...demo, email: 'ada@example.com' }, { channels });
    await store.add('demo-request', { ...demo, email: 'ben@example.com' }, { channels });
    const mails = await store.outbox.take(channels, 9, 60_000);
    expect(mails.map(({ lead }) => lead.data?.email).toSorted()).toEqual([
      ...['ada@example.com', 'ben@example.com', 'ben@example.com'],
    ]);
  });

  test('a database of the first layout keeps every lead', async () => {
    await store.close();
    rmSync(file);
    const db = new DatabaseSync(file);
    db.exec(`CREATE TABLE leads (sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL, received_at TEXT NOT NULL, data TEXT NOT NULL) STRICT; PRAGMA user_version=1`);
    const insert = db.prepare(
      `INSERT INTO leads (id, kind, received_at, data) VALUES (?, 'email-signup', '2026-01-01T00:00:00.000Z', ?)`,
    );
    for (const id of ['1', '2']) insert.run(id, '{"email":"Ada@example.com","source":"hero"}');
    db.close();
    expect(await names()).toEqual(['Ada', 'Ada']);
    store = await openSqliteStore(folder);
    await add('ada');
    expect(await names()).toEqual(['Ada', 'Ada', 'ada']);
    const found = [];
    for await (const lead of store.list({ email: 'ada@EXAMPLE.com' })) found.push(lead.id);
    expect(found).toHaveLength(3);
  });
});
