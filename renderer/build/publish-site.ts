import type { Site } from '../../schema/load/load-site.ts';
import { dataPrefix } from '../page/data-paths.ts';
import { shareFolder } from '../pictures/share-picture.ts';
import { pictureFolder } from '../pictures/variants.ts';
import { type BuildRecord, fingerprintMenus } from './cache.ts';
import type { PlannedBuild } from './plan.ts';
import { publish } from './publish.ts';
import type { StagedSite } from './stage-site.ts';

/**
 * Replaces the site in the output folder by the one in the stage, and records the build for the next one.
 * Returns the number of pages that are gone.
 */
export function publishSite(
  { out, present, key, now, settingsRecord, assets, lastBuild, cache }: PlannedBuild,
  site: Site,
  { stage, staged, outputs, undrawn }: StagedSite,
): number {
  // Without a record, as after an update whose cache is another one, whatever is there may be in use.
  const retired = retire(outputs, lastBuild ?? { outputs: [...present], retired: [] });
  const kept = new Set([...outputs, ...retired]).difference(new Set(staged));
  const removed = [...present].filter((path) => !outputs.has(path) && !retired.includes(path));
  cache.forget();
  publish(out, stage, staged, kept, removed);
  cache.write({
    key,
    settings: settingsRecord,
    now,
    menus: fingerprintMenus(site),
    pages: [...site.records],
    assets,
    outputs: [...outputs],
    retired,
    undrawn,
    diagnostics: site.diagnostics,
  });
  // Each page has one file of data. Old code and pictures are not counted.
  return removed.filter((path) => path.startsWith(`${dataPrefix.slice(1)}/`)).length;
}

/**
 * Files that stay for open pages although the new site does not need them: pictures and code of the last
 * build. If the code has not changed, the older code that the last build kept stays too.
 */
function retire(
  outputs: ReadonlySet<string>,
  lastBuild: Pick<BuildRecord, 'outputs' | 'retired'>,
): string[] {
  const gone = (paths: readonly string[]) => paths.filter((path) => !outputs.has(path));
  const last = gone(lastBuild.outputs);
  const code = last.filter(isCode);
  return [
    ...(code.length > 0 ? code : gone(lastBuild.retired).filter(isCode)),
    ...last.filter((path) => path.startsWith(pictureFolder)),
  ];
}

const isCode = (path: string): boolean =>
  path.startsWith('assets/') && !path.startsWith(pictureFolder) && !path.startsWith(shareFolder);
