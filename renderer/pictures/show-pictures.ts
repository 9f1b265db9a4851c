import type { ShownPicture } from '../../blocks/ui/site.tsx';
import type { PictureUse } from '../../schema/load/load-page.ts';
import { isInBlock } from '../../schema/load/published-files.ts';
import type { PictureFile } from '../../schema/pictures/read-picture.ts';
import { encodePath } from './share-picture.ts';
import {
  pictureFolder,
  type SitePicture,
  type Variant,
  variantFormats,
  variantsOf,
} from './variants.ts';

/** A picture on a page. */
export interface PlacedPicture {
  address: string;
  /** The JSON pointer of the first field that names the file. */
  pointer: string;
  /** The widths in which it is shown, in CSS pixels. */
  places: number[];
}

/** The pictures in the blocks of a page, each once. */
export function picturesInBlocks(uses: readonly PictureUse[]): PlacedPicture[] {
  const placed = new Map<string, PlacedPicture>();
  for (const { address, pointer, shown } of uses) {
    if (!isInBlock(pointer)) continue;
    const picture = placed.get(address);
    if (picture) picture.places.push(shown);
    else placed.set(address, { address, pointer, places: [shown] });
  }
  return [...placed.values()];
}

/**
 * The pictures of a page for rendering. `show` returns each of them, or `undefined` to leave it
 * out.
 */
export function showPictures(
  uses: readonly PictureUse[],
  show: (picture: PlacedPicture) => ShownPicture | undefined,
): Record<string, ShownPicture> | undefined {
  const shown: Record<string, ShownPicture> = {};
  let isFirst = true;
  for (const placed of picturesInBlocks(uses)) {
    const picture = show(placed);
    if (!picture) continue;
    shown[placed.address] = picture;
    if (!placed.pointer.startsWith('/blocks/0/')) continue;
    picture.first = isFirst ? 'picture' : 'block';
    isFirst = false;
  }
  return Object.keys(shown).length > 0 ? shown : undefined;
}

/** A picture as the built site shows it. */
export function showPublished(
  picture: SitePicture | undefined,
  { places }: PlacedPicture,
): ShownPicture | undefined {
  if (!picture) return undefined;
  const widest = Math.max(...places);
  const { avif, webp, fallback, still } = variantsOf(picture, places);
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
    ...sizeOf(picture, widest),
    ...(sources.length > 0 && { sources }),
    ...(avif.length > 0 && { sizes: sizesOf(widest) }),
  };
}

/**
 * The original file, which browsers load again when `version` changes. It is in the folder of
 * variants, because its own address may not be published.
 */
export const showOriginal = (
  picture: PictureFile,
  { address, places }: PlacedPicture,
  version: string,
): ShownPicture => ({
  src: `/${originals}${encodePath(address)}?v=${version}`,
  ...sizeOf(picture, Math.max(...places)),
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
