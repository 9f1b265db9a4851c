import type { Page, SiteSettings } from '../generated/types.ts';

/** A link that a page puts into the menus of one name. */
export interface PageMenuLink {
  /** The name of a menu of the header, of a group of the footer, or of both. */
  menu: string;
  /** Lower comes first; a page that does not say comes last. */
  order: number;
  label: string;
  href: string;
  text?: string;
  /** Where it stands, if not in both. */
  only?: 'header' | 'footer';
}

/** Above every order that a page may give. */
const last = 1_000_000;

/** The link that a page asks for. */
export function menuLinkOf(route: string, { menu, title }: Page): PageMenuLink | undefined {
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

type Entry = SiteSettings['header']['menu'][number];
type Group = SiteSettings['footer']['groups'][number];

/** The settings with the links of the pages in their menus, below those of site.yaml. */
export function addToMenus(settings: SiteSettings, added: readonly PageMenuLink[]): SiteSettings {
  const { header, footer, brand, seo } = settings;
  let collator: Intl.Collator | undefined;
  const compare = (a: string, b: string) => {
    // It takes 5 ms to make, and most sites have nothing to compare.
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
          ? header.menu.map(fillEntry)
          : names.flatMap((entry) => shortMenu(fillEntry(entry))),
    },
    footer: {
      ...footer,
      groups:
        footer.groups.length > 0
          ? footer.groups.map(fillGroup)
          : groupsLike([...header.menu, ...others], fillGroup, brand.name),
    },
  };
}

/** The menus that site.yaml names, or those that pages name: by the lowest order, then from A to Z. */
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

/** A menu of one page is a link to it, and one of none is not shown. */
function shortMenu(entry: Entry): Entry[] {
  const [first, second] = entry.links ?? [];
  if (!first) return [];
  return second ? [entry] : [{ label: entry.label, href: first.href }];
}

/** Columns of the footer like the menus of the header. What stands alone shares a column with the brand's name. */
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

/** A menu as site.yaml names it. */
export interface NamedMenu {
  name: string;
  /** Where in site.yaml its name stands. */
  path: (string | number)[];
  /** It has no links of its own, and needs a page that asks to be in it. */
  needsPages: boolean;
}

/** The menus that a page may name, or none where it may name any. A header's entry that is a link itself is none. */
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
