import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In milliseconds. Older files are published by now, or no longer used. */
const longest = 90 * 24 * 3_600_000;

/** Limits the size of the cache. Files that are still needed are in the output, or are made again. */
export function dropUnused(cache: string): void {
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > longest) rmSync(file, { force: true });
  }
}
