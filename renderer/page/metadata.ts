import type { Page, SiteSettings } from '../../schema/generated/types.ts';

/** An element of a page's head. `text` is the content of a script of structured data. */
export interface MetadataTag {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** The picture of a shared link. Sizes are in pixels. */
export interface SharePicture {
  /** From the top of the site, encoded as addresses are. */
  address: string;
  width?: number;
  height?: number;
  alt?: string;
}

/** The route whose page answers for addresses that are not there. */
export const notFoundRoute = '/404';

/** Says the same on every page of a site. */
const organizations = new WeakMap<SiteSettings, MetadataTag>();

/** Everything that search engines and shared links read, for one page. */
export function describePage(
  page: Page,
  route: string,
  settings: SiteSettings,
  share?: SharePicture,
): MetadataTag[] {
  const { brand, seo } = settings;
  const url = seo.origin + route;
  const title = page.og?.title ?? page.title;
  const description = page.og?.description ?? page.description;
  const tags = [meta('name', 'description', page.description)];
  if (route === notFoundRoute) return [...tags, meta('name', 'robots', 'noindex')];
  return [
    ...tags,
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', seo.locale ?? 'en_US'),
    meta('property', 'og:url', url),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...describeShared(share, settings),
    meta('name', 'twitter:card', share ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...(share ? [meta('name', 'twitter:image', seo.origin + share.address)] : []),
    organizationOf(settings),
    ...(route === '/' ? [] : [structuredData(breadcrumbs(page, route, settings))]),
  ];
}

function describeShared(share: SharePicture | undefined, { seo }: SiteSettings): MetadataTag[] {
  if (!share) return [];
  const { address, width, height, alt } = share;
  const values = { '': seo.origin + address, ':width': width, ':height': height, ':alt': alt };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [meta('property', `og:image${name}`, String(value))],
  );
}

const meta = (key: 'name' | 'property', name: string, content: string): MetadataTag => ({
  tag: 'meta',
  attributes: { [key]: name, content },
});

const structuredData = (data: object): MetadataTag => ({
  tag: 'script',
  attributes: { type: 'application/ld+json' },
  text: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
});

function organizationOf(settings: SiteSettings): MetadataTag {
  const tag = organizations.get(settings) ?? structuredData(organization(settings));
  organizations.set(settings, tag);
  return tag;
}

function organization({ brand, seo }: SiteSettings): object {
  return {
    '@type': 'Organization',
    name: brand.name,
    url: seo.origin,
    description: brand.tagline,
    ...(brand.email && { email: brand.email }),
    ...(seo.profiles && { sameAs: seo.profiles }),
  };
}

/** Home and the page itself: the folders between are no pages that a visitor could go to. */
function breadcrumbs(page: Page, route: string, { seo, interface: words }: SiteSettings): object {
  const item = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: seo.origin + path,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [item(1, words?.home ?? 'Home', '/'), item(2, page.title, route)],
  };
}
