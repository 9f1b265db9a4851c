import type { PageInfo, ShownPicture } from '../../blocks/ui/site.tsx';
import type { Block, Page, SiteSettings } from '../../schema/generated/types.ts';
import { describePage, hiddenFromSearch, type MetadataTag, type SharePicture } from './metadata.ts';
import { withoutRepeatedOwners } from './owners.ts';

/** All that the browser needs of a page, beside its HTML and again when a visitor navigates to it. */
export interface PageData extends PageInfo {
  /** Changes with the site's settings or code; a browser with another version starts over. */
  version: string;
  title: string;
  metadata: MetadataTag[];
  /** In dev, where the page is a draft: what its author reads of that. */
  draft?: string;
  blocks: Block[];
  /** Of the catalogue: shown by itself, without header and footer. */
  isExample?: true;
}

/** The address of a page's data. The first two parts of it are the query key. */
export const dataPath = (route: string): string =>
  `/data/${route === '/' ? 'index' : route.slice(1)}.json`;

export const dataPrefix = '/data';

/** Where the data of the site as a whole lies; a page cannot have this address. */
export const siteDataPath = '/data/site_.json';

/** The pictures of a page: those in its blocks, and the one of a link to it. */
export interface PagePictures {
  pictures?: Record<string, ShownPicture> | undefined;
  share?: SharePicture | undefined;
}

/** What is shown beside the content of a page. */
export interface PageExtras extends PagePictures {
  /** What is said of a draft, on a badge. */
  draft?: string;
  /** Of the catalogue: rendered without header and footer, and not for search engines. */
  isExample?: true;
}

/** The title in the browser's tab. The name of the brand stands in it once. */
const titleOf = ({ title }: Page, { brand, seo }: SiteSettings): string =>
  title === brand.name
    ? title
    : seo.titleTemplate.replace('%s', () => title).replace('{brand}', () => brand.name);

export function createPageData(
  page: Page,
  route: string,
  settings: SiteSettings,
  version: string,
  { pictures, share, draft, isExample }: PageExtras = {},
): PageData {
  return {
    route,
    name: route === '/' ? 'home' : route.slice(route.lastIndexOf('/') + 1),
    version,
    title: titleOf(page, settings),
    metadata: isExample ? [hiddenFromSearch] : describePage(page, route, settings, share),
    ...(isExample && { isExample }),
    ...(pictures && { pictures }),
    ...(draft !== undefined && { draft }),
    blocks: withoutRepeatedOwners(page.blocks),
  };
}
