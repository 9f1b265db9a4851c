import { isDraft, waitingPages } from '../../schema/facts/publish-time.ts';
import type { BuildReport } from './build-pages.ts';
import type { BuildRecord } from './cache.ts';
import { type Build, type BuildOptions, openBuild } from './open-build.ts';
import { markBuilt } from './output.ts';
import { planBuild } from './plan.ts';
import type { WorkerPool } from './worker-pool.ts';

/**
 * Builds a content folder into an output folder: reads and checks everything, renders what has changed
 * since the last build, and removes what is gone. The site is replaced as a whole or not at all, see
 * `publish.ts`. The same content at the same time gives the same bytes.
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const build = openBuild(options);
  const report =
    (await buildFrom(build.lastBuild, build)) ??
    ((await buildFrom(undefined, build)) as BuildReport);
  if (report.written) markBuilt(build.out);
  return report;
}

/**
 * Builds what has changed since the last build, or everything without one. Returns `undefined` if the
 * menus have changed, which every page shows.
 */
async function buildFrom(
  last: BuildRecord | undefined,
  build: Build,
): Promise<BuildReport | undefined> {
  // Without a last build every page is read, so the threads start before the settings are checked.
  let pool = last ? undefined : await openPool(build.files.pages.length, build);
  try {
    const planned = await planBuild(build, last);
    const { cached, isUpToDate, survey } = planned;
    if (cached && isUpToDate) return reportUnchanged(cached, build.now);
    pool ??= await openPool(survey.changed.length, build);
    const { buildPages } = await import('./build-pages.ts');
    return await buildPages(planned, pool);
  } finally {
    await pool?.close();
  }
}

/** The code that reads, checks and renders is loaded only if something has changed. */
async function openPool(pages: number, { progress, isBundling }: Build): Promise<WorkerPool> {
  const { createWorkerPool } = await import('./worker-pool.ts');
  return createWorkerPool(pages, progress.counts, isBundling);
}

const reportUnchanged = (
  { pages, diagnostics, undrawn }: BuildRecord,
  now: number,
): BuildReport => ({
  diagnostics,
  written: true,
  files: ['site.yaml', ...pages.map(([file]) => file)],
  pages: pages.filter(([, { facts }]) => !isDraft(facts, now)).length,
  rendered: 0,
  removed: 0,
  undrawn,
  waiting: waitingPages(pages, now),
});
