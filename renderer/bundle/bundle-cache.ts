import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../schema/plain-error.ts';
import type { ClientAssets } from '../page/document.ts';
import type { CompiledRules } from '../styles/compile-rules.ts';
import { markOpened, removeUnused } from './cached-folders.ts';
import { cacheFolder, compiledFolder, fingerprintEngine } from './engine.ts';
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

/** The number of bundles to keep, however old they are. */
const kept = 4;
/** In milliseconds. A bundle that was opened more recently may be in use by another process. */
const mayBeInUse = 600_000;

/** Whether there is a bundle of the current code. */
export const isBundled = (engine: string): boolean => existsSync(join(folder, engine));

/** The bundle of the current code, made if it is missing. */
export async function openBundle(engine: string): Promise<Bundle> {
  const cached = join(folder, engine);
  const opened = markOpened(cached) ? cached : await makeBundle(engine);
  return {
    client: join(opened, 'client'),
    server: join(opened, 'server/server.js'),
    ...JSON.parse(readFileSync(join(opened, 'bundle.json'), 'utf8')),
  };
}

/**
 * Bundles the code into a folder of its own, which then gets the name of the code. It keeps its own
 * name if the code was saved meanwhile, because nobody knows which of both it is.
 */
async function makeBundle(engine: string): Promise<string> {
  checkPairs();
  const own = join(folder, `${engine}.${randomUUID()}`);
  mkdirSync(own, { recursive: true });
  await runBundler(own);
  const bundle = fingerprintEngine() === engine ? nameBundle(own, join(folder, engine)) : own;
  removeUnused(folder, kept, mayBeInUse);
  return bundle;
}

/** Gives a bundle its name. If another process was faster, its bundle is used. */
function nameBundle(own: string, name: string): string {
  try {
    renameSync(own, name);
  } catch (error) {
    if (!markOpened(name)) throw error;
    rmSync(own, { recursive: true, force: true });
  }
  return name;
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
  let reason: unknown;
  bundler.on('message', (message) => {
    reason = message;
  });
  // Its last message may come after its end.
  const [[code, signal]] = await Promise.all([once(bundler, 'exit'), once(bundler, 'disconnect')]);
  if (code === 0) return;
  const end = signal ? `${signal} ended the bundler` : 'the bundler ended without saying why';
  throw new PlainError(`${reason ?? `The code could not be bundled: ${end}.`}`);
}
