import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** Of a text or bytes: equal exactly where they are. */
export const fingerprint = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url');

export const fingerprintFile = (path: string): string => fingerprint(readFileSync(path));

/** Milliseconds: no file system counts time more coarsely. */
const coarsestClock = 2000;

/**
 * Equal where a file has not been written since, without reading it. Empty where that cannot be
 * said: it is not there, or was written so recently that one more change might not show.
 */
export function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || Date.now() - stats.ctimeMs < coarsestClock) return '';
  return `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`;
}
