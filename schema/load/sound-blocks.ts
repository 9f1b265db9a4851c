import type { Path, Problem } from '../diagnostics/diagnostics.ts';

/** Whether a place is in a part of a page without errors, or in a page without any. */
export type IsSound = (file: string, where: Problem['where']) => boolean;

/** Indexes of blocks and names of properties with errors, or `all` if an error may concern every part. */
export type FaultyParts = (number | string)[] | 'all';

/** The part of a page that a path leads to: the index of a block, or the name of a property. */
export const partOf = ([name = '', index]: Path): number | string =>
  name === 'blocks' && typeof index === 'number' ? index : name;

/**
 * Other checks of a page with errors are limited to its sound parts, because what they find elsewhere
 * may follow from the errors.
 * @param faulty the pages with errors, by file
 */
export const findSound =
  (faulty: ReadonlyMap<string, FaultyParts>): IsSound =>
  (file, { path = [] }) => {
    const parts = faulty.get(file);
    if (parts === undefined) return true;
    return path.length > 0 && parts !== 'all' && !parts.includes(partOf(path));
  };
