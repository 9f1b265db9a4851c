import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds: what was made longer ago is published somewhere, or no longer used. */
const longest = 90 * 24 * 3_600_000;

/** Bounds what is kept. What is still needed is in the output, or made once more. */
export function dropUnused(cache: string): void {
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > longest) rmSync(file, { force: true });
  }
}
