import { join } from 'node:path';
import { fingerprintFiles, listFiles } from '../../schema/files/fingerprint.ts';
import { cacheFolder } from './cache-folder.ts';

const root = join(import.meta.dirname, '../..');

/** The folder of Node's compile cache. */
export const compiledFolder = join(cacheFolder, 'compiled');

/** The fingerprint of everything besides the content that affects how pages are read and rendered. */
export function fingerprintEngine(): string {
  const files = ['blocks', 'renderer', 'schema']
    .flatMap((folder) => listFiles(root, folder))
    .filter((path) => /\.(?:tsx?|json|css)$/.test(path) && !path.startsWith('schema/generated/'));
  return fingerprintFiles(root, [...files, 'package-lock.json'], join(cacheFolder, 'engine.json'));
}
