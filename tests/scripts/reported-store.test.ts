import { expect, test } from 'vitest';
import type { LeadDatabase, LeadStore } from '../../api/leads/lead-store.ts';
import type { LogEntry } from '../../api/log.ts';
import { openReportedStore } from '../../scripts/serve/open-reported-store.ts';

test('old leads that cannot be deleted are logged', async () => {
  const logged: LogEntry[] = [];
  const forget = () => Promise.reject(new Error('database is locked'));
  const database: Pick<LeadDatabase, 'open'> = {
    open: async () => ({ forget, close: async () => {} }) as unknown as LeadStore,
  };
  const options = {
    reports: { webhook: undefined, mail: undefined },
    doubleOptIn: false,
    publicUrl: undefined,
    apiOrigin: undefined,
    retentionDays: 30,
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
