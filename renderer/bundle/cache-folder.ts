import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from '../../schema/files/fingerprint.ts';

const root = join(import.meta.dirname, '../..');

/** The cache of the project. It may be deleted at any time. */
export const projectCache = join(root, '.cache');

/**
 * Where this process keeps what saves the next one work: the cache of the project, or where this user
 * may not write that, one of their own. What others have cached in the project is still read.
 */
const lastingCache = open(() => projectCache) ?? open(userCache);
export const cacheFolder = lastingCache ?? openTemporary();

/** Whether the cache ends with this process, because the user can write neither of the others. */
export const isCacheLost = lastingCache === undefined;

/** Not a shared folder such as /tmp: the cache has code that is run. */
function userCache(): string {
  const all = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(all, 'pages-from-yaml', fingerprint(root).slice(0, 16));
}

/** @param find throws where a user has no home, as in containers that run with any user id */
function open(find: () => string): string | undefined {
  try {
    const folder = find();
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return undefined;
  }
}

function openTemporary(): string {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'pages-from-yaml-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    // A build says why it cannot write here. To serve the last build, nothing has to be written.
    return projectCache;
  }
}
