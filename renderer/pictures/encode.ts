import sharp, { type Sharp } from 'sharp';
import type { Variant, VariantFormat } from './variants.ts';

/**
 * The lowest quality without visible loss, judged by eye on screenshots with text and on
 * photographs.
 */
const encoders = {
  avif: (image) => image.avif({ quality: 58, effort: 3 }),
  webp: (image) => image.webp({ quality: 82, effort: 4, smartSubsample: true }),
  jpg: (image) => image.jpeg({ quality: 82, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
} satisfies Record<VariantFormat, (image: Sharp) => Sharp>;

// Every picture is read once, so a cache would only take memory.
sharp.cache(false);

/** Makes a variant, without camera data such as the location. Rejects if the original is damaged. */
export async function encodeVariant(
  original: Buffer,
  { format, width }: Pick<Variant, 'format' | 'width'>,
): Promise<Buffer> {
  if (format === 'original') return original;
  const image = sharp(original, { failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return encoders[format](image).toBuffer();
}
