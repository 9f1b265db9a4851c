import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../api/leads/sqlite-store.ts';
import { demo, signup } from './app-under-test.ts';

const command = join(import.meta.dirname, '../../scripts/leads.ts');
const folder = mkdtempSync(join(tmpdir(), 'leads-command-'));
const many = join(folder, 'many');
const hostile = '\u001b[2J\u009b31m\u202eevil\r\n"quoted", \u200bend';

function run(words: string[], dataFolder = folder) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataFolder },
    maxBuffer: 2 ** 26,
  });
  return { status, stdout, stderr };
}

beforeAll(async () => {
  const store = openSqliteStore(folder);
  await store.add('email-signup', {
    ...signup,
    firstName: 'Ada',
    lastName: 'Okafor',
    teamSize: '100+',
  });
  await store.add('demo-request', { ...demo, company: '=1+1', message: hostile });
  await store.close();
  const large = openSqliteStore(many);
  await Promise.all(
    Array.from({ length: 3000 }, (_, index) =>
      large.add('demo-request', { ...demo, message: `${index}${'x'.repeat(500)}` }),
    ),
  );
  await large.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('list is a table that leaves the terminal alone', () => {
  const { status, stdout } = run(['list']);
  const [title, first, second, empty, count] = stdout.split('\n');
  expect(status).toBe(0);
  expect(title).toMatch(/^RECEIVED \(UTC\) +KIND +EMAIL +NAME +COMPANY +SOURCE OR MESSAGE$/);
  expect(first).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d +email-signup +ada@example.com +Ada Okafor +hero$/,
  );
  expect(second).toContain('demo-request  ada@example.com');
  expect(second).toContain('\\u{1b}[2J\\u{9b}31m\\u{202e}evil "quote');
  expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  expect([empty, count]).toEqual(['', '2 leads.']);
});

test('export writes CSV that a spreadsheet reads and does not run', () => {
  const { status, stdout } = run(['export', '--kind', 'demo-request']);
  const [header, ...rest] = stdout.split('\r\n');
  expect(status).toBe(0);
  expect(header).toBe(
    'id,receivedAt,kind,email,source,firstName,lastName,company,jobTitle,teamSize,name,message',
  );
  expect(rest.join('\r\n')).toMatch(
    /^[\da-f-]{36},\d{4}-[^,]*Z,demo-request,ada@example.com,,,,'=1\+1,,,Ada Okafor,"[^"]*""quoted"", [^"]*end"\r\n$/s,
  );
});

test('export writes JSON as it was sent', () => {
  const { status, stdout } = run(['export', '--format', 'json']);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([
    { kind: 'email-signup', data: { ...signup, teamSize: '100+' } },
    { kind: 'demo-request', data: { company: '=1+1', message: hostile } },
  ]);
  expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
});

test('nothing that matches is said plainly', () => {
  expect(run(['list', '--since', '2999-01-01'])).toMatchObject({
    status: 0,
    stdout: 'No leads.\n',
  });
  const json = run(['export', '--format', 'json', '--since', '2999-01-01T00:00Z']);
  expect(json).toMatchObject({ status: 0, stdout: '[]\n' });
});

test('many leads come whole, and a reader that has seen enough is not an error', async () => {
  expect(JSON.parse(run(['export', '--format', 'json'], many).stdout)).toHaveLength(3000);
  const child = spawn(process.execPath, [command, 'export'], {
    env: { ...process.env, DATA_DIR: many },
  });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect([status, complaint]).toEqual([0, '']);
});

describe('arguments that make no sense are refused with the help', () => {
  test.each([
    [[], 'Say what to do: list or export.'],
    [['delete'], 'There is no "delete": list or export.'],
    [['list', 'all'], '"all" is one word too many.'],
    [['list', '--format', 'csv'], '--format is for export.'],
    [['export', '--format', 'xml'], '--format is csv or json, not "xml".'],
    [['list', '--kind', 'spam'], '--kind is email-signup or demo-request, not "spam".'],
    [['list', '--since', 'yesterday'], '--since is a day such as 2026-01-01'],
    [['list', '--since', '2026-02-30'], '--since is a day'],
    [['list', '--since', '2026-01-01T10:00'], '--since is a day'],
    [['list', '--colour'], "Unknown option '--colour'"],
  ])('%j', (words, message) => {
    const { status, stdout, stderr } = run(words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain('npm run leads -- list');
  });

  test('--help is not an error', () => {
    expect(run(['--help'])).toMatchObject({ status: 0, stderr: '' });
  });
});

test('where there are no leads to read, it says where it looked and makes nothing', () => {
  const missing = join(folder, 'missing');
  const { status, stderr } = run(['list'], missing);
  expect([status, stderr]).toEqual([
    1,
    `There is no ${missing}/leads.sqlite. DATA_DIR chooses the folder (now ${missing}).\n`,
  ]);
  expect(existsSync(missing)).toBe(false);
});

test('a file that holds no leads is refused', () => {
  const other = mkdtempSync(join(folder, 'other-'));
  writeFileSync(join(other, 'leads.sqlite'), 'no database '.repeat(100));
  const { status, stderr } = run(['export'], other);
  expect(status).toBe(1);
  expect(stderr).toContain('cannot be read: file is not a database');
});
