import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../../api/leads/sqlite-store.ts';
import { createReadiness } from '../../api/readiness.ts';
import { serveSite } from '../../api/serve.ts';
import { buildSite } from '../../renderer/build/build.ts';

/** Builds the site of the tests and serves it, as `npm start` does, until it is closed. */
export async function serveTestSite(): Promise<{ address: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  const out = join(folder, 'out');
  await buildSite({ content: join(import.meta.dirname, '../site'), out });
  const site = await serveSite({
    store: openSqliteStore(join(folder, 'data')),
    folder: out,
    host: '127.0.0.1',
    port: 0,
    log: () => undefined,
    readiness: createReadiness(),
    rateLimitPerMinute: 0,
    totalLimitPerMinute: 0,
    trustProxy: 0,
  });
  return {
    address: site.address,
    async close() {
      await site.close();
      rmSync(folder, { recursive: true });
    },
  };
}
