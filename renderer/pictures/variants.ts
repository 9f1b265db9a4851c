import type { PictureFile } from '../../schema/pictures/read-picture.ts';

/** Where variants lie, from the output folder. */
export const pictureFolder = 'assets/pictures/';

/** A picture of the site, with what its files are named after. */
export interface SitePicture extends PictureFile {
  address: string;
  /** Changes with the content of the file, and with how variants are made. */
  version: string;
}

export const variantFormats = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};
export type VariantFormat = keyof typeof variantFormats;

/** A file that is made from a picture, or `original` for the picture as it is. */
export interface Variant {
  /** Where it lies, from the output folder: its name says its content, so it never changes. */
  path: string;
  format: VariantFormat | 'original';
  /** In pixels. */
  width: number;
}

/** Pixels. Each is half as wide again as the last, or more: browsers take the next wider one. */
const ladder = [96, 160, 320, 480, 800, 1200, 1600, 2400];

/** A telephone shows what stands in columns on a wide screen in its whole width, about 360 points. */
const phone = 480;

/**
 * The widths in which a picture is needed that is `shown` so wide, in pixels of CSS: from telephones
 * to screens with two pixels for one, and never wider than it is.
 */
export function widthsOf({ width }: Pick<PictureFile, 'width'>, shown: number): number[] {
  const wanted = ladder.filter((step) => step >= Math.min(shown, phone));
  const enough = wanted.find((step) => step >= 2 * shown) ?? Number.POSITIVE_INFINITY;
  const narrower = wanted.filter((step) => step <= enough && step < 0.85 * width);
  return narrower.at(-1) === enough ? narrower : [...narrower, Math.min(width, enough)];
}

/** What browsers load that know neither AVIF nor WebP, and what is shared: not wider than this. */
const widestFallback = 1200;

export interface VariantsOf {
  /** In AVIF and WebP, from narrow to wide; empty where the picture is published as it is. */
  avif: Variant[];
  webp: Variant[];
  /** In the format of the original. */
  fallback: Variant;
  /** The first of the pictures of one that moves, for who wants less motion. */
  still?: Variant;
}

/** The files of a picture that has places so wide. */
export function variantsOf(picture: SitePicture, places: readonly number[]): VariantsOf {
  const { type, width, animated } = picture;
  const pathOf = (ending: string) => `${pictureFolder}${nameOf(picture)}${ending}`;
  const variant =
    (format: VariantFormat) =>
    (width: number): Variant => ({
      path: pathOf(`-${width}.${format}`),
      format,
      width,
    });
  if (type === 'svg' || animated || type === 'gif') {
    const fallback: Variant = { path: pathOf(`.${type}`), format: 'original', width };
    const still = variant('webp')(Math.min(width, 2 * Math.max(...places)));
    return { avif: [], webp: [], fallback, ...(animated && { still }) };
  }
  const all = places.flatMap((shown) => widthsOf(picture, shown));
  const widths = [...new Set(all)].sort((a, b) => a - b);
  const fallback = widths.findLast((step) => step <= widestFallback) ?? (widths[0] as number);
  return {
    avif: widths.map(variant('avif')),
    webp: widths.map(variant('webp')),
    fallback: variant(type === 'avif' ? 'webp' : type)(fallback),
  };
}

/** `/screens/Forecast (2).png`: `forecast-2-Xy3…` */
function nameOf({ address, version }: SitePicture): string {
  const stem = address.slice(address.lastIndexOf('/') + 1, address.lastIndexOf('.'));
  const plain = stem
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain ? `${plain}-${version}` : version;
}
