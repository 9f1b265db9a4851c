import { join, resolve } from 'node:path';
import { readApiOrigin } from '../../schema/api-origin.ts';
import { isDraft, readClock, waitingPages } from '../../schema/facts/publish-time.ts';
import { isInsideAny } from '../../schema/files/is-inside.ts';
import { listContentFiles } from '../../schema/load/content-files.ts';
import { openContentFolder } from '../../schema/load/content-folder.ts';
import { readProofOfWork } from '../../schema/proof-of-work.ts';
import { isBundled, openBundle } from '../bundle/bundle-cache.ts';
import { fingerprintEngine } from '../bundle/engine.ts';
import type { BuildJob, BuildReport } from './build-pages.ts';
import { type BuildRecord, openBuildCache } from './cache.ts';
import { markBuilt, OutputFolderError, openOutputFolder } from './output.ts';
import { planBuild } from './plan.ts';
import { createProgress, type Progress } from './progress.ts';
import type { DrawingOptions } from './site-pictures.ts';
import type { WorkerPool } from './worker-pool.ts';

export interface BuildOptions extends DrawingOptions {
  content: string;
  out: string;
  /** Whether to add the catalogue of blocks and visuals. */
  catalogue?: boolean;
  /** Whether the build is for the live site, which requires some settings. */
  production?: boolean;
  /** Updated while the build runs. */
  progress?: Progress;
}

/**
 * Builds a content folder into an output folder: reads and checks everything, renders what has changed
 * since the last build, and removes what is gone. The site is replaced as a whole or not at all, see
 * `publish.ts`. The same content at the same time gives the same bytes.
 */
export async function buildSite({
  content,
  out,
  catalogue = false,
  production = false,
  progress = createProgress(),
  ...drawing
}: BuildOptions): Promise<BuildReport> {
  const folder = openContentFolder(content);
  if (isInsideAny([join(folder, 'pages')], resolve(out)))
    throw new OutputFolderError(`${out} is among the pages, and would be built into itself.`);
  const target = openOutputFolder(out);
  const now = readClock();
  const engine = fingerprintEngine();
  const isBundling = !isBundled(engine);
  const bundling = openBundle(engine);
  // Awaited below, after the content has been checked.
  bundling.catch(() => undefined);
  const cache = openBuildCache(target);
  const lastBuild = cache.read();
  const job: BuildJob = {
    folder,
    target,
    catalogue,
    production,
    lastBuild,
    cache,
    bundling,
    drawing,
    progress,
  };
  // A change of the engine or of one of these options builds everything again.
  const apiOrigin = readApiOrigin();
  const choices = [catalogue && 'with the catalogue', readProofOfWork() && 'with proof of work'];
  const kind = [engine, ...choices, apiOrigin].filter(Boolean).join(' ');
  const files = listContentFiles(folder);
  const input = { content: folder, files, out: target, engine: kind, now };
  const report = (await buildFrom(lastBuild)) ?? ((await buildFrom(undefined)) as BuildReport);
  if (report.written) markBuilt(target);
  return report;

  /**
   * Builds what has changed since the last build, or everything without one. Returns `undefined` if the
   * menus have changed, which every page shows.
   */
  async function buildFrom(last: BuildRecord | undefined): Promise<BuildReport | undefined> {
    // Without a last build every page is read, so the threads start before the settings are checked.
    let pool = last ? undefined : await openPool(files.pages.length);
    try {
      const plan = await planBuild({ ...input, lastBuild: last });
      const { cached, isUpToDate, survey } = plan;
      // With these options, a warning of the last build may be an error now, and pictures may be missing.
      const mayDiffer =
        (production && cached?.diagnostics.length) || (drawing.drawAll && cached?.undrawn);
      if (cached && isUpToDate && !mayDiffer) return reportUnchanged(cached, now);
      pool ??= await openPool(survey.changed.length);
      const { buildPages } = await import('./build-pages.ts');
      return await buildPages(plan, job, pool);
    } finally {
      await pool?.close();
    }
  }

  /** The code that reads, checks and renders is loaded only if something has changed. */
  async function openPool(pages: number): Promise<WorkerPool> {
    const { createWorkerPool } = await import('./worker-pool.ts');
    return createWorkerPool(pages, progress.counts, isBundling);
  }
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
