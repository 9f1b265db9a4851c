import type { SiteView } from '../facts/rule.ts';

/**
 * Returns the path of a full address on this site, or `undefined` for other sites: `/pricing#plans`
 * for `https://www.example.com/pricing#plans`, `example.com/pricing#plans` and the like, if
 * `seo.origin` is `https://www.example.com`.
 */
export function withoutOwnDomain(
  href: string,
  { settings, pages }: Pick<SiteView, 'settings' | 'pages'>,
): string | undefined {
  const own = hostOf(settings?.seo?.origin ?? '');
  if (!own) return undefined;
  const [, host = '', rest = ''] =
    /^(?:https?:)?(?:\/\/)?([^/?#\s]+)([^\s]*)$/i.exec(href.trim()) ?? [];
  const address = rest.startsWith('/') ? rest : `/${rest}`;
  const isPreview = preview.test(host) && pages.has(address.replace(/[?#].*/, ''));
  return hostOf(isPreview ? host.replace(preview, '') : host) === own ? address : undefined;
}

/** Subdomains where a site is previewed. */
const preview = /^(?:staging|stage|preview)\./i;

/** Returns the host of an address of a site, without `www.`. */
export const hostOf = (origin: string): string =>
  origin
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*/, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '');
