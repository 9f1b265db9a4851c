import { join } from 'node:path';
import { fingerprintFiles, listFiles } from '../../schema/load/fingerprint.ts';

const root = join(import.meta.dirname, '../..');

/** What the build remembers from one run to the next; may be removed at any time. */
export const cacheFolder = join(root, '.cache');

/** Where Node keeps compiled code. */
export const compiledFolder = join(cacheFolder, 'compiled');

/** Of everything that decides how a page is read and rendered, besides the content itself. */
export function fingerprintEngine(): string {
  const files = ['blocks', 'renderer', 'schema']
    .flatMap((folder) => listFiles(root, folder))
    .filter((path) => /\.(?:tsx?|json|css)$/.test(path) && !path.startsWith('schema/generated/'));
  return fingerprintFiles(root, [...files, 'package-lock.json'], join(cacheFolder, 'engine.json'));
}
