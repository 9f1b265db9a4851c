import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShareSubject } from '../../schema/facts/facts.ts';
import { fingerprint } from '../../schema/files/fingerprint.ts';
import type { SiteSettings } from '../../schema/generated/types.ts';
import type { ReadSite } from '../../schema/load/load-site.ts';
import { notFoundRoute } from '../page/metadata.ts';
import { createShareNames } from './share-picture.ts';
import { picturesInBlocks } from './show-pictures.ts';
import { type SitePicture, type Variant, variantsOf } from './variants.ts';

/** The picture files that a site needs. Paths are from the output folder. */
export interface PicturePlan {
  /** Every picture that pages use, by its address. */
  pictures: Map<string, SitePicture>;
  /** The variants to make from them, by path. */
  variants: Map<string, { variant: Variant; address: string }>;
  /** The pictures to draw for shared links, by path. */
  drawings: Map<string, ShareSubject>;
}

/** Part of the names of all variants. Raise it when the settings in `encode.ts` change. */
const encoding = 1;

/** @param fingerprints of the files beside the pages, by address */
export function planPictures(
  { pages, records, pictures: found }: ReadSite,
  settings: SiteSettings,
  fingerprints: Readonly<Record<string, string>>,
): PicturePlan {
  const plan: PicturePlan = { pictures: new Map(), variants: new Map(), drawings: new Map() };
  const encoder = found.size > 0 ? `${encoding} ${versionOfSharp()}` : '';
  for (const [address, picture] of found) {
    const version = fingerprint(`${fingerprints[address]} ${encoder}`).slice(0, 10);
    plan.pictures.set(address, { ...picture, address, version });
  }
  const nameOf = createShareNames(settings);
  for (const { file, route } of pages) {
    const { pictures: uses = [], share } = records.get(file)?.facts ?? {};
    for (const { address, shown } of picturesInBlocks(uses)) {
      const picture = plan.pictures.get(address);
      if (picture) addVariants(plan, picture, shown);
    }
    const drawing = route === notFoundRoute ? undefined : nameOf(share);
    if (drawing && share) plan.drawings.set(drawing, share);
  }
  return plan;
}

function addVariants({ variants }: PicturePlan, picture: SitePicture, shown: number): void {
  const { address } = picture;
  const { avif, webp, fallback, still } = variantsOf(picture, shown);
  for (const variant of [...avif, ...webp, fallback, ...(still ? [still] : [])]) {
    variants.set(variant.path, { variant, address });
  }
}

/** The version of the encoder, because another one may produce other bytes. */
function versionOfSharp(): string {
  const file = join(import.meta.dirname, '../../package.json');
  return JSON.parse(readFileSync(file, 'utf8')).dependencies.sharp;
}
