import type { Page, SiteSettings } from '../generated/types.ts';

/** Creates the page for missing addresses, for sites without a `pages/404.yaml`. */
export function createNotFoundPage({ interface: words }: SiteSettings): Page {
  const { notFoundTitle: title, notFoundText: text, notFoundHome: home } = words;
  return {
    title,
    description: text,
    blocks: [{ type: 'not-found', title, lead: text, links: [{ label: home, href: '/' }] }],
  };
}
