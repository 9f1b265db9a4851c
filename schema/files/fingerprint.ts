import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeIfAllowed } from './write-whole.ts';

/**
 * Returns the fingerprint of a text or bytes. Two fingerprints are equal only if their contents
 * are.
 */
export const fingerprint = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url');

/** Empty for what is no ordinary file: reading a pipe would wait for somebody to write. */
export const fingerprintFile = (path: string): string =>
  statSync(path).isFile() ? fingerprint(readFileSync(path)) : '';

/** Milliseconds. No file system has coarser timestamps. */
const coarsestClock = 2000;

/**
 * Returns a stamp of a file that stays the same until the file is written again. The file is not
 * read. Empty if the file is missing, or was written so recently that another change might not show
 * in its timestamps.
 */
export function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? stampFrom(stats) : '';
}

/** Returns the stamp of a file from its stats, which must be taken before the file is read. */
export function stampFrom({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return Date.now() - ctimeMs < coarsestClock ? '' : `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Lists every file below a folder in a fixed order, as paths relative to it, with `/`. */
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
 * Returns one fingerprint of several files and their names. If none was written since the last
 * call, it is taken from the file `cache` and no other file is read: 3 ms instead of 15 for the
 * code of this project.
 */
export function fingerprintFiles(root: string, files: readonly string[], cache: string): string {
  // `join` would take a third of the time.
  const stamps = files.map((file) => stampOf(`${root}/${file}`));
  const key = stamps.includes('')
    ? ''
    : fingerprint(JSON.stringify([process.version, files, stamps]));
  const cached = readCached(cache);
  if (key !== '' && cached?.key === key) return cached.print;
  const sum = createHash('sha256').update(process.version);
  for (const file of files) sum.update(file).update(readFileSync(join(root, file)));
  const print = sum.digest('base64url');
  if (key !== '') writeIfAllowed(cache, JSON.stringify({ key, print }));
  return print;
}

function readCached(file: string): { key: string; print: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
