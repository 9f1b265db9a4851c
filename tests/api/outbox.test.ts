import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { confirmAddress } from '../../api/leads/confirm-address.ts';
import { listReports, retryReports } from '../../api/leads/sqlite-admin.ts';
import { openExisting } from '../../api/leads/sqlite-reader.ts';
import { openSqliteStore } from '../../api/leads/sqlite-store.ts';
import { listen } from '../../api/listen.ts';
import type { LogEntry } from '../../api/log.ts';
import { nextAttempt } from '../../api/outbox/backoff.ts';
import { createChannels } from '../../api/outbox/channels.ts';
import { startDelivery } from '../../api/outbox/delivery-thread.ts';
import { createMails } from '../../api/outbox/mail.ts';
import type { OutboxSettings } from '../../api/outbox/outbox-settings.ts';
import { readRetryAfter } from '../../api/outbox/webhook.ts';
import { createAppUnderTest, demo, json, signup } from './app-under-test.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const texts = {
  wizard: { subject: 'Welcome', text: 'Hello {firstName},\n\nyou are in.' },
  confirmation: {
    subject: 'Is it you?',
    text: 'Please confirm:\n{link}\n',
    question: { title: 'A', text: 'B' },
    button: 'Yes',
    success: { title: 'A', text: 'B' },
    expired: { title: 'A', text: 'B' },
  },
};
const confirmAt = 'https://www.example.com/api/confirmation';
const endings: (() => unknown)[] = [];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  endings.push(() => rmSync(folder, { recursive: true }));
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** The API with a store that reports leads, until the test ends or calls `stop`. */
async function start(settings: OutboxSettings, asks = false, isReadable = true) {
  // As after a start with a site.yaml that has errors.
  const words = isReadable ? texts : undefined;
  const store = await openSqliteStore(folder);
  const logged: LogEntry[] = [];
  const options = { settings, words, confirmAt, interval: 50 };
  const stopDelivery = startDelivery(store.outbox, options, (entry) => logged.push(entry));
  const channelsOf = createChannels(settings, words, asks);
  const { app } = createAppUnderTest({
    store,
    channelsOf,
    confirmation: {
      words: () => ({ ...texts.confirmation, language: 'en', brand: 'A', home: '/' }),
      confirm: (...link) => confirmAddress(store, ...link, (...of) => channelsOf(...of, true)),
    },
  });
  let ended: Promise<void> | undefined;
  const stop = () => {
    ended ??= stopDelivery().then(store.close);
    return ended;
  };
  endings.push(stop);
  const post = async (kind: string, body: object) =>
    (await app.request(`/api/${kind}`, json(body))).status;
  const open = async (url: string, method: string) => (await app.request(url, { method })).status;
  return { post, stop, logged, open };
}

function waiting() {
  const db = openExisting(folder, { readOnly: true });
  const reports = [...listReports(db)];
  db.close();
  return reports;
}

function retry(): void {
  const db = openExisting(folder, { readOnly: false });
  retryReports(db);
  db.close();
}

/** A receiver of webhooks that answers each request in turn as it is told, the last answer for all that follow. */
async function receive(...answers: ((response: ServerResponse) => void)[]) {
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    (answers.length > 1 ? answers.shift() : answers[0])?.(response);
  });
  const url = `${await listen(server, '127.0.0.1', 0)}/hook`;
  endings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, settings: { webhook: { url, secret } } };
}

const answer = (status: number) => (response: ServerResponse) => response.writeHead(status).end();

describe('a webhook', () => {
  test('gets each lead, signed, until it takes it: after errors, a lost connection and a restart', async () => {
    const lost = (response: ServerResponse) => response.destroy();
    const { received, settings } = await receive(answer(500), lost, answer(302), answer(204));
    const first = await start(settings);
    expect(await first.post('demo-request', demo)).toBe(201);
    for (const [index, reason] of ['500', 'fetch failed', 'LEADS_WEBHOOK_URL'].entries()) {
      const attempts = index + 1;
      const failed = [{ attempts, error: expect.stringContaining(reason) }];
      await expect.poll(waiting).toMatchObject(failed);
      if (attempts === 3) await first.stop();
      retry();
    }
    await start(settings);
    await expect.poll(waiting).toEqual([]);
    expect(received).toHaveLength(4);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { headers, body } of received) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const digest = createHmac('sha256', Buffer.alloc(32, 7)).update(signed).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${digest}`);
      expect(JSON.parse(body)).toMatchObject({ type: 'lead.created', data: { data: demo } });
    }
  });

  test('that hangs holds up nobody, and the log of its failures is not personal', async () => {
    const { settings } = await receive(() => {});
    const { post } = await start(settings);
    expect(await post('email-signup', signup)).toBe(201);
    await expect.poll(waiting).toMatchObject([{ attempts: 1, error: null }]);
    expect(await post('demo-request', demo)).toBe(201);
  });

  test('gets each lead from one of several servers', async () => {
    const { received, settings } = await receive(answer(200));
    const servers = [await start(settings), await start(settings)];
    const emails = Array.from({ length: 40 }, (_, index) => `${index}@example.com`);
    await Promise.all(
      emails.map((email, index) => servers[index % 2]?.post('email-signup', { ...signup, email })),
    );
    await expect.poll(waiting).toEqual([]);
    const got = received.map(({ body }) => JSON.parse(body).data.data.email);
    expect(got.toSorted()).toEqual(emails.toSorted());
  });

  test('that asks to wait gets the lead no earlier', async () => {
    const { settings } = await receive((response) =>
      response.writeHead(429, { 'retry-after': '1800' }).end(),
    );
    const { post } = await start(settings);
    const asked = Date.now() + 1_800_000;
    await post('email-signup', signup);
    await expect.poll(waiting).toMatchObject([{ error: 'the answer was 429' }]);
    expect(waiting()[0]?.dueAt).toBeGreaterThanOrEqual(asked);
  });

  test('hears of no suspect, and of nothing twice', async () => {
    const { received, settings } = await receive(answer(200));
    const { post } = await start(settings);
    await post('email-signup', { ...signup, website: 'x' });
    await Promise.all([post('email-signup', signup), post('email-signup', signup)]);
    await expect.poll(() => received.length).toBe(1);
    await expect.poll(waiting).toEqual([]);
    expect(received).toHaveLength(1);
  });
});

const refuse = (text: string, responseCode: number) =>
  Object.assign(new Error(text), { responseCode });

function refuseMissing(
  { address }: { address: string },
  _: unknown,
  done: (error?: Error) => void,
): void {
  done(address.startsWith('missing') ? refuse('5.1.1 no such user', 550) : undefined);
}

/**
 * A mail server without TLS that keeps what it gets, and refuses as many mails first as it is told.
 * @param host of this machine
 */
async function receiveMails(refusals = 0, host = '127.0.0.1') {
  const mails: { to: string[]; text: string }[] = [];
  const greylisted = new Set<string>();
  const passwords: unknown[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ password }, _, done) {
      passwords.push(password);
      done(null, { user: 'site' });
    },
    onMailFrom: refuseMissing,
    onRcptTo(recipient, session, done) {
      const { address } = recipient;
      if (!address.startsWith('grey') || greylisted.has(address))
        return refuseMissing(recipient, session, done);
      greylisted.add(address);
      return done(refuse('4.7.1 greylisted', 451));
    },
    async onData(stream, session, done) {
      const mail = await text(stream);
      left -= 1;
      const reply = `busy${' ada@example.com'.repeat(1_000)}`;
      if (left >= 0) return done(refuse(reply, 451));
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: mail });
      return done();
    },
  });
  const listening = server.listen(0, host);
  await once(listening, 'listening');
  endings.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  const mail = {
    server: `smtp://${host}:${port}`,
    from: 'Site <site@example.com>',
    to: 'sales@example.com',
  };
  return { mails, passwords, settings: { mail } };
}

/** An address of this machine that is not the loopback, if it has one. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

describe('a mail', () => {
  const wizard = { ...signup, firstName: 'Ada', lastName: 'Okafor' };

  test('goes to the operator for every lead, and to a visitor once', async () => {
    const { mails, settings } = await receiveMails();
    const { post } = await start(settings);
    expect(await post('email-signup', wizard)).toBe(201);
    expect(await post('email-signup', { ...wizard, source: 'cta', email: 'ADA@example.com' })).toBe(
      201,
    );
    expect(await post('demo-request', demo)).toBe(201);
    await expect.poll(waiting).toEqual([]);
    expect(mails.map(({ to }) => to[0]).toSorted()).toEqual([
      ...['ada@example.com', 'sales@example.com', 'sales@example.com', 'sales@example.com'],
    ]);
    const [confirmation] = mails.filter(({ to }) => to[0] === 'ada@example.com');
    expect(confirmation?.text).toMatch(/^Subject: Welcome\r$/m);
    expect(confirmation?.text).toContain('Hello Ada,');
    const report = mails.find((mail) => mail.text.includes('demo-request'));
    expect(report?.text).toMatch(/^Reply-To: ada@example.com\r$/m);
    expect(report?.text).toContain(demo.message);
  });

  test('to a visitor has no link that the sender of a form wrote', async () => {
    const { mails, settings } = await receiveMails();
    const { post } = await start(settings);
    expect(await post('email-signup', { ...wizard, firstName: 'evil.example/prize' })).toBe(201);
    await expect.poll(waiting).toEqual([]);
    const mail = mails.find(({ to }) => to[0] === 'ada@example.com');
    expect(mail?.text).toContain('Hello evil. example/prize,');
  });

  test('to a visitor waits while its text cannot be read', async () => {
    const { mails, settings } = await receiveMails();
    const { post, stop } = await start(settings, false, false);
    expect(await post('email-signup', wizard)).toBe(201);
    const failed = { channel: 'visitor', error: expect.stringContaining('site.yaml has errors') };
    await expect.poll(waiting).toMatchObject([failed]);
    await stop();
    await start(settings);
    retry();
    await expect.poll(waiting).toEqual([]);
    expect(mails.map(({ to }) => to[0])).toEqual(['sales@example.com', 'ada@example.com']);
  });

  test('asks for a confirmation first where the operator wants that, of signups alone', async () => {
    const { mails, settings } = await receiveMails();
    const { post, open } = await start(settings, true);
    expect(await post('email-signup', wizard)).toBe(201);
    expect(await post('demo-request', { ...demo, email: 'ben@example.com' })).toBe(201);
    await expect.poll(waiting).toEqual([]);
    expect(mails.map(({ to }) => to[0]).toSorted()).toEqual([
      ...['ada@example.com', 'sales@example.com'],
    ]);
    const text = mails.find(({ to }) => to[0] === 'ada@example.com')?.text.replaceAll('=\r\n', '');
    const [link = ''] = /https:\/\/www\S+/.exec(text?.replaceAll('=3D', '=') ?? '') ?? [];
    expect(await open(link, 'GET')).toBe(200);
    expect(await open(`${link}x`, 'POST')).toBe(410);
    expect(waiting()).toEqual([]);
    expect(await open(link, 'POST')).toBe(200);
    await expect.poll(() => mails.length).toBe(4);
    expect(mails.map(({ to }) => to[0]).filter((to) => to === 'ada@example.com')).toHaveLength(2);
  });

  test('that not everybody gets is sent again to nobody, and is known to be incomplete', async () => {
    const { mails, settings } = await receiveMails();
    const to = 'sales@example.com, missing@example.com';
    const { post, logged } = await start({ mail: { ...settings.mail, to } });
    await post('demo-request', demo);
    const failed = { channel: 'operator', dueAt: null, error: expect.stringContaining('550') };
    await expect.poll(waiting).toMatchObject([failed]);
    expect(mails).toMatchObject([{ to: ['sales@example.com'] }]);
    expect(logged).toMatchObject([{ event: 'report-failed', attempts: 1, givenUp: true }]);
  });

  test.each([
    ['sales@example.com, grey@example.com', []],
    ['sales@example.com, missing@example.com, grey@example.com', [{ dueAt: null }]],
  ])('that some of %s do not get for now is sent again to them alone', async (to, expected) => {
    const { mails, settings } = await receiveMails();
    const { post } = await start({ mail: { ...settings.mail, to } });
    await post('demo-request', demo);
    const failed = { dueAt: expect.any(Number), error: expect.stringContaining('not everybody') };
    await expect.poll(waiting).toMatchObject([failed]);
    retry();
    await expect.poll(waiting).toMatchObject(expected);
    await expect.poll(() => mails.length).toBe(2);
    expect(mails.map((mail) => mail.to)).toEqual([['sales@example.com'], ['grey@example.com']]);
    expect(mails[1]?.text).toContain('To: sales@example.com');
  });

  test('to an address that does not exist is given up at once, if a visitor typed it', async () => {
    const { mails, settings } = await receiveMails();
    const { post, stop } = await start(settings);
    const nobody = { ...wizard, email: 'missing@example.com' };
    await post('email-signup', nobody);
    const failed = { channel: 'visitor', dueAt: null, error: expect.stringContaining('no such') };
    await expect.poll(waiting).toMatchObject([failed]);
    expect(mails).toMatchObject([{ to: ['sales@example.com'] }]);
    await stop();
    const { post: postAgain, stop: stopAgain } = await start({
      mail: { ...settings.mail, to: nobody.email },
    });
    await postAgain('demo-request', demo);
    const later = { dueAt: expect.any(Number), attempts: 1 };
    await expect.poll(waiting).toMatchObject([failed, { channel: 'operator', ...later }]);
    await stopAgain();
    const { from, server } = { ...settings.mail, from: nobody.email };
    const { post: postOnceMore } = await start({ mail: { from, server } });
    await postOnceMore('email-signup', { ...wizard, email: 'ben@example.com' });
    await expect
      .poll(waiting)
      .toMatchObject([failed, { channel: 'operator' }, { channel: 'visitor', ...later }]);
  });

  test('ends in time if the mail server answers on and on', async () => {
    const server = createNetServer((socket) => {
      socket.on('error', () => {}).write('220 here\r\n');
      const answering = setInterval(() => socket.write('250-and\r\n'), 20);
      socket.on('close', () => clearInterval(answering));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    endings.push(() => server.close());
    const within = AbortSignal.timeout;
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => within(200));
    endings.push(() => limit.mockRestore());
    const { toOperator } = createMails({
      server: `smtp://127.0.0.1:${port}`,
      ...{ from: 'site@example.com', to: 'sales@example.com', words: texts },
    });
    const lead = {
      id: '1',
      kind: 'email-signup',
      receivedAt: '',
      repeats: 0,
      data: signup,
    } as const;
    await expect(toOperator(lead)).rejects.toThrow('did not accept the mail within 100 s');
  });

  test('that cannot be sent because SMTP_URL has the wrong protocol says which is right', async () => {
    const { settings } = await receiveMails();
    const server = settings.mail.server.replace('smtp:', 'smtps:');
    const { post } = await start({ mail: { ...settings.mail, server } });
    await post('demo-request', demo);
    await expect.poll(waiting).toMatchObject([{ error: expect.stringContaining('smtp:// for') }]);
  });

  test('is sent again where the server refused it, and no field becomes a header or another field', async () => {
    const { mails, settings } = await receiveMails(1);
    const { post, logged } = await start(settings);
    await post('demo-request', { ...demo, name: 'A\r\nBcc: eve@example.com' });
    await expect
      .poll(waiting, { timeout: 9000 })
      .toMatchObject([{ error: expect.stringMatching(/^.*451 busy[ …]{9,500}$/), attempts: 1 }]);
    expect(logged).toMatchObject([{ event: 'report-failed', channel: 'operator', attempts: 1 }]);
    expect(JSON.stringify(logged)).not.toContain('@');
    retry();
    await expect.poll(waiting).toEqual([]);
    expect(mails).toMatchObject([{ to: ['sales@example.com'] }]);
    expect(mails[0]?.text).not.toMatch(/^bcc/im);
    expect(mails[0]?.text).toMatch(/^name: A Bcc: eve@example.com\r$/m);
  });
});

describe('a password', () => {
  const sent = async (host: string | undefined, query = '') => {
    const { mails, passwords, settings } = await receiveMails(0, host);
    const server = `${settings.mail.server.replace('//', '//site:secret@')}${query}`;
    const { post } = await start({ mail: { ...settings.mail, server } });
    await post('demo-request', demo);
    return { mails, passwords };
  };

  test.skipIf(!outside)('goes to no other machine without TLS, and no lead does', async () => {
    const { mails, passwords } = await sent(outside);
    const failed = [{ channel: 'operator', error: expect.stringContaining('STARTTLS') }];
    await expect.poll(waiting).toMatchObject(failed);
    expect([mails, passwords]).toEqual([[], []]);
  });

  test.skipIf(!outside)('goes there if the operator says so', async () => {
    const { mails, passwords } = await sent(outside, '?requireTLS=false');
    await expect.poll(() => mails.length).toBe(1);
    expect(passwords).toEqual(['secret']);
  });

  test('goes to a server of this machine', async () => {
    const { mails, passwords } = await sent(undefined);
    await expect.poll(() => mails.length).toBe(1);
    expect(passwords).toEqual(['secret']);
  });
});

describe('the log says why no lead can be reported, and once', () => {
  test('if the store does not hand out reports', async () => {
    const { settings } = await receive(answer(200));
    const { logged } = await start(settings);
    const db = openExisting(folder, { readOnly: false });
    db.exec('ALTER TABLE outbox RENAME TO lost');
    db.close();
    const expected = [{ event: 'reporting-failed', error: expect.stringContaining('outbox') }];
    await expect.poll(() => logged).toEqual(expected);
    await sleep(300);
    expect(logged).toEqual(expected);
  });

  test('if the thread that sends cannot start, which also stops without an error', async () => {
    const { logged, stop } = await start({ webhook: { url: '', secret: undefined as never } });
    await stop();
    expect(logged).toMatchObject([{ event: 'reporting-failed' }]);
  });
});

test.each([
  ['120', 120_000],
  ['0', 0],
  ['-5', 0],
  ['soon', 0],
  ['', 0],
  ['Sun, 31 Jan 2027 00:01:00 GMT', 60_000],
  ['Sat, 30 Jan 2027 00:01:00 GMT', 0],
])('a receiver that asks to wait by Retry-After: %s is asked again after %i ms', (text, wait) => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 31) });
  onTestFinished(() => void vi.useRealTimers());
  expect(readRetryAfter(text)).toBe(wait);
});

test('pauses double up to an hour, and after three days it is given up', () => {
  const hour = 3_600_000;
  const pauses = [1, 2, 3, 11, 99].map((attempts) => nextAttempt(0, attempts, 0) ?? 0);
  for (const [index, pause] of [5000, 10_000, 20_000, hour, hour].entries()) {
    expect(pauses[index]).toBeGreaterThanOrEqual(pause / 2);
    expect(pauses[index]).toBeLessThanOrEqual(pause);
  }
  const same = Array.from({ length: 20 }, () => nextAttempt(0, 5, 0));
  expect(new Set(same).size, 'not all at once').toBeGreaterThan(1);
  expect(nextAttempt(0, 1, 0, hour / 2)).toBeGreaterThanOrEqual(hour / 2);
  expect(nextAttempt(0, 1, 0, 99 * hour)).toBeLessThanOrEqual(hour + 5000);
  expect(nextAttempt(0, 80, 71 * hour)).toBeGreaterThan(71 * hour);
  expect(nextAttempt(0, 80, 72 * hour)).toBeNull();
  // After a week without the receiver, one failure is no reason to give up.
  expect(nextAttempt(0, 1, 168 * hour)).toBeGreaterThan(168 * hour);
});
