import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

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

/** Every file below a folder, as paths from it with `/`, in a fixed order. */
export function listFiles(root: string, folder = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });
}

/**
 * Of files and their names. Where none has been written since the last time, the fingerprint in
 * `cache` is taken, and no file is read: 3 ms instead of 15 for the code of this project.
 */
export function fingerprintFiles(root: string, files: readonly string[], cache: string): string {
  const stamps = files.map((file) => stampOf(join(root, file)));
  const key = stamps.includes('')
    ? ''
    : fingerprint(JSON.stringify([process.version, files, stamps]));
  const cached = readCached(cache);
  if (key !== '' && cached?.key === key) return cached.print;
  const sum = createHash('sha256').update(process.version);
  for (const file of files) sum.update(file).update(readFileSync(join(root, file)));
  const print = sum.digest('base64url');
  if (key !== '') writeWhole(cache, JSON.stringify({ key, print }));
  return print;
}

function readCached(file: string): { key: string; print: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
