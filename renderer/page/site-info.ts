import type { SiteInfo } from '../../blocks/ui/site.tsx';
import { readApiOrigin } from '../../schema/api-origin.ts';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { readProofOfWork } from '../../schema/proof-of-work.ts';
import { numberMarksOf } from './number-marks.ts';

/**
 * The site's settings for the browser. With `routes`, the existing pages, addresses whose page exists
 * are no longer listed as planned.
 */
export function toSiteInfo(settings: SiteSettings, routes: readonly string[] = []): SiteInfo {
  const {
    brand,
    seo,
    banner,
    header,
    footer,
    messages,
    planned: allPlanned = [],
    interface: words,
  } = settings;
  const planned = allPlanned.filter((address) => !routes.includes(address));
  const site = {
    brand,
    header,
    footer,
    messages,
    planned,
    words,
    language: seo.locale.replace('_', '-'),
    numbers: numberMarksOf(seo.locale),
  };
  const apiOrigin = readApiOrigin();
  return {
    ...site,
    ...(banner && { banner }),
    ...(apiOrigin && { apiOrigin }),
    ...(readProofOfWork() && { proofOfWork: true }),
  };
}
