import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { confirmAddress } from '../../../api/leads/confirm-address.ts';
import type { Lead, LeadFilter } from '../../../api/leads/leads.ts';
import { deliver, type Failure } from '../../../api/outbox/deliver.ts';
import { demo, signup } from '../app-under-test.ts';
import { collect, emails, list, newDatabase, run, storeNames } from './new-database.ts';

afterEach(() => {
  vi.useRealTimers();
});

const addLeads = (environment: object, count: number, atOnce: number, first = 0) =>
  spawn(
    process.execPath,
    [join(import.meta.dirname, '../add-leads.ts'), ...[count, atOnce, first].map(String)],
    { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
/** As many signups as are asked for, each of another address. */
const signups = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...signup, email: `${index}@example.com` }));

describe.each(storeNames)('%s', (name, isHere) => {
  const check = test.skipIf(!isHere);

  check('a lead comes back as it was stored, in order', async () => {
    const { open } = await newDatabase(name);
    const store = await open();
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
  });

  check(
    'the same submission is one lead: at once, again, in other letters, from another build',
    async () => {
      const { open } = await newDatabase(name);
      const store = await open();
      const send = (email: string, build: string) =>
        store.add('email-signup', { ...signup, email }, { route: '/', build });
      await Promise.all([send('ada@bücher.example', 'a'), send('ada@bücher.example', 'a')]);
      await send('Ada@xn--bcher-kva.Example', 'b');
      expect(await list(store)).toMatchObject([
        { data: { email: 'ada@bücher.example' }, build: 'a', repeats: 2 },
      ]);
    },
  );

  check('but not from another place, with other words or a doubt', async () => {
    const { open } = await newDatabase(name);
    const store = await open();
    const others: [object, object][] = [
      [{}, { route: '/' }],
      [{}, { route: '/pricing' }],
      [{}, { route: '/', block: 'plans' }],
      [{ source: 'cta' }, { route: '/' }],
      [{ firstName: 'Ada' }, { route: '/' }],
      [{}, { route: '/', suspicion: 'honeypot' }],
    ];
    for (const [data, place] of others)
      await store.add('email-signup', { ...signup, ...data }, place);
    expect(await list(store, { email: 'ADA@example.com' })).toHaveLength(6);
  });

  check('leads are chosen by kind and by time, the moment itself included', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { open } = await newDatabase(name);
    const store = await open();
    expect(await store.newest(new Date())).toBeUndefined();
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
    await store.forget(new Date('2026-01-03'));
    expect(await count({})).toBe(2);
    expect(await store.newest(new Date('2026-01-04'))).toEqual(new Date('2026-01-03'));
    expect(await store.newest(new Date('2026-01-03'))).toBeUndefined();
  });

  check('old leads are deleted though many newer ones were written first', async () => {
    const { open, environment } = await newDatabase(name);
    const store = await open();
    await Promise.all(signups(1001).map((lead) => store.add('email-signup', lead)));
    await store.add('demo-request', demo);
    const old = `UPDATE leads SET received_at = '2020-01-01T00:00:00.000Z',
      id = '016f5e66-e800-7000-8000-000000000000' WHERE kind = 'demo-request'`;
    if (environment.DATABASE_URL) await run(environment.DATABASE_URL, old);
    else {
      const db = new DatabaseSync(join(environment.DATA_DIR, 'leads.sqlite'));
      db.exec(old);
      db.close();
    }
    await store.forget(new Date('2020-02-01'));
    expect(await list(store, { kind: 'demo-request' })).toEqual([]);
    expect(await list(store)).toHaveLength(1001);
  });

  check('more leads than are read at once come all, each once', async () => {
    const { open } = await newDatabase(name);
    const store = await open();
    const added = signups(1001);
    await Promise.all(added.map((lead) => store.add('email-signup', lead)));
    expect(await emails(store)).toEqual(added.map(({ email }) => email));
  });

  check('closing waits for the leads that are on their way, and takes no more', async () => {
    const { open } = await newDatabase(name);
    const store = await open();
    const adding = store.add('email-signup', signup);
    await store.close();
    await adding;
    await expect(store.add('email-signup', signup)).rejects.toThrow('closed');
    expect(await list(await open())).toHaveLength(1);
  });

  check('reports are ordered with a lead, lent to one server, and settled', async () => {
    const { open, database } = await newDatabase(name);
    const servers = [await open(), await open()] as const;
    expect(await servers[0].countReports()).toEqual({ waiting: 0, givenUp: 0, oldest: 0 });
    const channels = ['webhook', 'visitor'] as const;
    for (const { email } of signups(20))
      await servers[0].add('email-signup', { ...signup, email }, { channels });
    // Neither a repeat nor a second lead on that day is a second mail.
    const again = { ...signup, email: '0@EXAMPLE.com' };
    await servers[1].add('email-signup', again, { channels });
    await servers[1].add('email-signup', { ...again, source: 'cta' }, { channels });
    const take = ({ outbox }: (typeof servers)[number]) =>
      outbox.take(['webhook', 'visitor'], 7, 60_000);
    const taken = (
      await Promise.all([0, 1, 2, 3, 4, 5, 6].map((n) => take(servers[n % 2 ? 1 : 0])))
    )
      .flat()
      .map(({ lead, channel, attempts }) => ({ leadId: lead.id, channel, attempts }));
    expect(taken).toHaveLength(41);
    expect(new Set(taken.map(({ leadId, channel }) => `${leadId} ${channel}`)).size).toBe(41);
    expect(taken.every(({ attempts }) => attempts === 1)).toBe(true);
    const [failed, givenUp, ...sent] = taken.map(({ leadId, channel }) => ({ leadId, channel }));
    if (!failed || !givenUp) throw new Error('Nothing was taken.');
    const error = 'no answer';
    const dueAt = Date.now() + 5000;
    await servers[1].outbox.settle([
      { ...failed, error, dueAt },
      { ...givenUp, error, dueAt: null },
      ...sent,
    ]);
    const admin = await database.manage(false);
    const reports = await collect(admin.reports());
    expect(reports).toMatchObject([
      { ...givenUp, error, dueAt: null, attempts: 1 },
      { ...failed, error, attempts: 1 },
    ]);
    expect(reports[1]?.dueAt).toBeCloseTo(dueAt, -1);
    expect(await take(servers[0])).toEqual([]);
    expect(await servers[0].countReports()).toEqual({
      waiting: 1,
      givenUp: 1,
      oldest: expect.any(Number),
    });
    const { leadId: id = '' } = reports[0] ?? {};
    expect(await collect(admin.reports({ id }))).toEqual(
      reports.filter(({ leadId }) => leadId === id),
    );
    const others = { email: 'nobody@example.com' };
    expect(await collect(admin.reports(others))).toEqual([]);
    expect([await admin.retry({ id: 'no such lead' }), await admin.retry(others)]).toEqual([0, 0]);
    expect(await admin.retry()).toBe(2);
    expect(await take(servers[0])).toMatchObject([{ attempts: 2 }, { attempts: 2 }]);
    const [{ channel } = failed, ...rest] = reports;
    const ofChannel = reports.filter((each) => each.channel === channel);
    expect(await admin.discard({ ...others, channel })).toBe(0);
    expect(await admin.discard({ channel })).toBe(ofChannel.length);
    expect(await collect(admin.reports({ channel }))).toEqual([]);
    expect(await admin.discard({})).toBe(rest.length + 1 - ofChannel.length);
    expect(await servers[0].countReports()).toMatchObject({ waiting: 0, givenUp: 0 });
    expect((await list(admin)).length).toBeGreaterThan(0);
    await admin.close();
  });

  check(
    'a lead that somebody has spoilt is named, given up at once, and holds up no other',
    async () => {
      const { open, environment } = await newDatabase(name);
      const store = await open();
      const channels = ['webhook'] as const;
      for (const data of signups(3)) await store.add('email-signup', data, { channels });
      const spoilt = (await list(store, { email: '1@example.com' }))[0]?.id;
      const statement = `UPDATE leads SET data = '{}' WHERE id = '${spoilt}'`;
      if (name === 'PostgreSQL') await run(environment.DATABASE_URL, statement);
      else {
        const db = new DatabaseSync(join(environment.DATA_DIR, 'leads.sqlite'));
        db.exec(statement);
        db.close();
      }
      const listed: string[] = [];
      const listing = (async () => {
        for await (const { data } of store.list()) listed.push(data.email);
      })();
      await expect(listing).rejects.toThrow(spoilt);
      expect(listed).toEqual(['0@example.com', '2@example.com']);
      const sent: Lead[] = [];
      const failures: Failure[] = [];
      const delivery = deliver(store.outbox, {
        channels,
        most: 10,
        send: async (_, lead) => void sent.push(lead),
        onFailure: (failure) => failures.push(failure),
        interval: 20,
      });
      await expect.poll(() => store.countReports()).toMatchObject({ waiting: 0, givenUp: 1 });
      await delivery.stop(1000);
      const addresses = sent.map(({ data }) => data.email).toSorted();
      expect(addresses).toEqual(['0@example.com', '2@example.com']);
      expect(failures).toEqual([
        { channel: 'webhook', leadId: spoilt, attempts: 1, givenUp: true },
      ]);
    },
  );

  check('the operator counts, releases and deletes', async () => {
    const { open, database } = await newDatabase(name);
    const store = await open();
    await store.add('email-signup', signup, { suspicion: 'sent within 1 s' });
    await store.add('demo-request', demo, { channels: ['webhook', 'visitor'] });
    await store.add('demo-request', { ...demo, email: 'ben@example.com' });
    const admin = await database.manage(false);
    const [suspect] = await list(admin, { suspect: true });
    expect(suspect).toMatchObject({ suspicion: 'sent within 1 s', data: signup });
    expect(await list(admin, { id: suspect?.id })).toEqual([suspect]);
    expect(await list(admin, { id: 'none' })).toEqual([]);
    expect(await admin.release(suspect?.id ?? '', ['operator'])).toBe(true);
    expect(await admin.release(suspect?.id ?? '', ['operator'])).toBe(false);
    expect(await collect(admin.reports())).toHaveLength(3);
    expect(await admin.count({ email: 'ADA@example.com' })).toBe(2);
    expect(await admin.delete({ email: 'ADA@example.com' })).toEqual({
      deleted: 2,
      isLogged: false,
    });
    expect(await collect(admin.reports())).toEqual([]);
    expect(await emails(admin)).toEqual(['ben@example.com']);
    await admin.close();
  });

  check('who reads the mail of an address confirms its leads, and those alone', async () => {
    const { open, database } = await newDatabase(name);
    const store = await open();
    const channels = ['confirmation'] as const;
    const add = (route: string, email = signup.email) =>
      store.add('email-signup', { ...signup, email }, { route, channels });
    await add('/');
    await add('/pricing');
    await add('/', 'ben@example.com');
    await store.add('demo-request', demo);
    const asked = await store.outbox.take(channels, 9, 60_000);
    const [{ lead, token } = { lead: undefined, token: '' }] = asked.filter(
      ({ lead }) => lead.data?.email === signup.email,
    );
    // One mail a day for an address.
    expect(asked).toHaveLength(2);
    const confirm = (token: string) =>
      confirmAddress(store, lead?.id ?? '', token, () => ['webhook']);
    const states = async () => (await list(store)).map(({ confirmation }) => confirmation);
    expect(await confirm('x')).toBe(false);
    expect(await confirmAddress(store, 'x', token ?? '', () => [])).toBe(false);
    expect(await states()).toEqual(['awaited', 'awaited', 'awaited', undefined]);
    for (const _ of ['once', 'twice']) expect(await confirm(token ?? '')).toBe(true);
    const time = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await states()).toEqual([time, time, 'awaited', undefined]);
    expect(await store.outbox.take(['webhook'], 9, 60_000)).toHaveLength(2);
    // Corrected: what the other address has of the link is worth nothing.
    const admin = await database.manage(false);
    const [ben] = await list(admin, { email: 'ben@example.com' });
    const data = { ...signup, email: 'bea@example.com' };
    await admin.correct([{ ...ben, data } as Lead]);
    await store.add('email-signup', { ...signup, email: 'cy@example.com' }, { suspicion: 'x' });
    const [suspect] = await list(admin, { suspect: true });
    expect(await admin.release(suspect?.id ?? '', channels)).toBe(true);
    await admin.close();
    expect(await states()).toEqual([time, time, 'awaited', undefined, 'awaited']);
    const [again, ...more] = await store.outbox.take(channels, 9, 60_000);
    expect(more).toMatchObject([{ lead: { id: suspect?.id }, token: expect.any(String) }]);
    expect(again).toMatchObject({ lead: { data }, attempts: 1 });
    expect(asked.map(({ token }) => token)).not.toContain(again?.token);
    // Their mails still wait.
    await store.forget(new Date(), true);
    expect(await states()).toEqual([time, time, 'awaited', undefined, 'awaited']);
    await store.outbox.settle(
      [again, ...more].map((report) => ({
        leadId: report?.lead.id ?? '',
        channel: 'confirmation',
      })),
    );
    await store.forget(new Date(Date.now() + 1000), true);
    expect(await states()).toEqual([time, time, undefined]);
  });

  check('a visitor who is asked late has as long to confirm as others', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const day = 24 * 60 * 60 * 1000;
    const today = Date.now();
    const { open } = await newDatabase(name);
    const store = await open();
    vi.setSystemTime(today - 9 * day);
    const channels = ['confirmation'] as const;
    await store.add('email-signup', signup, { route: '/', channels });
    await store.add('email-signup', signup, { route: '/pricing', channels });
    vi.setSystemTime(today + 1000);
    const weekAgo = new Date(today - 7 * day);
    const [{ lead } = { lead: undefined }] = await store.outbox.take(channels, 9, 60_000);
    const outcome = { leadId: lead?.id ?? '', channel: 'confirmation' } as const;
    await store.outbox.settle([{ ...outcome, error: 'away', dueAt: today + 1000 }]);
    await store.forget(weekAgo, true);
    expect(await list(store)).toHaveLength(2);
    vi.setSystemTime(today - 1000);
    await store.outbox.settle([outcome]);
    await store.forget(weekAgo, true);
    expect(await list(store)).toHaveLength(2);
    await store.forget(new Date(today), true);
    expect(await list(store)).toHaveLength(0);
  });

  check('who signs up again without having confirmed is asked again, once a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const day = 24 * 60 * 60 * 1000;
    const today = Date.now();
    const { open } = await newDatabase(name);
    const store = await open();
    const channels = ['confirmation'] as const;
    /** The tokens of the mails that are sent after the same signup came again. */
    const askedOn = async (days: number) => {
      vi.setSystemTime(today - 9 * day + days * day);
      await store.add('email-signup', signup, { channels });
      // The database of several servers has a clock of its own.
      vi.setSystemTime(today + 1000);
      const reports = await store.outbox.take(channels, 9, 60_000);
      vi.setSystemTime(today - 9 * day + days * day);
      await store.outbox.settle(
        reports.map(({ lead }) => ({ leadId: lead.id, channel: 'confirmation' })),
      );
      return reports.map(({ token }) => token);
    };
    const [token] = await askedOn(0);
    expect(token).toBeTruthy();
    expect(await askedOn(0.5)).toEqual([]);
    expect(await askedOn(2)).toEqual([token]);
    expect(await askedOn(2.5)).toEqual([]);
    expect(await askedOn(4)).toEqual([token]);
    const [lead] = await list(store);
    expect(lead).toMatchObject({ repeats: 4, confirmation: 'awaited' });
    expect(await confirmAddress(store, lead?.id ?? '', token ?? '', () => [])).toBe(true);
    expect(await askedOn(6)).toEqual([]);
  });

  check('a report waits no longer because the clock was set back', async () => {
    const { open } = await newDatabase(name);
    const store = await open();
    await store.add('email-signup', signup, { channels: ['webhook'] });
    const take = () => store.outbox.take(['webhook'], 9, 60_000);
    const [{ lead } = { lead: undefined }] = await take();
    const settle = (hours: number) => {
      const dueAt = Date.now() + hours * 60 * 60 * 1000;
      const outcome = { leadId: lead?.id ?? '', channel: 'webhook', error: 'away', dueAt } as const;
      return store.outbox.settle([outcome]);
    };
    await settle(1);
    expect([await take(), await take()]).toEqual([[], []]);
    await settle(24 * 365);
    await expect.poll(take).toMatchObject([{ attempts: 2 }]);
  });

  check('a visitor gets mails again once a clock that was ahead is right', async () => {
    const { open } = await newDatabase(name);
    const store = await open();
    const channels = ['visitor'] as const;
    const leadsIn = async (year: number, ...sources: string[]) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      vi.setSystemTime(Date.UTC(year, 0, 1));
      for (const source of sources)
        await store.add('email-signup', { ...signup, source }, { channels });
      vi.useRealTimers();
      return (await store.countReports()).waiting;
    };
    expect(await leadsIn(2037, 'hero', 'cta')).toBe(1);
    expect(await leadsIn(2027, 'banner', 'footer')).toBe(2);
    expect(await leadsIn(2027, 'header')).toBe(2);
  });

  check('the operator corrects: all at once, and reports that failed go out again', async () => {
    const { open, database } = await newDatabase(name);
    const store = await open();
    const wrong = { ...signup, email: 'ad@example.com' };
    await store.add('email-signup', wrong, { channels: ['webhook', 'visitor'] });
    await store.add('email-signup', { ...wrong, firstName: 'Ada' }, { channels: ['webhook'] });
    await store.add('email-signup', { ...signup, firstName: 'Ada' });
    const [first] = await store.outbox.take(['visitor'], 1, 60_000);
    const leadId = first?.lead.id ?? '';
    await store.outbox.settle([{ leadId, channel: 'visitor', error: 'unknown', dueAt: null }]);
    const admin = await database.manage(false);
    const corrected = (await list(admin, { email: wrong.email })).map(
      (lead) => ({ ...lead, data: { ...lead.data, email: signup.email } }) as Lead,
    );
    expect(await admin.correct(corrected)).toEqual({ isLogged: false });
    // One that becomes the same as another lead is counted there, and its reports go.
    expect(await list(admin)).toMatchObject([
      { data: signup, repeats: 0 },
      { data: { firstName: 'Ada' }, repeats: 1 },
    ]);
    expect(await collect(admin.reports())).toHaveLength(2);
    const again = await store.outbox.take(['visitor', 'webhook'], 9, 60_000);
    expect(again.map(({ lead, attempts }) => [lead.data?.email, attempts])).toEqual([
      [signup.email, 1],
      [signup.email, 1],
    ]);
    await admin.close();
  });

  check('a corrected address has got no mail yet, and the same one has', async () => {
    const { open, database } = await newDatabase(name);
    const store = await open();
    const channels = ['visitor'] as const;
    const wrong = { ...signup, email: 'ad@example.com' };
    await store.add('email-signup', wrong, { channels });
    await store.add('email-signup', { ...signup, email: 'ben@example.com' }, { channels });
    const admin = await database.manage(false);
    const corrected = (await list(admin)).map(({ data, ...lead }) => {
      const email = data.email === wrong.email ? signup.email : data.email;
      return { ...lead, data: { ...data, email, firstName: 'A' } } as Lead;
    });
    await admin.correct(corrected);
    await admin.close();
    for (const { email } of corrected.map(({ data }) => data))
      await store.add('email-signup', { ...signup, email, source: 'footer' }, { channels });
    const reports = await store.outbox.take(channels, 9, 60_000);
    expect(reports.map(({ lead }) => lead.data?.email).toSorted()).toEqual([
      ...[signup.email, signup.email, 'ben@example.com'],
    ]);
  });

  check.each([
    [1, 20],
    [16, 500],
  ])('acknowledged leads survive the death of the process, %i at once', async (atOnce, enough) => {
    const { database, environment } = await newDatabase(name);
    const child = addLeads(environment, 1_000_000, atOnce);
    const acknowledged: string[] = [];
    for await (const email of createInterface({ input: child.stdout })) {
      acknowledged.push(email);
      if (acknowledged.length === enough) child.kill('SIGKILL');
    }
    const admin = await database.manage(true);
    const stored = await emails(admin);
    await admin.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
    expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
  });

  check('several processes may open a new database and write at once', async () => {
    const { database, environment } = await newDatabase(name);
    const children = [0, 100, 200].map((first) => addLeads(environment, 30, 3, first));
    for (const child of children) child.stdout.resume();
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
    expect(codes).toEqual([0, 0, 0]);
    const admin = await database.manage(true);
    expect(await list(admin)).toHaveLength(90);
    await admin.close();
  });
});
