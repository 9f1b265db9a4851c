import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder that is not there yet, with those above it, folder by folder:
 * node's own recursive way never returns below `/proc`.
 * @param mode who may enter what is made
 * @returns why it cannot be a folder, or `undefined`. A full disk is no reason: it may be emptied
 *   while the server runs.
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
    // Another process may have been first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
