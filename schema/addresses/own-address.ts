import type { SiteView } from '../validate/rule.ts';

/**
 * What follows the site's own domain in a full address, or `undefined` where it is not this site's:
 * `/pricing#plans` for `https://www.example.com/pricing#plans`, `example.com/pricing#plans` and the
 * like, where `seo.origin` is `https://www.example.com`.
 */
export function withoutOwnDomain(href: string, { settings, pages }: SiteView): string | undefined {
  const own = hostOf(settings?.seo?.origin ?? '');
  if (!own) return undefined;
  const [, host = '', rest = ''] =
    /^(?:https?:)?(?:\/\/)?([^/?#\s]+)([^\s]*)$/i.exec(href.trim()) ?? [];
  const address = rest.startsWith('/') ? rest : `/${rest}`;
  const isPreview = preview.test(host) && pages.has(address.replace(/[?#].*/, ''));
  return hostOf(isPreview ? host.replace(preview, '') : host) === own ? address : undefined;
}

/** What stands before the domain of a site where only its makers see it. */
const preview = /^(?:staging|stage|preview)\./i;

const hostOf = (origin: string): string =>
  origin
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '');
