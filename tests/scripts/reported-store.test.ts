import { expect, test, vi } from 'vitest';
import { daysToConfirm } from '../../api/leads/confirmation.ts';
import type { LeadDatabase, LeadStore } from '../../api/leads/lead-store.ts';
import type { LogEntry } from '../../api/log.ts';
import { openReportedStore } from '../../scripts/serve/open-reported-store.ts';

const options = {
  reports: { webhook: undefined, mail: undefined },
  doubleOptIn: false,
  publicUrl: undefined,
  apiOrigin: undefined,
  retentionDays: 30,
};

test('a store whose leads cannot be reported is closed, because it is opened again', async () => {
  const close = vi.fn(async () => {});
  const database = { open: async () => ({ close }) as unknown as LeadStore };
  const failing = {
    ...options,
    get reports(): never {
      throw new Error('The disk is full.');
    },
  };
  const { open } = openReportedStore(database as LeadDatabase, '', failing, () => undefined);
  await expect(open()).rejects.toThrow('full');
  expect(close).toHaveBeenCalledTimes(1);
});

const day = 24 * 60 * 60 * 1000;

test.each<[string, number, [days: number, isUnconfirmed: boolean][]]>([
  ['after 30 days', 30, [[30, false]]],
  ['never, with 0 days', 0, []],
])('leads are deleted %s, and unconfirmed ones in any case', async (_, retentionDays, expected) => {
  const deleted: [days: number, isUnconfirmed: boolean][] = [];
  const forget = async (before: Date, isUnconfirmed = false) => {
    deleted.push([Math.round((Date.now() - before.getTime()) / day), isUnconfirmed]);
  };
  const database = {
    open: async () =>
      ({ forget, newest: async () => undefined, close: async () => {} }) as unknown as LeadStore,
  };
  const { open } = openReportedStore(
    database as LeadDatabase,
    '',
    { ...options, retentionDays },
    () => undefined,
  );
  const store = await open();
  expect(deleted).toEqual([[daysToConfirm, true], ...expected]);
  await store.close();
});

test('old leads that cannot be deleted are logged', async () => {
  const logged: LogEntry[] = [];
  const forget = () => Promise.reject(new Error('database is locked'));
  const database: Pick<LeadDatabase, 'open'> = {
    open: async () =>
      ({ forget, newest: async () => undefined, close: async () => {} }) as unknown as LeadStore,
  };
  const { open } = openReportedStore(database as LeadDatabase, '', options, (entry) =>
    logged.push(entry),
  );
  const store = await open();
  await expect
    .poll(() => logged)
    .toMatchObject([{ event: 'retention-failed', error: 'database is locked' }]);
  await store.close();
});
