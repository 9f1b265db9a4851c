import type { Path, Problem } from '../diagnostics/diagnostics.ts';

/** Whether a place is in a block without errors, or in a page without any. */
export type IsSound = (file: string, where: Problem['where']) => boolean;

/** Indexes of blocks with errors, or `all` if an error may concern every block. */
export type FaultyBlocks = number[] | 'all';

/**
 * Finds the blocks with errors.
 * @param isRepaired whether the paths refer to a text that was repaired in memory
 */
export function faultyBlocks(problems: readonly Problem[], isRepaired: boolean): FaultyBlocks {
  if (isRepaired) return 'all';
  const faulty = problems
    .filter(({ severity = 'error' }) => severity === 'error')
    .map(({ where }): Path => where.path ?? ['blocks'])
    .flatMap(([part, index]) => (part === 'blocks' ? [Number(index)] : []));
  return faulty.includes(Number.NaN) ? 'all' : faulty;
}

/**
 * Other checks of a page with errors are limited to its sound blocks, because what they find elsewhere
 * may follow from the errors.
 * @param faulty the pages with errors, by file
 */
export const findSound =
  (faulty: ReadonlyMap<string, FaultyBlocks>): IsSound =>
  (file, { path = [] }) => {
    const blocks = faulty.get(file);
    if (blocks === undefined) return true;
    const [part, index] = path;
    return part === 'blocks' && blocks !== 'all' && !blocks.includes(Number(index));
  };
