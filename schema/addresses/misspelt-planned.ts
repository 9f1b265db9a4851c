import { suggest } from '../diagnostics/suggest.ts';
import type { SiteView } from '../validate/rule.ts';
import { findLostPages } from './lost-pages.ts';

const cached = new WeakMap<SiteView, ReadonlyMap<string, string>>();

/**
 * Finds linked addresses that `planned` spells differently, if the planned spelling is not linked.
 * The spelling whose words occur in the site's texts is right.
 * @returns planned addresses by linked address
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

/** Counts the words at the end of an address that occur in the texts of the site. */
function readAs(path: string, site: SiteView): number {
  const words = path.slice(path.lastIndexOf('/') + 1).split('-');
  const texts = site.files.map(({ file }) => (site.readText(file) ?? '').toLowerCase());
  // Words within addresses do not count, because they may contain the same mistake.
  const isRead = (word: string) => new RegExp(`(?<![\\w/-])${word}(?![\\w/-])`);
  return words.filter((word) => texts.some((text) => isRead(word).test(text))).length;
}
