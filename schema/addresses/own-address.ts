import type { SiteView } from '../validate/rule.ts';

/**
 * What follows the site's own domain in a full address, or `undefined` where it is not this site's:
 * `/pricing#plans` for `https://www.example.com/pricing#plans`, `example.com/pricing#plans` and the
 * like, where `seo.origin` is `https://www.example.com`.
 */
export function withoutOwnDomain(href: string, { settings }: SiteView): string | undefined {
  const own = hostOf(settings?.seo?.origin ?? '');
  if (!own) return undefined;
  const [, host = '', rest = ''] =
    /^(?:https?:)?(?:\/\/)?([^/?#\s]+)([^\s]*)$/i.exec(href.trim()) ?? [];
  if (hostOf(host) !== own) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

const hostOf = (origin: string): string =>
  origin
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '');
