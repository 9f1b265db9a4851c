import type { Page, SiteSettings } from '../generated/types.ts';

/** A link that a page adds to every menu of a given name. */
export interface PageMenuLink {
  /** The label of a menu in the header, of a group in the footer, or of both. */
  menu: string;
  /** Lower numbers come first. Pages without an order come last. */
  order: number;
  label: string;
  href: string;
  text?: string;
  /** Where the link appears. Without it, in both. */
  only?: 'header' | 'footer';
}

/** Greater than every order that a page may have. */
const last = 1_000_000;

/** Returns the link that a page adds to the menus, if any. */
export function menuLinkOf(
  route: string,
  { menu, title }: Pick<Page, 'menu' | 'title'>,
): PageMenuLink | undefined {
  if (!menu) return undefined;
  const { in: name, label = title, text, order = last, only } = menu;
  return {
    menu: name,
    order,
    label,
    href: route,
    ...(text !== undefined && { text }),
    ...(only !== undefined && { only }),
  };
}

export type Entry = SiteSettings['header']['menu'][number];
type Group = SiteSettings['footer']['groups'][number];

/**
 * Adds the links of pages to the menus, below the links from site.yaml. A menu whose pages are all drafts is
 * left out.
 */
export function addToMenus(settings: SiteSettings, added: readonly PageMenuLink[]): SiteSettings {
  const { header, footer, brand, seo } = settings;
  let collator: Intl.Collator | undefined;
  const compare = (a: string, b: string) => {
    // Creating a collator takes 5 ms, and most sites have nothing to compare.
    collator ??= new Intl.Collator(seo.locale.replace('_', '-'));
    return collator.compare(a, b);
  };
  const sorted = added.toSorted((a, b) => a.order - b.order || compare(a.label, b.label));
  const linksFor = (name: string, place: 'header' | 'footer') =>
    sorted
      .filter(({ menu, only = place }) => menu === name && only === place)
      .map(({ label, href, text }) => ({ label, href, text }));
  const fillEntry = (entry: Entry): Entry => {
    if (entry.href) return entry;
    const links = [...(entry.links ?? []), ...linksFor(entry.label, 'header')];
    return links.length > 0 ? { ...entry, links } : entry;
  };
  const fillGroup = ({ label, links = [] }: Group) => ({
    label,
    links: [...links, ...linksFor(label, 'footer').map(({ label, href }) => ({ label, href }))],
  });
  const names = menuNames(settings, sorted, compare).map((label) => ({ label }));
  const inHeader = new Set(header.menu.map(({ label }) => label));
  const others = names.filter(({ label }) => !inHeader.has(label));
  return {
    ...settings,
    header: {
      ...header,
      menu:
        header.menu.length > 0
          ? header.menu.map(fillEntry).filter(({ href, links }) => href ?? links)
          : names.flatMap((entry) => shortMenu(fillEntry(entry))),
    },
    footer: {
      ...footer,
      groups:
        footer.groups.length > 0
          ? footer.groups.map(fillGroup).filter(({ links }) => links.length > 0)
          : groupsLike([...header.menu, ...others], fillGroup, brand.name),
    },
  };
}

/**
 * Returns the labels of the menus in site.yaml. If it has none, those that pages name, by lowest
 * order, then alphabetically.
 */
function menuNames(
  settings: SiteSettings,
  sorted: readonly PageMenuLink[],
  compare: (a: string, b: string) => number,
): string[] {
  const named = namedMenus(settings).map(({ name }) => name);
  if (named.length > 0) return [...new Set(named)];
  const lowest = new Map<string, number>();
  for (const { menu, order } of sorted) if (!lowest.has(menu)) lowest.set(menu, order);
  return [...lowest]
    .sort(([one, first], [other, second]) => first - second || compare(one, other))
    .map(([name]) => name);
}

/** Turns a menu with one page into a link to it, and hides a menu without pages. */
function shortMenu(entry: Entry): Entry[] {
  const [first, second] = entry.links ?? [];
  if (!first) return [];
  return second ? [entry] : [{ label: entry.label, href: first.href }];
}

/**
 * Builds footer columns from the header's menus. Single links share a column under the brand's
 * name.
 */
function groupsLike(
  entries: readonly Entry[],
  fill: (group: Group) => Required<Group>,
  brand: string,
): Required<Group>[] {
  const groups = entries.filter(({ href }) => !href).map(fill);
  const alone = groups.filter(({ links }) => links.length === 1).flatMap(({ links }) => links);
  const plain = entries.flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  const shared = { label: brand, links: [...plain, ...alone] };
  return [...groups.filter(({ links }) => links.length > 1), shared].filter(
    ({ links }) => links.length > 0,
  );
}

/** A menu or footer group that site.yaml names. */
export interface NamedMenu {
  name: string;
  /** The path of its label in site.yaml. */
  path: (string | number)[];
  /** It has no links in site.yaml, so at least one page must add itself. */
  needsPages: boolean;
}

/**
 * Returns the menus that a page may name. If there are none, a page may use any name. An entry of
 * the header that is itself a link is not a menu.
 */
export function namedMenus({ header, footer }: SiteSettings): NamedMenu[] {
  return [
    ...header.menu.flatMap(({ label, href, links }, index) =>
      href ? [] : [{ name: label, path: ['header', 'menu', index, 'label'], needsPages: !links }],
    ),
    ...footer.groups.map(({ label, links }, index) => ({
      name: label,
      path: ['footer', 'groups', index, 'label'],
      needsPages: !links,
    })),
  ];
}
