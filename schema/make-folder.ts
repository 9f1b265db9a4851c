import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents one by one: Node's recursive option never returns below
 * `/proc`.
 * @param mode permissions of the created folders
 * @returns why it cannot be a folder, or `undefined`. A full disk is not reported: space may be
 *   freed while the server runs.
 */
export function makeFolder(path: string, mode = 0o777): string | undefined {
  try {
    make(path, mode);
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOSPC' ? undefined : message;
  }
}

function make(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error(`${path} is a file`);
  if (dirname(path) !== path) make(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have created it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
