import { suggest } from '../diagnostics/suggest.ts';
import type { SiteView } from '../validate/rule.ts';
import { findLostPages } from './lost-pages.ts';

const cached = new WeakMap<SiteView, ReadonlyMap<string, string>>();

/**
 * Addresses that links lead to and that `planned` has in another spelling, which nothing links to. The
 * one whose words visitors read elsewhere is right.
 * @returns the linked address, and the planned one
 */
export function misspeltPlanned(site: SiteView): ReadonlyMap<string, string> {
  const existing = cached.get(site);
  if (existing) return existing;
  const { missing, linked } = findLostPages(site);
  const unlinked = [...(site.planned?.keys() ?? [])].filter(
    (route) => !linked.has(route) && !site.pages.has(route),
  );
  const found = new Map<string, string>();
  for (const path of unlinked.length > 0 ? missing : []) {
    const others = [...site.pages.keys()];
    const [best, second] = suggest(path, [...unlinked, ...others]);
    if (best === undefined || second !== undefined || !unlinked.includes(best)) continue;
    if (readAs(path, site) > readAs(best, site)) found.set(path, best);
  }
  cached.set(site, found);
  return found;
}

/** How many of the words at the end of an address stand in the words of a link to one of the two. */
function readAs(path: string, site: SiteView): number {
  const words = path.slice(path.lastIndexOf('/') + 1).split('-');
  const texts = site.files.map(({ file }) => (site.readText(file) ?? '').toLowerCase());
  // An address itself says nothing about how it is spelt.
  const isRead = (word: string) => new RegExp(`(?<![\\w/-])${word}(?![\\w/-])`);
  return words.filter((word) => texts.some((text) => isRead(word).test(text))).length;
}
