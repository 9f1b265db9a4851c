import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './build-cache.ts';
import type { ClientAssets } from './document.ts';

export interface Bundle {
  /** The folder of files for browsers. */
  client: string;
  /** The module that renders pages. */
  server: string;
  assets: ClientAssets;
}

const folder = join(cacheFolder, 'bundles');

/** The bundle of the code as it is, made unless it is there. Removes those of other states. */
export async function openBundle(engine: string): Promise<Bundle> {
  const target = join(folder, engine);
  if (!existsSync(target)) {
    mkdirSync(folder, { recursive: true });
    for (const other of readdirSync(folder)) rmSync(join(folder, other), { recursive: true });
    await runBundler(target);
  }
  return {
    client: join(target, 'client'),
    server: join(target, 'server/server.js'),
    assets: JSON.parse(readFileSync(join(target, 'assets.json'), 'utf8')),
  };
}

async function runBundler(target: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const bundler = fork(join(import.meta.dirname, 'bundle-process.ts'), [target], {
    env,
    execArgv: [],
  });
  const [code] = await once(bundler, 'exit');
  if (code !== 0) throw new Error('The code could not be bundled: see above.');
}
