import type { SiteView } from '../facts/rule.ts';
import { lastPartOf } from '../model/name-words.ts';
import { suggest } from '../model/suggest.ts';
import { oncePer } from '../once-per.ts';
import { findLostPages } from './lost-pages.ts';
import { maySearch } from './may-search.ts';

/** How many planned addresses are compared with the links that lead nowhere. */
const mostPlanned = 40;

/**
 * Finds linked addresses that `planned` spells differently, if the planned spelling is not linked.
 * The spelling whose words occur in the site's texts is right.
 * @returns planned addresses by linked address
 */
export const misspeltPlanned = oncePer((site: SiteView): ReadonlyMap<string, string> => {
  const { missing, linked } = findLostPages(site);
  const unlinked = [...(site.planned?.keys() ?? [])]
    .filter((route) => !linked.has(route) && !site.pages.has(route))
    .slice(0, mostPlanned);
  const found = new Map<string, string>();
  for (const path of unlinked.length > 0 ? missing : []) {
    if (suggest(path, unlinked).length === 0 || !maySearch(site)) continue;
    const [best, second] = suggest(path, [...unlinked, ...site.pages.keys()]);
    if (best === undefined || second !== undefined || !unlinked.includes(best)) continue;
    if (readAs(path, site) > readAs(best, site)) found.set(path, best);
  }
  return found;
});

/** Counts the words at the end of an address that occur in the texts of the site. */
function readAs(path: string, site: SiteView): number {
  const words = lastPartOf(path).split('-');
  const texts = site.files.map(({ file }) => (site.readText(file) ?? '').toLowerCase());
  // Words within addresses do not count, because they may contain the same mistake.
  const isRead = (word: string) => new RegExp(`(?<![\\w/-])${word}(?![\\w/-])`);
  return words.filter((word) => texts.some((text) => isRead(word).test(text))).length;
}
