import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editFile } from '../edits/edit-file.ts';
import { fingerprintFile } from '../load/fingerprint.ts';
import { MoveError } from './page-place.ts';
import type { FileEdit, MovePlan } from './plan-move.ts';

/**
 * Makes a move: all of it, or where the system refuses a part, none. Throws `MoveError` where a file
 * was changed since the plan was made, and what the file system refuses.
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

/** Removes the folders of a file that hold nothing, up to the pages. */
function removeEmpty(content: string, file: string): void {
  for (let folder = dirname(file); folder !== 'pages'; folder = dirname(folder)) {
    const path = join(content, folder);
    if (!existsSync(path)) continue;
    if (readdirSync(path).length > 0) return;
    rmdirSync(path);
  }
}
