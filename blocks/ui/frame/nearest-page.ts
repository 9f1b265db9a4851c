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

/** The page in the menus whose address is most like `path`, where one is: at most a third may differ. */
export function findNearest(path: string, site: SiteInfo) {
  const name = lastPart(path);
  const scored = pagesOf(site)
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
