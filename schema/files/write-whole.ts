import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';
import { refusalOf } from '../plain-error.ts';

/** Writes a file atomically: other processes and threads never see half of it. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}-${threadId}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/**
 * Writes a file that only saves the next command some work. Returns whether it could be written: the engine
 * may be on a read-only disk, or belong to another user.
 */
export function writeIfAllowed(file: string, content: string | Uint8Array): boolean {
  try {
    writeWhole(file, content);
    return true;
  } catch (error) {
    if (refusalOf(error) === undefined) throw error;
    return false;
  }
}
