import type { Finding, SiteView } from '../facts/rule.ts';
import { partsOf } from '../model/redirects.ts';

/**
 * Whether a redirect leads from an existing page to a missing one. Then its two addresses are
 * swapped.
 */
export function isReversed(path: string, site: SiteView): boolean {
  const { pages, assets, planned, redirects, unread } = site;
  const page = pages.get(path);
  const target = partsOf(redirects[path] ?? '').path;
  const isThere =
    pages.has(target) ||
    assets.has(target) ||
    planned?.has(target) ||
    unread.has(target) ||
    Object.hasOwn(redirects, target);
  return page !== undefined && !page.draft && /^\/[^/\s]/.test(target) && !isThere;
}

export const explainReversed = (path: string, { redirects }: SiteView): Finding => ({
  code: 'R242',
  message: `\`${path}\` is a page, and nothing is at \`${redirects[path]}\`: the redirect is the wrong way round.`,
  hints: `The old address comes first: write \`${redirects[path]}: ${path}\`.`,
});
