import type { SiteSettings } from '../../schema/generated/types.ts';
import { escapeHtml } from '../page/escape-html.ts';
import { notFoundRoute } from '../page/metadata.ts';

/**
 * `sitemap.xml`: every page except the not-found page. Empty without an origin, because addresses
 * must be full.
 */
export function writeSitemap(routes: readonly string[], { seo }: SiteSettings): string | undefined {
  if (!seo.origin) return undefined;
  const urls = routes
    .filter((route) => route !== notFoundRoute)
    .sort()
    .map((route) => `<url><loc>${escapeHtml(`${seo.origin}${route}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** `robots.txt`: everything may be crawled. The API answers only posts. */
export const writeRobots = ({ seo }: SiteSettings): string =>
  `User-agent: *\nDisallow: /api/\n${seo.origin ? `\nSitemap: ${seo.origin}/sitemap.xml\n` : ''}`;
