import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editFile, isMissing } from '../edits/edit-file.ts';
import { fingerprint } from '../files/fingerprint.ts';
import { refusalOf } from '../plain-error.ts';
import { interrupted, MoveError } from './page-place.ts';
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
      if (refusal) throw interrupted(edit.file, refusal);
      done.push(edit);
    }
    moveFile(content, from.file, to.file);
  } catch (error) {
    const changed = done.filter((edit) => !undo(content, edit)).map(({ file }) => file);
    removeEmpty(content, to.file);
    if (changed.length === 0) throw error;
    const reason =
      error instanceof MoveError
        ? 'An editor or another command changed the same files.'
        : (refusalOf(error) ?? (error as Error).message);
    throw new MoveError(
      `${reason}\n${changed.join(', ')} could not be put back: \`git diff\` shows which links to correct.`,
      { cause: error },
    );
  }
  removeEmpty(content, from.file);
}

function moveFile(content: string, from: string, to: string): void {
  const target = join(content, to);
  mkdirSync(dirname(target), { recursive: true });
  if (existsSync(target)) throw new MoveError(`${to} already exists. Nothing was changed.`);
  try {
    renameSync(join(content, from), target);
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw interrupted(from, 'was moved or deleted in between');
  }
}

/** Puts the text of a file back, unless somebody else has changed it since. Returns whether it did. */
function undo(content: string, { file, before, after }: FileEdit): boolean {
  try {
    const mark = readFileSync(join(content, file), 'utf8').startsWith('\ufeff') ? '\ufeff' : '';
    return editFile(content, file, fingerprint(mark + after), () => before) === undefined;
  } catch {
    return false;
  }
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
