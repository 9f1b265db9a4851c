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
import { basename, dirname, join } from 'node:path';
import { fingerprint } from '../load/fingerprint.ts';
import { isInside } from '../load/is-inside.ts';

/** Why a file was left alone. */
export type Refusal =
  | 'is a symbolic link or behind one'
  | 'lies outside of the content folder'
  | 'was changed in between';

/**
 * Replaces a content file by an edited text, whole or not at all; its permissions and its byte order
 * mark stay. Symbolic links are never followed, so nothing outside the content folder is written.
 * @param expected fingerprint of the file when its text was read
 * @param edit the new text; the same one where nothing is to be written
 * @returns why the file was left alone, where it was. Throws what the file system refuses.
 */
export function editFile(
  content: string,
  file: string,
  expected: string,
  edit: (text: string) => string,
): Refusal | undefined {
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
  // A name that is no content, so that nobody who watches the folder reads it.
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
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
