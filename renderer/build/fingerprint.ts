import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Of a text or bytes: equal exactly where they are. */
export const fingerprint = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url');

export const fingerprintFile = (path: string): string => fingerprint(readFileSync(path));

/** Of everything that decides how a page is read and rendered, besides the content itself. */
export function engineFingerprint(): string {
  const sum = createHash('sha256').update(process.version);
  for (const folder of ['blocks', 'renderer', 'schema']) {
    for (const path of readdirSync(join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      if (!/\.(?:tsx?|json|css)$/.test(path) || path.startsWith('generated')) continue;
      sum.update(`${folder}/${path}`).update(readFileSync(join(root, folder, path)));
    }
  }
  for (const file of ['package-lock.json', 'vite.config.ts'])
    sum.update(readFileSync(join(root, file)));
  return sum.digest('base64url');
}
