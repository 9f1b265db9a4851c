import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../schema/plain-error.ts';
import type { ClientAssets } from '../page/document.ts';
import type { CompiledRules } from '../styles/compile-rules.ts';
import { cacheFolder, projectCache } from './cache-folder.ts';
import { markOpened, removeUnused, removeWhole } from './cached-folders.ts';
import { compiledFolder, fingerprintEngine } from './engine.ts';
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

/** What is written beside the files of a bundle, once they are all there. */
export interface BundleRecord extends Pick<Bundle, 'assets' | 'rules'> {
  /** Each other file of the bundle, with its size in bytes. */
  sizes: Record<string, number>;
}

const folder = join(cacheFolder, 'bundles');
/** Where a bundle may be: another user may have made it. */
const folders = [...new Set([folder, join(projectCache, 'bundles')])];

/** The number of bundles to keep, however old they are. */
const kept = 4;
/** In milliseconds. A bundle that was opened more recently may be in use by another process. */
const mayBeInUse = 600_000;

/** Whether there is a bundle of the current code. */
export const isBundled = (engine: string): boolean =>
  folders.some((each) => existsSync(join(each, engine)));

/** The bundle of the current code, made if it is missing or damaged. */
export async function openBundle(engine: string): Promise<Bundle> {
  for (const each of folders) {
    const bundle = readBundle(join(each, engine));
    if (bundle) return bundle;
  }
  const bundle = readBundle(await makeBundle(engine));
  if (!bundle) throw new Error('A part of the new bundle is missing.');
  return bundle;
}

/** Reads a bundle, unless it or a part of it is missing, as after a power failure. */
function readBundle(path: string): Bundle | undefined {
  if (!markOpened(path)) return undefined;
  try {
    const { sizes, ...rest }: BundleRecord = JSON.parse(
      readFileSync(join(path, 'bundle.json'), 'utf8'),
    );
    const isWhole = Object.entries(sizes).every(
      ([file, size]) => statSync(join(path, file)).size === size,
    );
    if (!isWhole) return undefined;
    return { client: join(path, 'client'), server: join(path, 'server/server.js'), ...rest };
  } catch {
    return undefined;
  }
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

/** Gives a bundle its name, in place of a damaged one. If another process was faster, its bundle is used. */
function nameBundle(own: string, name: string): string {
  if (!readBundle(name)) removeWhole(name);
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
