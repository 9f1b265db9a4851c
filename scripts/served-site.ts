import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../api/leads/sqlite-store.ts';
import { createReadiness } from '../api/readiness.ts';
import { serveSite } from '../api/serve.ts';
import { buildSite } from '../renderer/build/build.ts';

/** Builds a site, serves it as `npm start` does until `work` is done, and removes it. */
export async function withServedSite<Result>(
  content: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  const out = join(folder, 'out');
  await buildSite({ content, out });
  const site = await serveSite({
    store: await openSqliteStore(join(folder, 'data')),
    folder: out,
    host: '127.0.0.1',
    port: 0,
    log: () => undefined,
    readiness: createReadiness(),
    rateLimitPerMinute: 0,
    totalLimitPerMinute: 0,
    trustProxy: 0,
  });
  try {
    return await work(site.address);
  } finally {
    await site.close();
    rmSync(folder, { recursive: true });
  }
}
