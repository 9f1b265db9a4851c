import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { LeadStore } from '../../api/leads/lead-store.ts';
import { openSqliteStore } from '../../api/leads/sqlite-store.ts';
import { explainListenError } from '../../api/listen.ts';
import type { LogEntry } from '../../api/log.ts';
import { createReadiness } from '../../api/readiness.ts';
import { type RunningSite, serveSite } from '../../api/serve.ts';
import { json, signup } from './app-under-test.ts';

let folder: string;
let site: RunningSite | undefined;
let logged: LogEntry[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  logged = [];
  writeFileSync(join(folder, 'index.html'), '<title>home</title>');
});
afterEach(async () => {
  await site?.close();
  site = undefined;
  rmSync(folder, { recursive: true });
});

const start = async (options: Partial<Parameters<typeof serveSite>[0]> = {}) =>
  serveSite({
    store: options.store ?? (await openSqliteStore(join(folder, 'data'))),
    log: (entry) => logged.push(entry),
    readiness: createReadiness(),
    rateLimitPerMinute: 2,
    totalLimitPerMinute: 0,
    trustProxy: 0,
    folder,
    host: '127.0.0.1',
    port: 0,
    ...options,
  });

/** Sends bytes and gives back all that came until the server closed the connection. */
function send(site: RunningSite, bytes: string): Promise<string> {
  const { hostname, port } = new URL(site.address);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

test('pages and API answer on one port, and the limit knows the address', async () => {
  site = await start();
  expect(await (await fetch(site.address)).text()).toBe('<title>home</title>');
  const post = async () => (await fetch(`${site?.address}/api/email-signup`, json(signup))).status;
  expect([await post(), await post(), await post()]).toEqual([201, 201, 429]);
  expect((await fetch(`${site.address}/api/nothing`)).status).toBe(404);
  expect(logged.map((entry) => entry.event === 'request' && entry.status)).toEqual([
    201, 201, 429, 404,
  ]);
});

const pageRequest = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('requests may be sent before earlier answers', async () => {
  site = await start();
  const last = pageRequest.replace('x', 'x\r\nConnection: close');
  const ahead = await send(site, pageRequest.repeat(60) + last);
  expect(ahead.match(/<title>home/g)).toHaveLength(61);
});

test.each([
  ['pages', pageRequest],
  [
    'posts that are refused',
    'POST /api/email-signup HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n{bad',
  ],
])('no end of requests for %s is read before others get their turn', async (_, request) => {
  site = await start();
  const { hostname, port } = new URL(site.address);
  const greedy = connect(Number(port), hostname);
  const closed = new Promise((resolve) => greedy.once('close', resolve));
  greedy.on('error', () => undefined).pause();
  greedy.write(request.repeat(10_000));
  expect((await fetch(site.address)).status).toBe(200);
  let received = '';
  greedy.setEncoding('utf8').on('data', (chunk) => {
    received += chunk;
  });
  greedy.resume();
  await closed;
  expect(received.match(/HTTP\/1\.1 \d/g)?.length ?? 0).toBeLessThan(200);
});

test('bodies that lie about their length or come in chunks are bounded', async () => {
  site = await start();
  const head =
    'POST /api/email-signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n';
  const body = JSON.stringify(signup);
  const long = 'x'.repeat(70_000);
  const answers = await Promise.all(
    [
      `${head}Content-Length: ${body.length}\r\n\r\n${body}`,
      `${head}Transfer-Encoding: chunked\r\n\r\n11170\r\n${long}\r\n0\r\n\r\n`,
      `${head}Content-Length: 70000\r\n\r\n${long}`,
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `${head}Content-Length: -5\r\n\r\n`,
      `${head}\r\n`,
    ].map((bytes) => send(site as RunningSite, bytes)),
  );
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual([
    '201',
    '413',
    '413',
    '400',
    '400',
    '400',
  ]);
});

test('a page that was just asked for is answered likewise, as each connection asks', async () => {
  site = await start();
  const page = (connection: string, method = 'GET') =>
    `${method} / HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;
  const [first] = await Promise.all([
    send(site, page('close')),
    send(site, page('keep-alive') + page('close')),
  ]);
  const many = await send(
    site,
    page('keep-alive') + page('keep-alive', 'HEAD') + page('keep-alive') + page('close'),
  );
  const withoutDate = (answers: string) => answers.replace(/^date: .*\r\n/gim, '');
  const kept = withoutDate(first).replace('Connection: close', 'Connection: keep-alive');
  const head = kept.slice(0, kept.indexOf('\r\n\r\n') + 4);
  expect(withoutDate(many)).toBe(kept + head + kept + withoutDate(first));
});

test.each([
  ['a path', '/', 200],
  ['a path of the API', '/api?x', 404],
  ['a whole URL, as a proxy may send it', 'http://example.com/?a=b', 200],
  ['a whole URL of the API', 'http://example.com/api/email-signup', 405],
])('the target of a request may be %s', async (_, target, status) => {
  site = await start();
  const answer = await send(site, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(Number(answer.slice(9, 12))).toBe(status);
  expect(answer).toMatch(/^date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/im);
});

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['no request', 'no request\r\n\r\n', 400],
  ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: b\r\nConnection: close\r\n\r\n', 417],
  ['a host that is none', 'POST /api/email-signup HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['no host at the API', 'POST /api/email-signup HTTP/1.0\r\n\r\n', 400],
  ['a health check that posts', 'POST /healthz HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['a post to a page', 'POST / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['a page where no site is built', 'GET /a HTTP/1.1\r\nHost: a\r\n\r\n', 503],
  ['a tunnel to another server', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['the server as a whole', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['an address with backslashes', 'GET /api/..\\..\\x HTTP/1.1\r\nHost: a\r\n\r\n', 400],
])('%s: refused with problem details and the headers of every answer', async (_, bytes, status) => {
  site = await start({ publicUrl: 'https://example.com', logPages: true });
  const answer = await send(site, bytes);
  expect(Number(answer.slice(9, 12))).toBe(status);
  expect(answer).toMatch(/^content-security-policy: default-src 'none'/m);
  expect(answer).toMatch(/^strict-transport-security: max-age=31536000\r$/m);
  expect(answer).toMatch(/^connection: close\r$/im);
  const { detail, instance } = JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? '');
  expect(detail).toBeTruthy();
  const [, requestId] = /^x-request-id: (\S+)\r$/m.exec(answer) ?? [];
  expect(instance).toBe(`urn:uuid:${requestId}`);
  expect(logged).toEqual([{ event: 'request-refused', requestId, status }]);
});

test('browsers keep to HTTPS where the live site has it', async () => {
  for (const [publicUrl, expected] of [
    ['https://example.com', 'max-age=31536000'],
    ['http://example.com', null],
  ] as const) {
    site = await start({ publicUrl });
    for (const path of ['/', '/none', '/api/none', '/healthz']) {
      const { headers } = await fetch(site.address + path);
      expect(headers.get('strict-transport-security')).toBe(expected);
    }
    await site.close();
  }
});

test('whether it lives and is ready', async () => {
  const readiness = createReadiness();
  site = await start({ readiness });
  const ask = async (path: string) => {
    const response = await fetch(`${site?.address}${path}`);
    return [response.status, await response.json()];
  };
  readiness.report('pages', 'They are old.');
  expect(await ask('/readyz')).toEqual([
    200,
    { status: 'ready', pages: 'They are old.', leads: 'ok' },
  ]);
  readiness.report('leads', 'The disk is full.');
  expect(await ask('/readyz')).toMatchObject([503, { leads: 'The disk is full.' }]);
  expect(await ask('/healthz')).toEqual([200, { status: 'alive' }]);
});

test('pages are logged where that is asked for, without what may be personal', async () => {
  writeFileSync(join(folder, '404.html'), '<title>none</title>');
  site = await start({ logPages: true });
  for (const path of ['/', '/none?x', '/ada@example.com']) await fetch(site.address + path);
  expect(logged).toMatchObject([
    { event: 'page', path: '/', status: 200 },
    { event: 'page-not-found', path: '/none', status: 404 },
    { event: 'page-not-found', path: '(not shown)' },
  ]);
});

test('a proxy that is not trusted is noticed once', async () => {
  site = await start();
  for (let count = 0; count < 2; count += 1)
    await fetch(site.address, { headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(logged).toMatchObject([{ event: 'proxy-not-trusted' }]);
});

test('a port in use is explained, and the store closed', async () => {
  site = await start();
  const { port } = new URL(site.address);
  const store = { ...(await openSqliteStore(join(folder, 'data'))), close: vi.fn(async () => {}) };
  await expect(start({ port: Number(port), store })).rejects.toThrow(
    `Cannot listen on 127.0.0.1, port ${port}: another program uses it. Stop that program, or choose another port: PORT=${Number(port) + 1}.`,
  );
  expect(store.close).toHaveBeenCalledTimes(1);
  await expect(start({ host: '192.0.2.1' })).rejects.toThrow('this machine has no such address');
});

test('a host that cannot be looked up now is explained, and a port is named that exists', () => {
  const explain = (error: object, port: number) =>
    explainListenError(error, 'www.example.com', port);
  const lost = { code: 'EAI_AGAIN', syscall: 'getaddrinfo', message: '' };
  expect(String(explain(lost, 80))).toContain('the name cannot be looked up now');
  const taken = { code: 'EADDRINUSE', syscall: 'listen', message: '' };
  expect(String(explain(taken, 65_535))).toContain('PORT=65534.');
});

test('closing takes no longer than ten seconds, though the database hangs', async () => {
  const store = { add: async () => {}, close: () => new Promise<void>(() => {}) };
  site = await start({ store });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const closing = site.close();
  await vi.advanceTimersByTimeAsync(10_000);
  await closing;
});

test('closing answers a request that has arrived, though nobody has read it yet', async () => {
  site = await start();
  const { hostname, port } = new URL(site.address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket
    .on('error', () => {})
    .on('data', (data) => {
      received += data;
    });
  const request = 'GET /healthz HTTP/1.1\r\nhost: example.com\r\n\r\n';
  socket.write(request);
  await expect.poll(() => received).toContain('alive');
  const setInterval = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => setInterval.mockRestore());
  const closing = site.close();
  await expect.poll(() => setInterval.mock.calls).toHaveLength(1);
  received = '';
  socket.write(request);
  setInterval.mock.calls[0]?.[0]();
  await closing;
  await expect.poll(() => received).toMatch(/connection: close.*alive/is);
});

test('closing finishes what is under way, says so on idle connections and closes the store last', async () => {
  const events: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const store: LeadStore = {
    add: () => {
      events.push('adding');
      return promise;
    },
    async *list() {},
    async forget() {},
    async newest() {
      return undefined;
    },
    confirm: async () => false,
    countReports: async () => ({ waiting: 0, givenUp: 0, oldest: 0 }),
    outbox: { take: async () => [], async settle() {} },
    async check() {},
    async close() {
      events.push('closed');
    },
  };
  site = await start({ store });
  // Both keep their connections for a next request.
  await (await fetch(site.address)).text();
  const answer = fetch(`${site.address}/api/email-signup`, json(signup));
  await expect.poll(() => events).toEqual(['adding']);
  const closing = site.close();
  const last = await fetch(site.address);
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
  const { hostname, port } = new URL(site.address);
  const connection = () =>
    new Promise((settle) => {
      const socket = connect(Number(port), hostname, () => {
        socket.destroy();
        settle('taken');
      });
      socket.on('error', ({ message }) => settle(message));
    });
  await expect.poll(connection).toContain('ECONNREFUSED');
  events.push('stored');
  resolve();
  const answered = await answer;
  expect([answered.status, answered.headers.get('connection')]).toEqual([201, 'close']);
  await closing;
  expect(events).toEqual(['adding', 'stored', 'closed']);
  await site.close();
});
