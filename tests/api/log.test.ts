import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSqliteStore } from '../../api/leads/sqlite-reader.ts';
import { type LogEntry, openLog } from '../../api/log.ts';
import { json, signup } from './app-under-test.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  writeFileSync(join(folder, 'index.html'), '<title>home</title>');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function start(stdio: StdioOptions) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-folder.ts'), folder], {
    stdio,
  });
  const file = join(folder, 'address');
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toBeTruthy();
  return { child, address: readFileSync(file, 'utf8') };
}

async function send(address: string, count: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let sent = 0; sent < count; sent += 50) {
    const posts = Array.from({ length: 50 }, (_, index) => ({
      ...signup,
      email: `${sent + index}@example.com`,
    })).map((lead) =>
      fetch(`${address}/api/email-signup`, json(lead)).then(async (response) => {
        await response.arrayBuffer();
        statuses.add(response.status);
      }),
    );
    await Promise.all(posts);
  }
  return statuses;
}

async function countLeads(): Promise<number> {
  const reader = readSqliteStore(join(folder, 'data'));
  let count = 0;
  for await (const _ of reader.list()) count += 1;
  await reader.close();
  return count;
}

/** Each leaves the log unwritten in another way; more requests than a pipe holds lines of them. */
const outputs: [string, number, () => StdioOptions, (child: ReturnType<typeof spawn>) => void][] = [
  [
    'whose readers have gone',
    100,
    () => ['ignore', 'pipe', 'pipe'],
    ({ stdout, stderr }) => {
      stdout?.destroy();
      stderr?.destroy();
    },
  ],
  ['that is never read', 600, () => ['ignore', 'pipe', 'pipe'], () => {}],
  [
    'on a full disk',
    100,
    () => ['ignore', openSync('/dev/full', 'w'), openSync('/dev/full', 'w')],
    () => {},
  ],
];

test.each(outputs)(
  'an output %s neither ends nor holds up the site',
  async (_, count, stdio, spoil) => {
    const { child, address } = await start(stdio());
    spoil(child);
    expect(await send(address, count)).toEqual(new Set([201]));
    expect((await fetch(address)).status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await countLeads()).toBe(count);
  },
);

test('SIGTERM loses no line of the log', async () => {
  const { child, address } = await start(['ignore', 'pipe', 'inherit']);
  const output = child.stdout ? text(child.stdout) : '';
  await send(address, 300);
  child.kill('SIGTERM');
  const lines = (await output).trimEnd().split('\n').slice(1);
  const entry = { status: 201, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) };
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(Array(300).fill(entry));
});

test('what a slow reader misses is counted', async () => {
  const written: string[] = [];
  const output = {
    writableLength: 0,
    on: () => output,
    write: (line: string) => written.push(line),
  };
  const { log } = openLog(output as unknown as NodeJS.WriteStream);
  const entry: LogEntry = { requestId: '', event: 'unexpected-error', error: 'full' };
  output.writableLength = 2 ** 21;
  log(entry);
  log(entry);
  await nextTurn();
  expect(written).toEqual([]);
  output.writableLength = 0;
  log(entry);
  await nextTurn();
  const lines = written
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([{ event: 'lines-lost', lines: 2 }, { event: 'unexpected-error' }]);
});

test('what is below the level is left out', async () => {
  const written: string[] = [];
  const output = {
    writableLength: 0,
    on: () => output,
    write: (text: string) => written.push(text),
  };
  const { log } = openLog(output as unknown as NodeJS.WriteStream, 'debug');
  const page = { method: 'GET', path: '/', status: 200, ms: 1 };
  log({ ...page, event: 'page' });
  log({ ...page, event: 'page-not-found' });
  const report = {
    event: 'report-failed',
    channel: 'webhook',
    leadId: 'x',
    attempts: 1,
  } as const;
  log({ ...report, givenUp: false });
  log({ ...report, givenUp: true });
  log({ ...page, event: 'request', requestId: '', status: 422 });
  log({ ...page, event: 'request', requestId: '', status: 503, error: 'full' });
  await nextTurn();
  expect(
    written
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { level: 'debug', event: 'page-not-found' },
    { level: 'warn', givenUp: false },
    { level: 'error', givenUp: true },
    { level: 'info', status: 422 },
    { level: 'error', status: 503 },
  ]);
});
