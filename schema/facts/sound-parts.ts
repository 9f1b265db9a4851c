import type { Problem } from '../model/diagnostics.ts';
import { pointerOf } from '../model/pointer.ts';

/** Whether a place is in a part of a page without errors, or in a page without any. */
export type IsSound = (file: string, where: Problem['where']) => boolean;

/**
 * JSON pointers of the properties that errors are about, and of blocks whose lines had to be repaired;
 * or `all` if an error may concern every part.
 */
export type FaultyParts = string[] | 'all';

/** Whether a place is in a part with errors, or contains one. */
export const isFaulty = (pointer: string, parts: FaultyParts): boolean =>
  parts === 'all' ||
  parts.some(
    (part) => `${pointer}/`.startsWith(`${part}/`) || `${part}/`.startsWith(`${pointer}/`),
  );

/**
 * Other checks of a page with errors are limited to its sound parts, because what they find elsewhere
 * may follow from the errors.
 * @param faulty the pages with errors, by file
 */
export const findSound =
  (faulty: ReadonlyMap<string, FaultyParts>): IsSound =>
  (file, where) => {
    const parts = faulty.get(file);
    if (parts === undefined) return true;
    const { path = [] } = where;
    // The file as a whole.
    if ('offsets' in where && !where.path) return parts !== 'all';
    // The list of blocks is sound if it has a mistake in one of them.
    if (path.length === 1 && path[0] === 'blocks')
      return parts !== 'all' && !parts.includes('/blocks');
    return path.length > 0 && !isFaulty(pointerOf(path), parts);
  };
