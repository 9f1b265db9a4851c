import { distance } from 'fastest-levenshtein';
import type { SiteInfo } from '../site.tsx';

type NamedPage = Pick<SiteInfo['header']['actions'][number], 'label' | 'href'> & { text?: string };

/** The pages that header and footer lead to, each once. */
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
  /** With spaces between them. */
  words: string;
  href: string;
}

/**
 * The page in the menus that has the name of `path` among its `words`, or whose address is most like
 * it, where one is: at most a third may differ.
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

/** The links, and what was probably meant where it is not among them. */
export const withNearest = <T extends { href: string }>(
  links: readonly T[],
  nearest: T | undefined,
): readonly T[] =>
  nearest && links.every(({ href }) => href !== nearest.href) ? [...links, nearest] : links;

/** From 0, the same, to 1 and more. A name that was cut short is near. */
const difference = (given: string, name: string): number =>
  given.length > 2 && name.startsWith(given) ? 0.1 : distance(given, name) / given.length;

/** `cash-flow` and `CashFlow` are one name. */
const lastPart = (path: string): string => {
  const part = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return part.toLowerCase().replace(/[-_]/g, '');
};
