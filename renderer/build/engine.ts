import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What the build remembers from one run to the next; may be removed at any time. */
export const cacheFolder = join(root, '.cache');

/** Of everything that decides how a page is read and rendered, besides the content itself. */
export function fingerprintEngine(): string {
  const sum = createHash('sha256').update(process.version);
  for (const folder of ['blocks', 'renderer', 'schema']) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx?|json|css)$/.test(path) && !path.startsWith('generated'))
      .sort();
    for (const path of files) {
      sum.update(`${folder}/${path}`).update(readFileSync(join(root, folder, path)));
    }
  }
  sum.update(readFileSync(join(root, 'package-lock.json')));
  return sum.digest('base64url');
}
