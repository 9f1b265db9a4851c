import {
  accessSync,
  chmodSync,
  constants,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../files/fingerprint.ts';
import { isInside } from '../files/is-inside.ts';

/** The reason why a file was not edited. */
export type Refusal =
  | 'is a symbolic link or behind one'
  | 'lies outside of the content folder'
  | 'was changed in between'
  | 'was moved or deleted in between';

/**
 * Replaces the text of a content file atomically, keeping its permissions and byte order mark.
 * Symbolic links are never followed, so nothing outside the content folder is written. Throws
 * errors of the file system.
 * @param expected fingerprint of the file when its text was read
 * @param edit returns the new text, or the same text to write nothing
 * @returns the reason if the file was not edited
 */
export function editFile(
  content: string,
  file: string,
  expected: string,
  edit: (text: string) => string,
): Refusal | undefined {
  try {
    return replaceText(content, file, expected, edit);
  } catch (error) {
    if (isMissing(error)) return 'was moved or deleted in between';
    throw error;
  }
}

/** Whether the file of an operation, or its folder, is not there. */
export const isMissing = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';

function replaceText(...[content, file, expected, edit]: Parameters<typeof editFile>) {
  const folder = realpathSync(content);
  const path = join(folder, file);
  if (!isInside(folder, path)) return 'lies outside of the content folder';
  if (realpathSync(path) !== path) return 'is a symbolic link or behind one';
  accessSync(path, constants.W_OK);
  const bytes = readFileSync(path);
  if (fingerprint(bytes) !== expected) return 'was changed in between';
  const whole = bytes.toString('utf8');
  const mark = whole.startsWith('\ufeff') ? '\ufeff' : '';
  const text = whole.slice(mark.length);
  const edited = edit(text);
  if (edited === text) return undefined;
  // A name that is not content, so that watchers of the folder ignore it. The file's own may be as
  // long as names can be.
  const unfinished = join(dirname(path), `.edited-${process.pid}.tmp`);
  try {
    writeFileSync(unfinished, mark + edited);
    chmodSync(unfinished, statSync(path).mode);
    if (fingerprint(readFileSync(path)) !== expected) return 'was changed in between';
    renameSync(unfinished, path);
    return undefined;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
