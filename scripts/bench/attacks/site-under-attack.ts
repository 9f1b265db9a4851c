import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateContent } from '../generate-content.ts';
import { createSiteServer, type SiteServer } from '../site-server.ts';

/** Runs a server with 30 pages and SQLite until `work` is done, and removes everything. */
export async function withSite(
  environment: Readonly<Record<string, string>>,
  work: (server: SiteServer, data: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'));
  generateContent(join(folder, 'content'), 30);
  const server = await createSiteServer(folder, { RATE_LIMIT_PER_MINUTE: '0', ...environment });
  try {
    await server.start();
    await work(server, join(folder, 'data'));
  } finally {
    await server.stop('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}
