import { readFileSync } from 'node:fs';

/** The lines of a content file as places count them; `undefined` where it cannot be read. */
export function readLines(path: string): string[] | undefined {
  try {
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/);
  } catch {
    return undefined;
  }
}
