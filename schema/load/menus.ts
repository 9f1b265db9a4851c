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
}

/** Above every order that a page may give. */
const last = 1_000_000;

/** The link that a page asks for. */
export function menuLinkOf(route: string, { menu, title }: Page): PageMenuLink | undefined {
  if (!menu) return undefined;
  const { in: name, label = title, text, order = last } = menu;
  return { menu: name, order, label, href: route, ...(text !== undefined && { text }) };
}

/** The settings with the links of the pages in their menus, below those of site.yaml. */
export function addToMenus(settings: SiteSettings, added: readonly PageMenuLink[]): SiteSettings {
  const sorted = added.toSorted(
    (a, b) => a.order - b.order || a.label.localeCompare(b.label, 'en'),
  );
  const linksFor = (name: string) =>
    sorted
      .filter(({ menu }) => menu === name)
      .map(({ label, href, text }) => ({ label, href, text }));
  const { header, footer } = settings;
  return {
    ...settings,
    header: {
      ...header,
      menu: header.menu.map((entry) => {
        if (entry.href) return entry;
        const links = [...(entry.links ?? []), ...linksFor(entry.label)];
        return links.length > 0 ? { ...entry, links } : entry;
      }),
    },
    footer: {
      ...footer,
      groups: footer.groups.map((group) => ({
        ...group,
        links: [
          ...(group.links ?? []),
          ...linksFor(group.label).map(({ label, href }) => ({ label, href })),
        ],
      })),
    },
  };
}

/** A menu as site.yaml names it. */
export interface NamedMenu {
  name: string;
  /** Where in site.yaml its name stands. */
  path: (string | number)[];
  /** It has no links of its own, and needs a page that asks to be in it. */
  needsPages: boolean;
}

/** The menus that a page may name. A header's entry that is a link itself is none. */
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
