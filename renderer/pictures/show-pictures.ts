import type { ShownPicture } from '../../blocks/ui/site.tsx';
import type { PictureUse } from '../../schema/load/load-page.ts';
import type { PictureFile } from '../../schema/pictures/read-picture.ts';
import { type SitePicture, type Variant, variantFormats, variantsOf } from './variants.ts';

/** The pictures in the blocks of a page, each with the widest place that it has. */
export function picturesInBlocks(uses: readonly PictureUse[]): Map<string, PictureUse> {
  const widest = new Map<string, PictureUse>();
  for (const use of uses) {
    if (!use.pointer.startsWith('/blocks/')) continue;
    const other = widest.get(use.address);
    // The place of the first use says whether it is on the first screen.
    if (!other) widest.set(use.address, use);
    else if (other.shown < use.shown) widest.set(use.address, { ...other, shown: use.shown });
  }
  return widest;
}

/** What a page says of its pictures. `show` is asked for each; without an answer it is left out. */
export function showPictures(
  uses: readonly PictureUse[],
  show: (use: PictureUse) => ShownPicture | undefined,
): Record<string, ShownPicture> | undefined {
  const shown: Record<string, ShownPicture> = {};
  let isFirst = true;
  for (const [address, use] of picturesInBlocks(uses)) {
    const picture = show(use);
    if (!picture) continue;
    shown[address] = picture;
    if (!use.pointer.startsWith('/blocks/0/')) continue;
    picture.first = isFirst ? 'picture' : 'block';
    isFirst = false;
  }
  return Object.keys(shown).length > 0 ? shown : undefined;
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

/** A picture as it is in its file, which browsers load again when `version` is another. */
export const showOriginal = (
  address: string,
  picture: PictureFile,
  { shown }: PictureUse,
  version: string,
): ShownPicture => ({ src: `${encodeURI(address)}?v=${version}`, ...sizeOf(picture, shown) });

/** A drawing is as large as its place, whatever size it says. */
function sizeOf({ type, width, height }: PictureFile, shown: number) {
  if (type !== 'svg' || width >= shown) return { width, height };
  return { width: shown, height: Math.max(1, Math.round((height * shown) / width)) };
}

/** What is narrower than a telephone is as wide everywhere; columns begin at 60rem. */
const sizesOf = (shown: number): string =>
  shown <= 320
    ? `${shown}px`
    : shown >= 1200
      ? `(min-width: 78rem) 75rem, calc(100vw - 2.5rem)`
      : `(min-width: 60rem) ${shown}px, calc(100vw - 2.5rem)`;

const addressOf = ({ path }: Variant): string => `/${path}`;
const listOf = (variants: readonly Variant[]): string =>
  variants.map((variant) => `${addressOf(variant)} ${variant.width}w`).join(', ');
