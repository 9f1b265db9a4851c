import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
    const { bundle } = await import('./bundle.ts');
    const made = `${target}.${process.pid}`;
    const assets = await bundle(made);
    writeFileSync(join(made, 'assets.json'), JSON.stringify(assets));
    for (const other of readdirSync(folder)) {
      if (join(folder, other) !== made) rmSync(join(folder, other), { recursive: true });
    }
    renameSync(made, target);
  }
  return {
    client: join(target, 'client'),
    server: join(target, 'server/server.js'),
    assets: JSON.parse(readFileSync(join(target, 'assets.json'), 'utf8')),
  };
}
