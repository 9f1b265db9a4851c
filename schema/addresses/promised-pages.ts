import type { SiteView } from '../validate/rule.ts';

/** A link of site.yaml whose words are the name of another page than the one that it leads to. */
export interface PromisedPage {
  path: (string | number)[];
  label: string;
  href: string;
  /** The page of that name. */
  promised: string;
}

/** The links in the menus, the footer and the banner that promise another page, such as a copied line whose label alone was changed. */
export function promisedPages({ settings, pages }: SiteView): PromisedPage[] {
  const links = linksIn(settings?.header, ['header'])
    .concat(linksIn(settings?.footer, ['footer']))
    .concat(linksIn(settings?.banner, ['banner']));
  return links.flatMap(({ path, label, href }) => {
    const named = [...pages.values()].filter(({ route, draft }) => !draft && isNamed(route, label));
    const [page] = named;
    const isOther = page && named.length === 1 && pages.has(href) && page.route !== href;
    const isBelow = page && href.startsWith(`${page.route}/`);
    return isOther && !isBelow ? [{ path, label, href, promised: page.route }] : [];
  });
}

interface Labelled {
  path: (string | number)[];
  label: string;
  href: string;
}

function linksIn(value: unknown, path: (string | number)[]): Labelled[] {
  if (typeof value !== 'object' || value === null) return [];
  const { label, href } = value as Record<string, unknown>;
  const own =
    typeof label === 'string' && typeof href === 'string'
      ? [{ path: [...path, 'href'], label, href }]
      : [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    linksIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner];
}

/** `/privacy` and `/legal/privacy` are the page `Privacy`. */
const isNamed = (route: string, label: string): boolean =>
  label !== '' &&
  route.split('/').at(-1) ===
    label
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-');
