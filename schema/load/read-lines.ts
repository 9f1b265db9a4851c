import { readFileSync, statSync } from 'node:fs';

/**
 * Reads the lines of a content file, numbered as in diagnostics. `undefined` if it cannot be read.
 */
export function readLines(path: string): string[] | undefined {
  try {
    // Reading a pipe would wait for somebody to write.
    if (!statSync(path).isFile()) return undefined;
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/);
  } catch {
    return undefined;
  }
}
