import { join } from 'node:path';
import type { SiteSettings } from '../../schema/generated/types.ts';
import type { Site } from '../../schema/load/load-site.ts';
import type { Diagnostic } from '../../schema/model/diagnostics.ts';
import { cacheFolder } from '../bundle/cache-folder.ts';
import { makePictures } from '../pictures/make-pictures.ts';
import type { PicturePlan } from '../pictures/plan-pictures.ts';
import type { PlannedBuild } from './plan.ts';

export interface SitePictures {
  /** Every picture file of this build. */
  paths: string[];
  /** The files that the output lacks, which this build makes. */
  missing: string[];
  /** The number of pictures of shared links that are left for later. */
  undrawn: number;
  /** Settles when all are in the stage; resolves to the problems with pictures. */
  making: Promise<Diagnostic[]>;
}

/** Starts to make the pictures that are missing in the output. */
export function beginPictures(
  { content, present, progress, drawAll, drawnAtOnce }: PlannedBuild,
  { records }: Site,
  settings: SiteSettings,
  plan: PicturePlan,
  stage: string,
): SitePictures {
  const isMissing = (path: string) => !present.has(path);
  const undrawn = [...plan.drawings.keys()].filter(isMissing);
  const drawn = drawAll || undrawn.length <= drawnAtOnce ? undrawn : [];
  const missing = [...[...plan.variants.keys()].filter(isMissing), ...drawn];
  const making = makePictures(missing, plan, {
    content,
    settings,
    stage,
    cache: join(cacheFolder, 'pictures'),
    onMade(ready) {
      // Until the pages are rendered, the progress shows their number.
      if (progress.of === 'pictures') Atomics.store(progress.counts, 0, ready);
    },
  }).then(async (damaged) => {
    if (damaged.size === 0) return [];
    const { describeDamaged } = await import('../pictures/damaged-pictures.ts');
    return describeDamaged(content, records, damaged);
  });
  // The build awaits this after the pages. If those fail, nobody handles a rejection here.
  making.catch(() => undefined);
  const left = undrawn.length - drawn.length;
  return {
    paths: [
      ...plan.variants.keys(),
      ...[...plan.drawings.keys()].filter((path) => left === 0 || present.has(path)),
    ],
    missing,
    undrawn: left,
    making,
  };
}
