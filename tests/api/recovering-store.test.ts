import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../api/log.ts';
import { createReadiness } from '../../api/readiness.ts';
import { createRecoveringStore, type OpenStore } from '../../api/recovering-store.ts';
import { createAppUnderTest, json, signup } from './app-under-test.ts';

const logged: LogEntry[] = [];
const readiness = createReadiness();
beforeEach(() => {
  logged.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store on a disk that may fail. */
function createDisk() {
  const disk = { works: true, counts: true, answers: true, closed: 0, reason: 'The disk is full.' };
  const check = () => {
    if (!disk.works) throw new Error(disk.reason);
  };
  const open = async (): Promise<OpenStore> => {
    check();
    return {
      add: async () => check(),
      check: async () => {
        if (!disk.answers) throw new Error('It is away.');
      },
      countRequests: async (requests) => {
        if (!disk.counts) throw new Error('permission denied');
        return new Map([...requests.keys()].map((key) => [key, { requests: 1, seconds: 60 }]));
      },
      close: async () => {
        disk.closed += 1;
      },
    };
  };
  const store = () =>
    createRecoveringStore({
      open,
      log: (entry) => logged.push(entry),
      readiness,
    });
  return { disk, store };
}

test('a store that cannot be opened is opened by itself, and a failure is no longer one after a while', async () => {
  const { disk, store: start } = createDisk();
  disk.works = false;
  const store = await start();
  const add = () => store.add('email-signup', signup);
  await expect(add()).rejects.toThrow('not open');
  await vi.advanceTimersByTimeAsync(5000);
  expect(readiness.state().status).toBe('unavailable');
  disk.works = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(readiness.state().status).toBe('ready');
  await add();
  disk.works = false;
  await expect(add()).rejects.toThrow('full');
  expect(readiness.state().status).toBe('unavailable');
  disk.works = true;
  await add();
  expect(readiness.state().status).toBe('ready');
  disk.works = false;
  await expect(add()).rejects.toThrow('full');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readiness.state().status).toBe('ready');
  // The last failure has no end yet: no lead has come that shows it.
  const [failed, worked] = ['store-unavailable', 'store-available'];
  const events = [failed, worked, failed, worked, failed];
  expect(logged.map(({ event }) => event)).toEqual(events);
  disk.works = true;
  await add();
  expect(logged.map(({ event }) => event)).toEqual([...events, worked]);
  await store.close();
  expect(disk.closed).toBe(1);
});

test('the last failure counts, also after several at once', async () => {
  const { disk, store: start } = createDisk();
  const store = await start();
  const add = () => store.add('email-signup', signup);
  disk.works = false;
  await Promise.allSettled([add(), add()]);
  await vi.advanceTimersByTimeAsync(5000);
  await expect(add()).rejects.toThrow('full');
  await vi.advanceTimersByTimeAsync(7000);
  expect(readiness.state().status).toBe('unavailable');
  await vi.advanceTimersByTimeAsync(3000);
  expect(readiness.state().status).toBe('ready');
  await store.close();
});

test('a lead that failed while the database was away is no reason to wait once it is back', async () => {
  const { disk, store: start } = createDisk();
  const store = await start();
  Object.assign(disk, { works: false, answers: false });
  await expect(store.add('email-signup', signup)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(2000);
  expect(readiness.state().status).toBe('unavailable');
  Object.assign(disk, { works: true, answers: true });
  await vi.advanceTimersByTimeAsync(2000);
  expect(readiness.state().status).toBe('ready');
  await store.close();
});

test('each reason why it cannot be opened is logged, and once', async () => {
  const { disk, store: start } = createDisk();
  disk.works = false;
  const store = await start();
  await vi.advanceTimersByTimeAsync(3000);
  for (const reason of ['It is damaged.', 'The disk is full.', 'It is damaged.']) {
    disk.reason = reason;
    await vi.advanceTimersByTimeAsync(2000);
  }
  disk.works = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(logged).toMatchObject([
    { event: 'store-unavailable', error: 'The disk is full.' },
    { event: 'store-unavailable', error: 'It is damaged.' },
    { event: 'store-available' },
  ]);
  await store.close();
});

test('why requests cannot be counted is logged once, and they are limited all the same', async () => {
  const { disk, store: start } = createDisk();
  const store = await start();
  const { app } = createAppUnderTest({ store, rateLimitPerMinute: 2 });
  const post = async () => {
    const answer = app.request('/api/email-signup', json(signup));
    await vi.advanceTimersByTimeAsync(10);
    return (await answer).status;
  };
  disk.counts = false;
  expect([await post(), await post(), await post()]).toEqual([201, 201, 429]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await post()).toBe(201);
  await vi.advanceTimersByTimeAsync(2000);
  expect(logged).toEqual([{ event: 'counting-failed', error: 'permission denied' }]);
  disk.counts = true;
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await post()).toBe(201);
  disk.counts = false;
  expect(await post()).toBe(201);
  await vi.advanceTimersByTimeAsync(2000);
  expect(logged).toHaveLength(2);
  logged.length = 0;
  disk.counts = true;
  expect(await post()).toBe(201);
  disk.counts = false;
  disk.answers = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(await post()).toBe(201);
  disk.answers = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(logged.map(({ event }) => event)).toEqual(['store-unavailable', 'store-available']);
  await store.close();
});

test('looking whether it is well leaves nothing behind, however long it runs', async () => {
  const { store: start } = createDisk();
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
  const store = await start();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(added.mock.calls.length - removed.mock.calls.length).toBeLessThanOrEqual(1);
  await store.close();
});
