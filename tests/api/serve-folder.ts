import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '../../api/leads/sqlite-store.ts';
import { keepRunning, openLog } from '../../api/log.ts';
import { createReadiness } from '../../api/readiness.ts';
import { serveSite } from '../../api/serve.ts';

/** Run as a process: serves a folder as `npm start` does, and writes its address to `address` there. */
const [folder = ''] = process.argv.slice(2);
const { log, finish } = openLog(process.stdout);
keepRunning(process.stderr);
const site = await serveSite({
  store: await openSqliteStore(join(folder, 'data')),
  log,
  readiness: createReadiness(),
  rateLimitPerMinute: 0,
  totalLimitPerMinute: 0,
  trustProxy: 0,
  folder,
  host: '127.0.0.1',
  port: 0,
});
console.log(`Ready on ${site.address}`);
writeFileSync(join(folder, 'address'), site.address);
process.once('SIGTERM', () =>
  site
    .close()
    .then(finish)
    .then(() => process.exit(0)),
);
