import { distance } from 'fastest-levenshtein';
import type { SiteInfo } from '../site.tsx';

type NamedPage = Pick<SiteInfo['header']['actions'][number], 'label' | 'href'> & { text?: string };

/** Returns the pages that header and footer link to, each once. */
export function pagesOf({ header, footer, planned }: SiteInfo): NamedPage[] {
  const links = [
    ...header.menu.flatMap((entry) => entry.links ?? [entry]),
    ...header.actions,
    ...footer.groups.flatMap((group) => group.links ?? []),
  ];
  const pages = new Map<string, NamedPage>();
  for (const link of links) {
    const { href } = link;
    if (!href?.startsWith('/') || planned.includes(href) || pages.has(href)) continue;
    pages.set(href, { ...link, href });
  }
  return [...pages.values()];
}

/** Words that visitors use for a page. */
export interface PageWords {
  /** Words, separated by spaces. */
  words: string;
  href: string;
}

/**
 * Finds the page in the menus that a wrong path most likely means: by its last part among the
 * pages' `words`, otherwise by similarity of addresses. At most a third may differ.
 */
export function findNearest(path: string, site: SiteInfo, words: readonly PageWords[] = []) {
  const name = lastPart(path);
  const pages = pagesOf(site);
  const meant = words.find((entry) => entry.words.toLowerCase().split(/\s+/).includes(name));
  const page = meant && pages.find(({ href }) => href === meant.href);
  if (page) return page;
  const scored = pages
    .map((link) => ({ link, difference: difference(name, lastPart(link.href)) }))
    .sort((one, other) => one.difference - other.difference);
  const best = scored[0];
  return best && best.difference <= 1 / 3 ? best.link : undefined;
}

/** Adds the nearest page to links, unless it is among them. */
export const withNearest = <T extends { href: string }>(
  links: readonly T[],
  nearest: T | undefined,
): readonly T[] =>
  nearest && links.every(({ href }) => href !== nearest.href) ? [...links, nearest] : links;

/**
 * Returns the difference of two names: 0 if they are the same, 1 or more if nothing matches. A name
 * that was cut short is near.
 */
const difference = (given: string, name: string): number =>
  given.length > 2 && name.startsWith(given) ? 0.1 : distance(given, name) / given.length;

/** Returns the last part of a path for comparison: `cash-flow` and `CashFlow` are the same. */
const lastPart = (path: string): string => {
  const part = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return part.toLowerCase().replace(/[-_]/g, '');
};
