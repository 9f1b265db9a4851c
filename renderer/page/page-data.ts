import type { PageInfo, ShownPicture } from '../../blocks/ui/site.tsx';
import type { Block, Page, SiteSettings } from '../../schema/generated/types.ts';
import { pointerToPath, valueAt } from '../../schema/model/pointer.ts';
import { describePage, hiddenFromSearch, type MetadataTag, type SharePicture } from './metadata.ts';
import { withoutRepeatedOwners } from './owners.ts';
import { withUnbrokenTexts } from './unbroken-texts.ts';

/** The data of a page in the browser, for hydration and for navigation. */
export interface PageData extends PageInfo {
  /**
   * Changes with the site's settings or code. A browser with another version loads the document
   * again.
   */
  version: string;
  title: string;
  metadata: MetadataTag[];
  /** The text of the draft badge; only in dev and only for drafts. */
  draft?: string;
  blocks: Block[];
  /** True in the catalogue, which shows a page without header and footer. */
  isExample?: true;
}

/** The pictures in a page's blocks, and the picture of a shared link to it. */
export interface PagePictures {
  pictures?: Record<string, ShownPicture> | undefined;
  /** The places whose picture has another name than its file: JSON pointers, and the names. */
  renamed?: [pointer: string, name: string][] | undefined;
  share?: SharePicture | undefined;
}

/** What a page shows besides its content. */
export interface PageExtras extends PagePictures {
  /** The text of the draft badge. */
  draft?: string;
  /** True in the catalogue: without header and footer, and hidden from search engines. */
  isExample?: true;
}

interface PageOptions extends Pick<PageData, 'route' | 'version'>, PageExtras {}

/** The title in the browser's tab. It contains the brand's name once. */
const titleOf = ({ title }: Page, { brand, seo }: SiteSettings): string =>
  title === brand.name
    ? title
    : seo.titleTemplate.replace('%s', () => title).replace('{brand}', () => brand.name);

/**
 * Returns what the browser needs of a page: the data of its finished HTML, and of a visit without loading
 * a document.
 */
export function createPageData(
  page: Page,
  settings: SiteSettings,
  { route, version, pictures, renamed, share, draft, isExample }: PageOptions,
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
    blocks: withPictureNames(
      withUnbrokenTexts(withoutRepeatedOwners(page.blocks), settings.seo.locale),
      renamed,
    ),
  };
}

/** Returns the same blocks if no picture has another name. */
function withPictureNames(blocks: Block[], renamed: PagePictures['renamed'] = []): Block[] {
  if (renamed.length === 0) return blocks;
  const copy = structuredClone(blocks);
  for (const [pointer, name] of renamed) {
    const path = pointerToPath(pointer);
    Object(valueAt({ blocks: copy }, path.slice(0, -1)))[path.at(-1) as string] = name;
  }
  return copy;
}
