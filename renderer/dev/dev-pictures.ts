import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '../../schema/facts/facts.ts';
import { readPicture } from '../../schema/pictures/read-picture.ts';
import type { PagePictures } from '../page/page-data.ts';
import { createShareNames, lookOf, sharePictureOf } from '../pictures/share-picture.ts';
import { showOriginal, showPictures } from '../pictures/show-pictures.ts';
import type { EditedPage, EditedSite } from './edited-site.ts';

/**
 * The pictures of a page in dev: the original files, which need no time to make, with an address that
 * changes when they are saved.
 */
export function showOriginals(
  content: string,
  edited: EditedSite,
  { page, facts }: EditedPage,
): PagePictures {
  const settings = edited.settings();
  const { pictures: uses, share } = facts;
  const { assets } = edited.site();
  return {
    ...(uses &&
      showPictures(uses, (use) => {
        // It may have come with the page, and is not served before the next check.
        if (!assets.includes(use.address)) return undefined;
        const file = join(content, 'pages', use.address);
        const stats = statSync(file, { throwIfNoEntry: false });
        const picture = stats?.isFile() ? readPicture(file) : undefined;
        if (!stats || !picture || 'wrong' in picture) return undefined;
        return showOriginal(picture, use, Math.round(stats.mtimeMs).toString(36));
      })),
    share:
      settings &&
      sharePictureOf(page, settings, share, createShareNames(settings), edited.site().pictures),
  };
}

/** Draws the picture of a shared link by its path; `undefined` if no page has this picture. */
export async function drawSharePictureAt(
  edited: EditedSite,
  path: string,
): Promise<Buffer | undefined> {
  const settings = edited.settings();
  if (!settings) return undefined;
  const nameOf = createShareNames(settings);
  const subjects = [...edited.site().records.values()].map(({ facts }: { facts: Facts }) => facts);
  const subject = subjects.find(({ share }) => nameOf(share) === path.slice(1))?.share;
  if (!subject) return undefined;
  const { drawSharePicture } = await import('../pictures/draw-share-picture.ts');
  return drawSharePicture(subject, lookOf(settings));
}
