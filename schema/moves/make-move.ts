import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editFile } from '../edits/edit-file.ts';
import { fingerprintFile } from '../files/fingerprint.ts';
import { MoveError } from './page-place.ts';
import type { FileEdit, MovePlan } from './plan-move.ts';

/**
 * Performs a move completely, or undoes it if the file system refuses a part. Throws `MoveError` if
 * a file was changed since the plan, and errors of the file system.
 */
export function makeMove(content: string, { from, to, edits }: MovePlan): void {
  const done: FileEdit[] = [];
  try {
    for (const edit of edits) {
      const refusal = editFile(content, edit.file, edit.expected, () => edit.after);
      if (refusal) throw new MoveError(`${edit.file} ${refusal}. Nothing was changed.`);
      done.push(edit);
    }
    const target = join(content, to.file);
    mkdirSync(dirname(target), { recursive: true });
    if (existsSync(target)) throw new MoveError(`${to.file} already exists. Nothing was changed.`);
    renameSync(join(content, from.file), target);
  } catch (error) {
    for (const { file, before } of done) {
      editFile(content, file, fingerprintFile(join(content, file)), () => before);
    }
    removeEmpty(content, to.file);
    throw error;
  }
  removeEmpty(content, from.file);
}

/** Removes the folders of a file that are now empty, up to `pages`. */
function removeEmpty(content: string, file: string): void {
  for (let folder = dirname(file); folder !== 'pages'; folder = dirname(folder)) {
    const path = join(content, folder);
    if (!existsSync(path)) continue;
    if (readdirSync(path).length > 0) return;
    rmdirSync(path);
  }
}
