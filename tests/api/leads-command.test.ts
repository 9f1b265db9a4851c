import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toCsv, toTable } from '../../api/leads/lead-formats.ts';
import type { LeadStore } from '../../api/leads/lead-store.ts';
import type { Lead } from '../../api/leads/leads.ts';
import { sqliteDatabase } from '../../api/leads/sqlite-database.ts';
import { openSqliteStore } from '../../api/leads/sqlite-store.ts';
import { readRequestSchemas } from '../../schema/model/schemas.ts';
import { contentFolder } from '../content.ts';
import { runHere } from '../scripts/run-here.ts';
import { start } from '../scripts/start-script.ts';
import { demo, signup } from './app-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'leads-command-'));
const many = join(folder, 'many');
const hostile = '\u001b[2J\u009b31m\u202eevil\r\n"quoted", \u200bend';

const run = (words: string[], dataFolder = folder, variables: Record<string, string> = {}) =>
  runHere('leads.ts', words, { DATA_DIR: dataFolder, ...variables });

const printed = async (...args: Parameters<typeof run>) => (await run(...args)).stdout;

/** In a process of its own, which is not the one that holds the store. */
async function runBeside(words: string[], dataFolder: string): Promise<string> {
  const { ended, stdout } = start('leads.ts', words, { DATA_DIR: dataFolder });
  expect(await ended).toBe(0);
  return stdout();
}

beforeAll(async () => {
  const store = await openSqliteStore(folder);
  await store.add('email-signup', {
    ...signup,
    firstName: 'Ada',
    lastName: 'Okafor',
    teamSize: '100+',
  });
  await store.add(
    'demo-request',
    { ...demo, company: '=1+1', message: hostile },
    { route: '/contact' },
  );
  await store.close();
  const large = await openSqliteStore(many);
  await Promise.all(
    Array.from({ length: 3000 }, (_, index) =>
      large.add('demo-request', { ...demo, message: `${index}${'x'.repeat(500)}` }),
    ),
  );
  await large.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('list is a table that leaves the terminal alone', async () => {
  const { code, stdout } = await run(['list']);
  const [title, first, second, empty, count] = stdout.split('\n');
  expect(code).toBe(0);
  expect(title).toMatch(
    /^RECEIVED \(UTC\) +KIND +STATUS +EMAIL +NAME +COMPANY +SOURCE OR MESSAGE$/,
  );
  expect(first).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d +email-signup +ada@example.com +Ada Okafor +hero$/,
  );
  expect(second).toMatch(/demo-request +ada@example.com/);
  expect(second).toContain('\\u{1b}[2J\\u{9b}31m\\u{202e}evil "quote');
  expect(stdout).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  expect([empty, count]).toEqual(['', '2 leads.']);
});

test('export writes CSV that a spreadsheet reads and does not run', async () => {
  const { code, stdout } = await run(['export', '--kind', 'demo-request']);
  const [header = '', ...rest] = stdout.split('\r\n');
  expect(code).toBe(0);
  expect(header).toMatch(
    /^\u{feff}id,receivedAt,kind,.*,route,block,build,repeats,suspicion,confirmation,otherFields$/u,
  );
  const cells = {
    ...{ id: '[\\da-f-]{36}', receivedAt: '\\d{4}-[^,]*Z', kind: 'demo-request' },
    ...{ email: 'ada@example.com', company: "'=1\\+1", name: 'Ada Okafor' },
    ...{ message: '"[^"]*""quoted"", [^"]*end"', route: '/contact', repeats: '0' },
  };
  expect(rest.join('\r\n')).toMatch(new RegExp(`^${lineBelow(header, cells)}\r\n$`, 's'));
  const listed = await run(['list', '--kind', 'demo-request', '--format', 'csv']);
  expect(listed.stdout).toBe(stdout);
});

/** A line of CSV with these cells, and the others empty: forms may get more fields. */
function lineBelow(header: string, cells: Record<string, string>): string {
  const columns = header.replace('\u{feff}', '').trimEnd().split(',');
  expect(columns).toEqual(expect.arrayContaining(Object.keys(cells)));
  return columns.map((column) => cells[column] ?? '').join(',');
}

test('a lead that has lost its message in the database is listed without it', async () => {
  const data = { email: 'ada@example.com' };
  const lead = { id: '', kind: 'demo-request', receivedAt: '', repeats: 0, data } as Lead;
  const lines: string[] = [];
  for await (const line of toTable([lead], false)) lines.push(line);
  expect(lines.join('')).toContain('ada@example.com');
});

test.each([
  ['=1+1', "'=1+1"],
  [' @SUM(1)', "' @SUM(1)"],
  ['＝1', "'＝1"],
  ['1-5', "'1-5"],
  ['3/4/26', "'3/4/26"],
  ['007', "'007"],
  ['100+', '100+'],
  ['a\u0007b\u009bc', 'a\u{fffd}b\u{fffd}c'],
  ['1-5 people', '1-5 people'],
  ['a; b', '"a; b"'],
  ['a;=1+1', '"a;\'=1+1"'],
  ['a\t+1', '"a\t\'+1"'],
  ['a\n=1+1\r\n -1', '"a\n\'=1+1\n\' -1"'],
  ['a = b - c', 'a = b - c'],
])('a cell of CSV: %j', async (company, cell) => {
  async function* leads() {
    yield {
      id: '',
      kind: 'demo-request',
      receivedAt: '',
      repeats: 0,
      data: { ...demo, company },
    } as const;
  }
  const lines: string[] = [];
  for await (const line of toCsv(leads())) lines.push(line);
  const cells = {
    ...{ kind: 'demo-request', email: 'ada@example.com', company: cell },
    ...{ name: 'Ada Okafor', message: 'Hello', repeats: '0' },
  };
  expect(lines[1]).toBe(`${lineBelow(lines[0] ?? '', cells)}\r\n`);
});

test.each([...readRequestSchemas()])(
  'CSV has each field of %s, whatever is stored beside it',
  async (kind, schema) => {
    const data = Object.fromEntries(
      Object.keys(schema.properties ?? {}).map((name) => [name, name]),
    );
    const removed = { preferredDate: '2027' };
    const stored = { id: '1', receivedAt: '2', repeats: 0, route: '3', block: '4', build: '5' };
    const lines: string[] = [];
    for await (const line of toCsv([
      { ...stored, kind, data: { ...data, ...removed } } as unknown as Lead,
    ]))
      lines.push(line);
    const [columns = [], cells] = lines.map((line) => line.trimEnd().split(','));
    for (const name of Object.keys(data)) expect(cells?.[columns.indexOf(name)]).toBe(name);
    // A field that the form no longer has.
    expect(cells?.[columns.indexOf('otherFields')]).toBe('"{""preferredDate"":""2027""}"');
  },
);

test('export writes JSON as it was sent', async () => {
  const { code, stdout } = await run(['export', '--format', 'json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([
    { kind: 'email-signup', data: { ...signup, teamSize: '100+' } },
    { kind: 'demo-request', data: { company: '=1+1', message: hostile } },
  ]);
  expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
});

test('a lead that somebody has spoilt is named at the end, and the others are whole', async () => {
  const dataFolder = mkdtempSync(join(folder, 'spoilt-'));
  const store = await openSqliteStore(dataFolder);
  for (const name of ['ada', 'ben', 'cleo'])
    await store.add('email-signup', { ...signup, email: `${name}@example.com` });
  await store.add('email-signup', { email: 'ada@example.com', source: 'spoilt' });
  const suspicion = 'sent within 1 s';
  for (const message of ['spoilt', 'whole'])
    await store.add('demo-request', { ...demo, email: 'dan@example.com', message }, { suspicion });
  await store.close();
  const db = new DatabaseSync(join(dataFolder, 'leads.sqlite'));
  db.exec("UPDATE leads SET data = '{}' WHERE data LIKE '%ben@%' OR data LIKE '%spoilt%'");
  db.close();
  const exported = await run(['export', '--format', 'json'], dataFolder);
  expect(exported.code).toBe(1);
  expect(exported.stderr).toContain('cannot be read');
  expect(JSON.parse(exported.stdout).map(({ data }: Lead) => data.email)).toEqual([
    'ada@example.com',
    'cleo@example.com',
  ]);
  const listed = await run(['list'], dataFolder);
  expect(listed.code).toBe(1);
  expect(listed.stdout).toContain('2 leads');
  const change = ['correct', '--email', 'ada@example.com', '--set', 'company=Foo', '--yes'];
  const corrected = await run(change, dataFolder);
  expect(corrected).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be read') });
  expect(corrected.stdout).toContain('1 lead corrected');
  const released = await run(['release', '--email', 'dan@example.com'], dataFolder);
  expect(released).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be read') });
  expect(released.stdout).toContain('1 lead released');
});

test('nothing that matches is said plainly', async () => {
  expect(await run(['list', '--since', '2999-01-01'])).toMatchObject({
    code: 0,
    stdout: 'No leads.\n',
  });
  const json = await run(['export', '--format', 'json', '--since', '2999-01-01T00:00Z']);
  expect(json).toMatchObject({ code: 0, stdout: '[]\n' });
});

test('many leads come whole, and a reader that has seen enough is not an error', async () => {
  const all = await runBeside(['export', '--format', 'json'], many);
  expect(JSON.parse(all)).toHaveLength(3000);
  const { child, ended, output, stdout } = start('leads.ts', ['export'], { DATA_DIR: many });
  child.stdout?.once('data', () => child.stdout?.destroy());
  expect(await ended).toBe(0);
  expect(output()).toBe(stdout());
});

describe('arguments that make no sense are refused', () => {
  test.each([
    [[], 'Name a command: list, show, export'],
    [['destroy'], 'There is no command destroy. There are list, show'],
    [['shwo'], 'Did you mean show?'],
    [['list', 'all'], 'list does not take "all".'],
    [['show', '--format', 'csv'], 'show does not take --format.'],
    [['export', '--format', 'xml'], '--format is csv or json, not "xml".'],
    [['list', '--kind', 'spam'], '--kind is email-signup or demo-request, not "spam".'],
    [['list', '--since', 'yesterday'], '--since is a day such as 2026-01-01'],
    [['list', '--since', '2026-02-30'], '--since is a day'],
    [['list', '--since', '2026-01-01T10:00'], 'or a time such as 2026-01-01T09:30Z'],
    [['delete', 'ada@example.com', '--yes'], 'delete --email ada@example.com'],
    [['list', '--colour'], "Unknown option '--colour'"],
    [['delete', '--yes'], 'Say which lead: delete ID'],
    [['backup'], 'Name the file: backup FILE.'],
    [['correct', '--set', 'name=Ada'], 'Say which lead: correct ID'],
    [['correct', '--email', 'a@b.co'], 'Say what to change: --set name='],
    [['correct', '--email', 'a@b.co', '--set', 'name'], '--set is a field and its value'],
    [['delete', '--email', '', '--yes'], '--email is an address'],
    [['show', '--email', 'Ada Okafor'], '--email is an address'],
    [['discard', '--to', 'slack', '--yes'], '--to is webhook, operator, visitor, confirmation'],
    [['delete', '--to', 'webhook', '--yes'], 'delete does not take --to'],
  ])('%j', async (words, message) => {
    const { code, stdout, stderr } = await run(words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain('npm run leads -- ');
  });

  test.each([
    [['show'], 'There is no lead of nobody@example.com.\n'],
    [['delete', '--yes'], 'There is no lead of nobody@example.com.\n'],
    [['correct', '--set', 'name=Ada', '--yes'], 'There is no lead of nobody@example.com.\n'],
    [['release'], 'There is no suspect of nobody@example.com.\n'],
    [['retry'], 'No report has failed.\n'],
    [['discard'], 'No reports wait.\n'],
  ])(
    '%j of an address that is not there does not look like work that is done',
    async (words, stdout) => {
      const found = await run([...words, '--email', ' nobody@example.com']);
      expect(found).toMatchObject({ code: 0, stdout, stderr: '' });
    },
  );

  test.each([
    [['show'], 'lead'],
    [['delete', '--yes'], 'lead'],
    [['correct', '--set', 'name=Ada', '--yes'], 'lead'],
    [['release'], 'suspect'],
  ])('%j of an id that is not there fails', async ([command = '', ...options], what) => {
    const found = await run([command, 'nobody', ...options]);
    const stderr = `There is no ${what} with the id nobody.\n`;
    expect(found).toMatchObject({ code: 1, stdout: '', stderr });
  });

  test('--help is not an error', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('a person', () => {
  const own = mkdtempSync(join(folder, 'person-'));
  const email = ['--email', 'CLEO@example.com'];
  const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;
  const reporting = { LEADS_WEBHOOK_URL: 'http://127.0.0.1:1/', LEADS_WEBHOOK_SECRET: secret };
  const everyFile = () =>
    readdirSync(own)
      .map((name) => readFileSync(join(own, name), 'latin1'))
      .join('');
  let store: LeadStore;
  beforeAll(async () => {
    store = await openSqliteStore(own);
    const add = (name: string, more = {}) =>
      store.add(
        'demo-request',
        { name: `${name} Poe`, email: `${name}@example.com`, message: `by ${name}` },
        more,
      );
    await add('Cleo');
    await add('cleo', { suspicion: 'sent within 1 s' });
    await add('ben');
  });
  afterAll(() => store.close());

  test('whose lead is suspect is listed apart, until it is released and reported', async () => {
    expect(await printed(['list'], own)).toContain(
      '2 leads.\n1 more looks like spam: list them with --suspects.',
    );
    expect(await printed(['list', '--suspects'], own)).toContain('sent within 1 s');
    expect(await printed(['list', ...email], own)).toMatch(/demo-request +suspect +cleo@example/);
    expect((await run(['export', ...email], own)).stderr).toBe(
      'Suspect: 1 lead, with the reason under suspicion.\n',
    );
    expect(await printed(['release', ...email], own, reporting)).toBe('1 lead released.\n');
    expect(await printed(['list'], own)).toContain('3 leads.');
    expect(await printed(['outbox'], own)).toMatch(
      /webhook +[\da-f-]{36} +0 +not sent yet\n\n1 report/,
    );
    expect(await printed(['outbox', ...email], own)).toContain('1 report');
    expect(await printed(['outbox', '--email', 'ben@example.com'], own)).toBe('No reports wait.\n');
    expect(await printed(['retry', ...email], own)).toBe('No report has failed.\n');
    expect(await printed(['outbox', '--to', 'visitor'], own)).toBe('No reports wait.\n');
    expect(await printed(['discard', ...email], own)).toMatch(/^1 report would be discarded\./);
    expect(await printed(['discard', '--to', 'webhook', '--yes'], own)).toBe(
      '1 report discarded.\n',
    );
    expect(await printed(['outbox'], own)).toBe('No reports wait.\n');
    expect(await printed(['list'], own)).toContain('3 leads.');
  });

  test('whose lead is released is not reported without a receiver, and the operator reads that', async () => {
    const place = join(folder, 'without-receiver');
    const unreported = await openSqliteStore(place);
    await unreported.add('demo-request', demo, { suspicion: 'sent within 1 s' });
    await unreported.close();
    expect(await printed(['release', '--email', demo.email], place)).toMatch(
      /^1 lead released\.\nNo report is sent: .*LEADS_WEBHOOK_URL/,
    );
  });

  test('is corrected where the form has changed since', async () => {
    const place = join(folder, 'earlier-form');
    const earlier = await openSqliteStore(place);
    const sent = { ...demo, message: '', fax: '555' };
    await earlier.add('demo-request', sent);
    await earlier.close();
    const correct = (set: string) =>
      run(['correct', '--email', demo.email, '--set', set, '--yes'], place);
    expect(await correct('message=')).toMatchObject({ code: 0 });
    expect(await correct('name=')).toMatchObject({ code: 2 });
    expect((await correct('name=Clea Roe')).stdout).toContain('1 lead corrected');
    const [lead] = JSON.parse(await printed(['export', '--format', 'json'], place));
    expect(lead.data).toEqual({ ...sent, name: 'Clea Roe' });
  });

  test('whose address nobody has confirmed is marked where leads are read', async () => {
    const place = join(folder, 'awaited');
    const awaited = await openSqliteStore(place);
    await awaited.add('email-signup', signup, { channels: ['confirmation'] });
    await awaited.add('demo-request', demo);
    await awaited.close();
    const { stdout } = await run(['list'], place);
    expect(stdout).toMatch(/email-signup +unconfirmed +ada@.*\n.*demo-request +ada@/);
    expect(stdout).toContain('2 leads.\nNot confirmed: 1 lead.\n');
    expect(await printed(['show', '--email', signup.email], place)).toContain(
      'confirmation: awaited',
    );
    const { stdout: csv, stderr } = await run(['export'], place);
    expect(csv).toMatch(/,awaited,\r\n[^\r]*,,\r\n$/);
    expect(stderr).toContain('Not confirmed: 1 lead');
  });

  test('sees everything about them, and nothing of others', async () => {
    const shown = await printed(['show', ...email], own);
    expect(shown.match(/^email: .*$/gm)).toEqual([
      'email: Cleo@example.com',
      'email: cleo@example.com',
    ]);
    const exported = await printed(['export', '--format', 'json', ...email], own);
    expect(JSON.parse(exported)).toHaveLength(2);
  });

  test('is corrected in every file, while a server runs, by the rules of the form', async () => {
    const words = (...set: string[]) => [
      'correct',
      ...email,
      ...set.flatMap((one) => ['--set', one]),
    ];
    const correct = (...set: string[]) => run(words(...set), own);
    expect(await correct('surname=Roe')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no surname here: name, '),
    });
    expect(await correct('email=cleo', 'name=')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/`name` must not be empty\.\n`email` must be an email address/),
    });
    const shown = (await correct('message=by Clea', 'email=clea@example.com')).stdout;
    expect(shown.match(/^email: .*$/gm)).toEqual(Array(2).fill('email: clea@example.com'));
    expect(shown).toContain('2 leads would be corrected. Add --yes to do it.');
    expect(everyFile()).not.toMatch(/clea/i);
    expect(everyFile()).toMatch(/cleo poe/i);
    const corrected = await runBeside([...words('name=Clea Roe'), '--yes'], own);
    expect(corrected).toContain('2 leads corrected');
    expect(await printed(['show', ...email], own)).toContain('name: Clea Roe\n');
    expect(everyFile()).not.toMatch(/cleo poe/i);
  });

  test('is deleted from every file, while a server runs, and once it was said twice', async () => {
    expect(await printed(['delete', ...email], own)).toContain('2 leads would be deleted');
    expect(everyFile()).toMatch(/cleo/i);
    expect(await runBeside(['delete', ...email, '--yes'], own)).toContain('2 leads deleted');
    expect(everyFile()).not.toMatch(/cleo/i);
    expect(everyFile()).toContain('by ben');
    expect(await printed(['outbox'], own)).toBe('No reports wait.\n');
  });

  test('is in a backup, which restores beside a running server', async () => {
    const file = join(own, 'backup.sqlite');
    expect(await runBeside(['backup', file], own)).toBe(`1 lead in ${file}\n`);
    await store.add('email-signup', { ...signup, email: 'dora@example.com' });
    expect(await runBeside(['restore', file], own)).toMatch(
      /^1 lead restored\.\nThe previous leads are in /,
    );
    expect(await printed(['list'], own)).toContain('1 lead.');
    // It was not in the backup, and so is in what was kept.
    const [aside = ''] = readdirSync(own).filter((name) => name.startsWith('leads-until-'));
    expect(await printed(['delete', '--email', 'ben@example.com', '--yes'], own)).toContain(aside);
    renameSync(join(own, aside), join(own, `${aside}.partial`));
    expect(await printed(['delete', '--email', 'dora@example.com', '--yes'], own)).toContain(aside);
    await store.add('email-signup', { ...signup, email: 'eve@example.com' });
  });

  test.each([
    ['backup', 'leads.sqlite', 'already exists'],
    ['backup', 'none/backup.sqlite', 'cannot be written'],
    ['restore', 'none', 'there is no such file'],
    ['restore', '.', 'it is not an ordinary file'],
  ])('%s %s is refused in words', async (command, file, reason) => {
    const { code, stdout, stderr } = await run([command, join(own, file)], own);
    expect([code, stdout, stderr.split('\n').length]).toEqual([1, '', 2]);
    expect(stderr).toContain(reason);
    expect(await printed(['list'], own)).toContain('1 lead.');
  });

  test('is in no backup that would be published', async () => {
    const content = contentFolder();
    for (const file of [join(content, 'pages/leads.sqlite'), join(content, 'out/leads.sqlite')]) {
      const variables = { CONTENT_DIR: content, OUT_DIR: join(content, 'out') };
      const { code, stderr } = await run(['backup', file], own, variables);
      expect([code, stderr]).toEqual([1, expect.stringContaining('would be published')]);
      expect(existsSync(file)).toBe(false);
    }
  });

  test('is forgotten after the days that the operator keeps leads', async () => {
    await store.forget(new Date(Date.now() + 1000));
    expect(await printed(['list'], own)).toBe('No leads.\n');
  });
});

test('where there are no leads to read, it says where it looked and makes nothing', async () => {
  const missing = join(folder, 'missing');
  const { ended, output } = start('leads.ts', ['list'], { DATA_DIR: missing });
  expect([await ended, output()]).toEqual([
    1,
    `There is no ${missing}/leads.sqlite. DATA_DIR chooses the folder (now ${missing}).\n`,
  ]);
  expect(existsSync(missing)).toBe(false);
});

test('a file that holds no leads is refused', async () => {
  const other = mkdtempSync(join(folder, 'other-'));
  writeFileSync(join(other, 'leads.sqlite'), 'no database '.repeat(100));
  const { code, stderr } = await run(['export'], other);
  expect(code).toBe(1);
  expect(stderr).toContain('is damaged: file is not a database');
  expect(stderr).toContain('leads -- restore');
});

test.each([
  [5, 'database is locked', 'try again later'],
  [8, 'attempt to write a readonly database', 'must be writable'],
  [13, 'database or disk is full', 'have space'],
])('a command that fails with %i, %s, says what to do', (errcode, message, advice) => {
  const error = Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode });
  expect(sqliteDatabase(folder).explain(error)?.message).toMatch(
    new RegExp(`^${folder}/leads.sqlite cannot be used: ${message}\\. .*${advice}`),
  );
});

test.each([['list'], ['backup', 'copy.sqlite']])(
  'a database that is damaged is said by %s, with what to do',
  async (...words) => {
    const other = mkdtempSync(join(folder, 'damaged-'));
    const file = join(other, 'leads.sqlite');
    const bytes = readFileSync(join(many, 'leads.sqlite'));
    writeFileSync(file, bytes.fill(7, 8192));
    const { code, stderr } = await run(words, other, { INIT_CWD: other });
    expect(code).toBe(1);
    expect(stderr).toContain(`${file} is damaged: `);
    expect(stderr).toContain('restore BACKUP');
    expect(stderr).not.toContain('    at ');
  },
);
