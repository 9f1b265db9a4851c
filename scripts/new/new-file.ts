import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { callerFolder, UsageError } from '../command-line.ts';

/** The path of a file, relative to where the command was called. */
export const shownPath = (file: string): string => relative(callerFolder(), file);

/** @throws UsageError if one of the files exists */
export function refuseExisting(files: readonly string[]): void {
  const existing = files.find((file) => existsSync(file));
  if (existing) throw alreadyExists(existing);
}

const alreadyExists = (file: string): UsageError =>
  new UsageError(`${shownPath(file)} already exists. Choose another name, or edit that file.`);

/**
 * Writes a new file and the folders it needs.
 * @throws UsageError if another process has created the file in the meantime
 */
export function writeNew(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openNew(file);
  try {
    writeFileSync(handle, text);
  } catch (error) {
    // Leave no half-written page behind.
    rmSync(file);
    throw error;
  } finally {
    closeSync(handle);
  }
}

function openNew(file: string): number {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? alreadyExists(file) : error;
  }
}
