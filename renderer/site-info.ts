import type { SiteInfo } from '../blocks/ui/site.tsx';
import type { InterfaceWords, SiteSettings } from '../schema/generated/types.ts';

/** What a browser may know of the site's settings. */
export function toSiteInfo(settings: SiteSettings): SiteInfo {
  const { brand, banner, header, footer, messages, interface: words } = settings;
  // The schema's defaults have filled in every word.
  const site = { brand, header, footer, messages, words: words as Required<InterfaceWords> };
  return banner ? { ...site, banner } : site;
}
