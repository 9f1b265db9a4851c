import type { ShownPicture } from '../../blocks/ui/site.tsx';
import type { PictureUse } from '../../schema/facts/facts.ts';
import { isInBlock } from '../../schema/load/published-files.ts';
import type { PictureFile } from '../../schema/pictures/read-picture.ts';
import type { PagePictures } from '../page/page-data.ts';
import { encodePath } from './share-picture.ts';
import {
  pictureFolder,
  type SitePicture,
  type Variant,
  variantFormats,
  variantsOf,
} from './variants.ts';

/** The pictures that the blocks of a page show, from top to bottom. */
export const picturesInBlocks = (uses: readonly PictureUse[]): PictureUse[] =>
  uses.filter(({ pointer }) => isInBlock(pointer));

/**
 * The pictures of a page for rendering. `show` returns each of them, or `undefined` to leave it out.
 * A file that is shown again where there is another space for it, or further down, is another
 * picture there, with a name of its own.
 */
export function showPictures(
  uses: readonly PictureUse[],
  show: (use: PictureUse) => ShownPicture | undefined,
): Pick<PagePictures, 'pictures' | 'renamed'> {
  const pictures: Record<string, ShownPicture> = {};
  const renamed: [pointer: string, name: string][] = [];
  const names = new Map<string, string>();
  for (const use of picturesInBlocks(uses)) {
    const { address, pointer, shown } = use;
    const isAtTop = pointer.startsWith('/blocks/0/');
    const place = `${address} ${shown} ${isAtTop}`;
    if (!names.has(place)) {
      const picture = show(use);
      if (!picture) continue;
      const name = pictures[address] ? `${address}#${names.size}` : address;
      if (isAtTop) picture.first = names.size === 0 ? 'picture' : 'block';
      pictures[name] = picture;
      names.set(place, name);
    }
    const name = names.get(place) ?? address;
    if (name !== address) renamed.push([pointer, name]);
  }
  return names.size > 0 ? { pictures, renamed } : {};
}

/** A picture as the built site shows it. */
export function showPublished(
  picture: SitePicture | undefined,
  { shown }: PictureUse,
): ShownPicture | undefined {
  if (!picture) return undefined;
  const { avif, webp, fallback, still } = variantsOf(picture, shown);
  const sources: ShownPicture['sources'] = [];
  if (avif.length > 0) {
    sources.push({ type: variantFormats.avif, srcSet: listOf(avif) });
    sources.push({ type: variantFormats.webp, srcSet: listOf(webp) });
  }
  if (still) {
    const media = '(prefers-reduced-motion: reduce)';
    sources.push({ type: variantFormats.webp, srcSet: addressOf(still), media });
  }
  return {
    src: addressOf(fallback),
    ...sizeOf(picture, shown),
    ...(sources.length > 0 && { sources }),
    ...(avif.length > 0 && { sizes: sizesOf(shown) }),
  };
}

/**
 * The original file, which browsers load again when `version` changes. It is in the folder of
 * variants, because its own address may not be published.
 */
export const showOriginal = (
  picture: PictureFile,
  { address, shown }: PictureUse,
  version: string,
): ShownPicture => ({
  src: `/${originals}${encodePath(address)}?v=${version}`,
  ...sizeOf(picture, shown),
});

const originals = `${pictureFolder}originals`;

/** Returns the address of the original that `showOriginal` shows at a path. */
export const originalOf = (path: string): string | undefined =>
  path.startsWith(`/${originals}/`) ? path.slice(originals.length + 1) : undefined;

/** An SVG fills its place, whatever size it states. */
function sizeOf({ type, width, height }: PictureFile, shown: number) {
  if (type !== 'svg' || width >= shown) return { width, height };
  return { width: shown, height: Math.max(1, Math.round((height * shown) / width)) };
}

/** A picture narrower than a phone has the same width everywhere; columns begin at 60rem. */
const sizesOf = (shown: number): string =>
  shown <= 320
    ? `${shown}px`
    : shown >= 1200
      ? `(min-width: 78rem) 75rem, calc(100vw - 2.5rem)`
      : `(min-width: 60rem) ${shown}px, calc(100vw - 2.5rem)`;

const addressOf = ({ path }: Variant): string => `/${path}`;
const listOf = (variants: readonly Variant[]): string =>
  variants.map((variant) => `${addressOf(variant)} ${variant.width}w`).join(', ');
