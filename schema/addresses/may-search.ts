import type { SiteView } from '../facts/rule.ts';

/** Nobody reads more suggestions than this. */
export const mostSearches = 40;

const searches = new WeakMap<SiteView, number>();

/**
 * Whether all pages or files may be searched once more for what a link or a picture may mean.
 * Without a limit, the time for many mistakes on many pages would grow with the square of them.
 */
export function maySearch(site: SiteView): boolean {
  const count = searches.get(site) ?? 0;
  searches.set(site, count + 1);
  return count < mostSearches;
}
