import type { Page, SiteSettings } from '../../schema/generated/types.ts';

/** An element of a page's head. `text` is the content of a script of structured data. */
export interface MetadataTag {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** The picture of a shared link. Sizes are in pixels. */
export interface SharePicture {
  /** The path from the root of the site, URL-encoded. */
  address: string;
  width?: number;
  height?: number;
  alt?: string;
}

/** The route of the not-found page. */
export const notFoundRoute = '/404';

/** The metadata that is the same on every page of a site. */
const organizations = new WeakMap<SiteSettings, MetadataTag>();

/** The metadata of a page for search engines and shared links. Full addresses need the origin. */
export function describePage(
  page: Page,
  route: string,
  settings: SiteSettings,
  share?: SharePicture,
): MetadataTag[] {
  const { brand, seo } = settings;
  const { origin } = seo;
  const picture = origin && share ? origin + share.address : undefined;
  const title = page.og?.title ?? page.title;
  const description = page.og?.description ?? page.description;
  const tags = [meta('name', 'description', page.description)];
  if (route === notFoundRoute) return [...tags, hiddenFromSearch];
  return [
    ...tags,
    ...(origin ? [canonical(origin + route)] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', seo.locale),
    ...(origin ? [meta('property', 'og:url', origin + route)] : []),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(picture ? describeShared(picture, share) : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...(picture ? [meta('name', 'twitter:image', picture)] : []),
    organizationOf(settings),
    ...(origin && route !== '/'
      ? [structuredData(breadcrumbs(page, route, origin, settings))]
      : []),
  ];
}

function describeShared(url: string, share: SharePicture | undefined): MetadataTag[] {
  const { width, height, alt } = share ?? {};
  const values = { '': url, ':width': width, ':height': height, ':alt': alt };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [meta('property', `og:image${name}`, String(value))],
  );
}

const canonical = (href: string): MetadataTag => ({
  tag: 'link',
  attributes: { rel: 'canonical', href },
});

const meta = (key: 'name' | 'property', name: string, content: string): MetadataTag => ({
  tag: 'meta',
  attributes: { [key]: name, content },
});

/** Keeps a page out of search results. */
export const hiddenFromSearch = meta('name', 'robots', 'noindex');

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
    ...(seo.origin && { url: seo.origin }),
    ...(brand.tagline && { description: brand.tagline }),
    ...(brand.email && { email: brand.email }),
    ...(seo.profiles && { sameAs: seo.profiles }),
  };
}

/** Home and the page itself. The folders in between are not pages. */
function breadcrumbs(
  page: Page,
  route: string,
  origin: string,
  { interface: words }: SiteSettings,
): object {
  const item = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: origin + path,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [item(1, words.home, '/'), item(2, page.title, route)],
  };
}
