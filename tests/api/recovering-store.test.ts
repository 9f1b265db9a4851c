import { expect, test, vi } from 'vitest';
import type { LogEntry } from '../../api/log.ts';
import { createReadiness } from '../../api/readiness.ts';
import { createRecoveringStore, type OpenStore } from '../../api/recovering-store.ts';
import { signup } from './app-under-test.ts';

const logged: LogEntry[] = [];
const readiness = createReadiness();

/** A store on a disk that may fail. */
function createDisk() {
  const disk = { works: true, closed: 0 };
  const check = () => {
    if (!disk.works) throw new Error('The disk is full.');
  };
  const open = (): OpenStore => {
    check();
    return {
      add: async (kind, data) => {
        check();
        return { id: '', receivedAt: '', kind, data } as never;
      },
      close: async () => {
        disk.closed += 1;
      },
    };
  };
  const store = () =>
    createRecoveringStore({
      open,
      probe: async () => check(),
      log: (entry) => logged.push(entry),
      readiness,
    });
  return { disk, store };
}

test('a store that cannot be opened, or fails later, is opened again by itself', async () => {
  vi.useFakeTimers();
  const { disk, store: start } = createDisk();
  disk.works = false;
  const store = start();
  const add = () => store.add('email-signup', signup);
  await expect(add()).rejects.toThrow('not open');
  expect(readiness.state().status).toBe('unavailable');
  disk.works = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(readiness.state().status).toBe('ready');
  await add();
  disk.works = false;
  await expect(add()).rejects.toThrow('full');
  await vi.advanceTimersByTimeAsync(5000);
  expect(readiness.state().status).toBe('unavailable');
  disk.works = true;
  await vi.advanceTimersByTimeAsync(1000);
  await add();
  expect(logged.map(({ event }) => event)).toEqual([
    'store-unavailable',
    'store-available',
    'store-unavailable',
    'store-available',
  ]);
  disk.works = false;
  await expect(add()).rejects.toThrow('full');
  await store.close();
  expect(disk.closed).toBe(2);
  vi.useRealTimers();
});
