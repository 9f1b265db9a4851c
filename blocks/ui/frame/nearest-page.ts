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
 * Finds the page in the menus that a wrong path most likely means, by its address or its `words`.
 * At most a quarter of the letters may differ, and no other page may be as near.
 */
export function findNearest(path: string, site: SiteInfo, words: readonly PageWords[] = []) {
  const pages = pagesOf(site);
  const name = lastPart(path);
  const [best, ...others] = [
    ...pages.map(({ href }) => ({ href, difference: differenceOf(path, href) })),
    ...words.flatMap(({ words, href }) =>
      words.split(/\s+/).map((word) => ({ href, difference: differenceOfWords(name, word) })),
    ),
  ].sort((one, other) => one.difference - other.difference);
  if (!best || best.difference > 0.3) return undefined;
  const rival = others.find(({ href }) => href !== best.href);
  if (rival?.difference === best.difference) return undefined;
  return pages.find(({ href }) => href === best.href);
}

/** Adds the nearest page to links, unless it is among them. */
export const withNearest = <T extends { href: string }>(
  links: readonly T[],
  nearest: T | undefined,
): readonly T[] =>
  nearest && links.every(({ href }) => href !== nearest.href) ? [...links, nearest] : links;

/** Returns the difference of two addresses. It is smaller if both are in the same folder. */
function differenceOf(given: string, path: string): number {
  const folder = folderOf(given);
  const isSameFolder = folder !== '' && folder === folderOf(path);
  return differenceOfNames(lastPart(given), lastPart(path)) - (isSameFolder ? 0.1 : 0);
}

/** A name that was cut short is near, and so is one with other words around it. */
function differenceOfNames(given: string, name: string): number {
  if (plain(given) === plain(name)) return 0;
  if (plain(given).length > 2 && hasWord(name, plain(given))) return 0.1;
  if (plain(name).length > 3 && hasWord(given, plain(name))) return 0.1;
  return differenceOfWords(given, name);
}

/** Whether a name has that text, from the beginning of one of its words. */
const hasWord = (name: string, text: string): boolean => {
  const words = name.split(/[-_]/);
  return words.some((_, index) => plain(words.slice(index).join('')).startsWith(text));
};

/** The share of letters that differ, and a little more, because the page's own name comes first. */
const differenceOfWords = (given: string, name: string): number =>
  0.05 + distance(plain(given), plain(name)) / Math.max(plain(given).length, 1);

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const lastPart = (path: string): string => segmentsOf(path).at(-1) ?? '';
const folderOf = (path: string): string => segmentsOf(path).slice(0, -1).join('/');

/** `cash-flow` and `CashFlow` are the same. */
const plain = (text: string): string => text.toLowerCase().replace(/[-_]/g, '');
