import type { SiteView } from '../facts/rule.ts';
import { lastPartOf, nameIn } from '../model/name-words.ts';
import { suggest } from '../model/suggest.ts';
import { decodeAddress } from './decode-address.ts';
import { findLostPages } from './lost-pages.ts';

/** How many misnamed files are looked at: more of them have a common cause, such as their ending. */
const mostMisnamed = 10;

/**
 * Whether a link that leads nowhere will lead to a page once the file of that has a correct name, or
 * may mean such a page because no other link does.
 */
export function isOfMisnamed(path: string, site: SiteView): boolean {
  if (site.misnamed.has(decodeAddress(path))) return true;
  if (site.misnamed.size === 0 || site.misnamed.size > mostMisnamed) return false;
  const { missing } = findLostPages(site);
  const unlinked = [...site.misnamed].filter((address) => !missing.has(address));
  const words = lastWords(path);
  return (
    (words.size > 0 && unlinked.some((address) => words.isSubsetOf(lastWords(address)))) ||
    suggest(path, unlinked).length > 0
  );
}

const lastWords = (path: string): Set<string> => new Set(nameIn(lastPartOf(path)));

/** Whether a page lies in `pages/pages`, which is most often the folder of pages itself, copied. */
export const isInSecondFolder = (route: string): boolean => route.startsWith('/pages/');

/** The address that such a page would have outside of that folder. */
export const routeOutside = (route: string): string => route.slice('/pages'.length);

/** Whether the page that a link misses is there, in `pages/pages`. */
export const isMissedInSecondFolder = (path: string, { pages }: SiteView): boolean =>
  pages.has(`/pages${path}`);
