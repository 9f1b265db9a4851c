import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../schema/plain-error.ts';
import type { ClientAssets } from '../page/document.ts';
import type { CompiledRules } from '../styles/compile-rules.ts';
import { cacheFolder, compiledFolder } from './engine.ts';
import { checkPairs } from './paired-files.ts';

export interface Bundle {
  /** The folder of files for browsers. */
  client: string;
  /** The module that renders pages. */
  server: string;
  assets: ClientAssets;
  /** The compiled rules of all components. */
  rules: CompiledRules;
}

const folder = join(cacheFolder, 'bundles');

/** The number of bundles to keep: this one, and those that another process may be using. */
const kept = 4;

/** Whether there is a bundle of the current code. */
export const isBundled = (engine: string): boolean => existsSync(join(folder, engine));

/** The bundle of the current code, made if it is missing. */
export async function openBundle(engine: string): Promise<Bundle> {
  const target = join(folder, engine);
  if (!isBundled(engine)) {
    checkPairs();
    mkdirSync(folder, { recursive: true });
    await runBundler(target);
    removeOldest();
  }
  return {
    client: join(target, 'client'),
    server: join(target, 'server/server.js'),
    ...JSON.parse(readFileSync(join(target, 'bundle.json'), 'utf8')),
  };
}

function removeOldest(): void {
  const age = (name: string) =>
    Date.now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const byAge = readdirSync(folder).sort((a, b) => age(a) - age(b));
  for (const name of byAge.slice(kept))
    rmSync(join(folder, name), { recursive: true, force: true });
}

async function runBundler(target: string): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compiledFolder,
    // Rolldown's allocator, mimalloc, then returns freed memory at once: 90 MB less, and no slower.
    MIMALLOC_PURGE_DELAY: '0',
  };
  const bundler = fork(join(import.meta.dirname, 'bundle-process.ts'), [target], {
    env,
    execArgv: [],
  });
  const [code, signal] = await once(bundler, 'exit');
  if (signal) throw new PlainError(`The code could not be bundled: ${signal} ended the bundler.`);
  // It has printed the error itself.
  if (code !== 0) throw new PlainError('The code could not be bundled: see above.');
}
