import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { isPublishedPath } from '../addresses/published-names.ts';
import { isInside } from '../files/is-inside.ts';

/**
 * Follows a link in the folder `pages`. It may only lead to files that are published anyway,
 * because leads and other secrets may be stored near the pages.
 * @param pages the real path of the folder
 * @param parents the real paths of the folders that contain the link
 * @returns the real path of its target, or the end of a sentence that says what is wrong
 */
export function followLink(
  link: string,
  pages: string,
  parents: readonly string[],
): { target: string } | { wrong: string } {
  let target: string;
  try {
    target = realpathSync(link);
  } catch {
    return { wrong: 'leads to something that does not exist' };
  }
  if (!isInside(pages, target)) return { wrong: 'leads out of the folder `pages`' };
  if (parents.includes(target)) return { wrong: 'leads in a circle' };
  const path = relative(pages, target).split(sep).join('/');
  return isPublishedPath(path) ? { target } : { wrong: 'leads to a hidden file or a backup' };
}
