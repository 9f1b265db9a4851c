import type { SiteInfo } from '../../blocks/ui/site.tsx';
import type { InterfaceWords, SiteSettings } from '../../schema/generated/types.ts';

/**
 * What a browser may know of the site's settings. `routes` are the pages that are there, if they
 * are known: an address is no longer planned when its page exists.
 */
export function toSiteInfo(settings: SiteSettings, routes: readonly string[] = []): SiteInfo {
  const {
    brand,
    banner,
    header,
    footer,
    messages,
    planned: allPlanned = [],
    interface: words,
  } = settings;
  const planned = allPlanned.filter((address) => !routes.includes(address));
  // The schema's defaults have filled in every word.
  const site = {
    brand,
    header,
    footer,
    messages,
    planned,
    words: words as Required<InterfaceWords>,
  };
  return banner ? { ...site, banner } : site;
}
