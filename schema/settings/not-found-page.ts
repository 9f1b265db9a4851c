import type { Page, SiteSettings } from '../generated/types.ts';

/** What is shown for addresses where nothing is, on a site without a `pages/404.yaml`. */
export function createNotFoundPage({ interface: words }: SiteSettings): Page {
  const { notFoundTitle: title, notFoundText: text, notFoundHome: home } = words;
  return {
    title,
    description: text,
    blocks: [{ type: 'not-found', title, lead: text, links: [{ label: home, href: '/' }] }],
  };
}
