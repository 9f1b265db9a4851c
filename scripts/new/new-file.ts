import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { callerFolder, UsageError } from '../command-line.ts';

/** A file as a person would name it from where they are. */
export const shownPath = (file: string): string => relative(callerFolder(), file);

/** Throws where one of the files is there already. */
export function refuseExisting(files: readonly string[]): void {
  const existing = files.find((file) => existsSync(file));
  if (existing) {
    throw new UsageError(
      `${shownPath(existing)} is there already. Choose another name, or edit it.`,
    );
  }
}

/** Writes a file that is not there yet, with the folders on the way to it. */
export function writeNew(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  // Somebody else may have made it meanwhile.
  const handle = openSync(file, 'wx');
  try {
    writeFileSync(handle, text);
  } catch (error) {
    // Half a page would be a mistake of its own.
    rmSync(file);
    throw error;
  } finally {
    closeSync(handle);
  }
}
