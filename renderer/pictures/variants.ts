import type { PictureFile } from '../../schema/pictures/read-picture.ts';

/** The folder of variants, relative to the output folder. */
export const pictureFolder = 'assets/pictures/';

/** A picture of the site, with the version that its file names contain. */
export interface SitePicture extends PictureFile {
  address: string;
  /** Changes with the content of the file and with the settings of the encoder. */
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
  /** Relative to the output folder. The name depends on the content, so the file never changes. */
  path: string;
  format: VariantFormat | 'original';
  /** In pixels. */
  width: number;
}

/** In pixels. Each is at least 1.5 times the previous one; browsers take the next wider one. */
const ladder = [96, 160, 320, 480, 800, 1200, 1600, 2400];

/** On a phone a column of a wide screen takes the whole width, about 360 CSS pixels. */
const phone = 480;

/**
 * The widths needed for a picture that is `shown` that wide, in CSS pixels: from phones to screens with
 * twice the density, and never wider than the original.
 */
export function widthsOf({ width }: Pick<PictureFile, 'width'>, shown: number): number[] {
  const wanted = ladder.filter((step) => step >= Math.min(shown, phone));
  const enough = wanted.find((step) => step >= 2 * shown) ?? Number.POSITIVE_INFINITY;
  const narrower = wanted.filter((step) => step <= enough && step < 0.85 * width);
  return narrower.at(-1) === enough ? narrower : [...narrower, Math.min(width, enough)];
}

/** The largest width of files in the original format, for old browsers and shared links. */
const widestFallback = 1200;

export interface VariantsOf {
  /** AVIF and WebP files, from narrow to wide; empty if the picture is published as it is. */
  avif: Variant[];
  webp: Variant[];
  /** The file in the original format. */
  fallback: Variant;
  /** The first frame of an animation, for visitors who want less motion. */
  still?: Variant;
}

/** The files of a picture that is `shown` that wide. */
export function variantsOf(picture: SitePicture, shown: number): VariantsOf {
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
    const still = variant('webp')(Math.min(width, 2 * shown));
    return { avif: [], webp: [], fallback, ...(animated && { still }) };
  }
  const widths = widthsOf(picture, shown);
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
