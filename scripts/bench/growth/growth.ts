import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findLeadDatabase } from '../../../api/leads/lead-database.ts';
import { findPostgres } from '../../postgres/find-postgres.ts';
import {
  createPostgres,
  type Postgres,
  removePostgres,
  startPostgres,
  stopPostgres,
} from '../../postgres/run-postgres.ts';
import { startClients } from '../clients.ts';
import { countLosses } from '../count-losses.ts';
import { generateContent } from '../generate-content.ts';
import { printTable } from '../measure.ts';
import { createSiteServer, type SiteServer } from '../site-server.ts';
import { startReceiver } from '../webhook-receiver.ts';
import { startBalancer } from './balancer.ts';

/** In seconds. */
const undisturbed = 5;
const databaseAway = 30;

/**
 * Runs three servers on one PostgreSQL behind nginx with 64 clients, and reports each lead to a webhook.
 * Kills servers at random moments, then stops PostgreSQL for 30 seconds.
 * @param kills how many servers to kill
 */
export async function benchGrowth(kills: number): Promise<void> {
  const binaries = findPostgres();
  if (!binaries || spawnSync('nginx', ['-v']).error) {
    console.log('growth: not measured, since this machine does not have PostgreSQL and nginx.');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  // Started by root, nginx runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  generateContent(join(folder, 'content'), 30);
  const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
  try {
    const postgres = await createPostgres(binaries);
    endings.push(() => removePostgres(postgres));
    const receiver = await startReceiver();
    endings.push(receiver.stop);
    const servers: SiteServer[] = [];
    for (let count = 0; count < 3; count += 1) {
      const server = await createSiteServer(folder, {
        ...receiver.environment,
        DATABASE_URL: postgres.url,
        RATE_LIMIT_PER_MINUTE: '1000000',
      });
      endings.push(() => server.stop('SIGTERM'));
      // One after the other, because the first one builds the site.
      await server.start();
      servers.push(server);
    }
    const balancer = await startBalancer(
      folder,
      servers.map(({ host }) => host),
    );
    endings.push(balancer.stop);
    const url = `${balancer.address}/api/email-signup`;
    await measure({ url, servers, postgres, receiver }, kills);
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

interface Parts {
  /** Where signups are posted. */
  url: string;
  servers: readonly SiteServer[];
  postgres: Postgres;
  receiver: Awaited<ReturnType<typeof startReceiver>>;
}

async function measure({ url, servers, postgres, receiver }: Parts, kills: number): Promise<void> {
  const rows: (string | number)[][] = [];
  const acknowledged: string[] = [];
  const load = async (title: string, name: string, trouble: () => Promise<unknown>) => {
    const began = performance.now();
    const stop = startClients(url, name);
    await trouble();
    const outcome = await stop();
    const seconds = (performance.now() - began) / 1000;
    // One by one, because there are too many for the arguments of one call.
    for (const email of outcome.acknowledged) acknowledged.push(email);
    const times = outcome.times.toSorted((a, b) => a - b);
    const others = [...outcome.statuses].filter(([status]) => status !== 201);
    rows.push([
      title,
      (outcome.acknowledged.size / seconds).toFixed(0),
      (times[Math.floor(times.length * 0.99)] ?? 0).toFixed(0),
      outcome.longestGap.toFixed(0),
      others.map(([status, count]) => `${count} × ${status || 'none'}`).join(', ') || '0',
    ]);
  };
  await load('undisturbed', 'a', () => sleep(undisturbed * 1000));
  await load(`${kills} killed`, 'b', () => killServers(servers, kills));
  await load(`PostgreSQL away for ${databaseAway} s`, 'c', () => restart(postgres));
  printTable(
    [
      'three servers, one PostgreSQL',
      'signups a second',
      'p99 ms',
      'longest gap ms',
      'other answers',
    ],
    rows,
  );
  console.log();
  await countLosses(await findLeadDatabase('', postgres.url), acknowledged, receiver.received);
}

/** Kills servers one after the other, each at a random time after the previous one is back. */
async function killServers(servers: readonly SiteServer[], kills: number): Promise<void> {
  for (let count = 0; count < kills; count += 1) {
    await sleep(500 + Math.random() * 1000);
    const server = servers[Math.floor(Math.random() * servers.length)];
    await server?.stop('SIGKILL');
    await sleep(500);
    await server?.start();
  }
  await sleep(500);
}

async function restart(postgres: Postgres): Promise<void> {
  await sleep(2000);
  await stopPostgres(postgres);
  await sleep(databaseAway * 1000);
  await startPostgres(postgres);
  await sleep(3000);
}
