import type { SiteInfo } from '../ui/site.tsx';

type LinkedPage = Pick<SiteInfo['header']['actions'][number], 'label' | 'href'> & { text?: string };

/** Returns the pages that header and footer link to, each once. */
export function pagesOf({ header, footer, planned }: SiteInfo): LinkedPage[] {
  const links = [
    ...header.menu.flatMap((entry) => entry.links ?? [entry]),
    ...header.actions,
    ...footer.groups.flatMap((group) => group.links ?? []),
  ];
  const pages = new Map<string, LinkedPage>();
  for (const link of links) {
    const { href } = link;
    if (!href?.startsWith('/') || planned.includes(href) || pages.has(href)) continue;
    pages.set(href, { ...link, href });
  }
  return [...pages.values()];
}
