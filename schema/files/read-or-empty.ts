import { readFileSync } from 'node:fs';

/** Returns the text of a file; empty if it cannot be read. */
export function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
