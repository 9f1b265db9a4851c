import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { isInside } from './is-inside.ts';
import { isPublishedPath } from './published-names.ts';

/**
 * Follows a link in the folder `pages`. It may lead to what is published anyway and nowhere else,
 * because around the pages lie the leads and other secrets.
 * @param pages the real path of the folder
 * @param parents the real paths of the folders that the link is in
 * @returns the real path that it leads to, or the end of a sentence that says what is wrong
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
