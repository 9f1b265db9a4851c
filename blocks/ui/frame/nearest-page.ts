import { distance } from 'fastest-levenshtein';
import type { SiteInfo } from '../site.tsx';

/** The page in the menus whose address is most like `path`, where one is: at most a third may differ. */
export function findNearest(path: string, { header, footer, planned }: SiteInfo) {
  const links = [
    ...header.menu.flatMap((entry) => entry.links ?? [entry]),
    ...footer.groups.flatMap((group) => group.links ?? []),
  ];
  const name = lastPart(path);
  const scored = links
    .flatMap(({ label, href }) =>
      href?.startsWith('/') && !planned.includes(href) ? [{ label, href }] : [],
    )
    .map((link) => ({ link, difference: difference(name, lastPart(link.href)) }))
    .sort((one, other) => one.difference - other.difference);
  const best = scored[0];
  return best && best.difference <= 1 / 3 ? best.link : undefined;
}

/** What was probably meant, then the others. Its own words win over those of the menu. */
export function nearestFirst<T extends { href: string }>(
  links: readonly T[],
  nearest: T | undefined,
) {
  if (!nearest) return links;
  const own = links.find(({ href }) => href === nearest.href);
  return [own ?? nearest, ...links.filter((link) => link !== own)];
}

/** From 0, the same, to 1 and more. A name that was cut short is near. */
const difference = (given: string, name: string): number =>
  given.length > 2 && name.startsWith(given) ? 0.1 : distance(given, name) / given.length;

const lastPart = (path: string): string => path.replace(/\/+$/, '').split('/').at(-1) ?? '';
