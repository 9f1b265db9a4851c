import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readApiOrigin } from '../../schema/api-origin.ts';
import {
  type Diagnostic,
  hasErrors,
  inReadingOrder,
} from '../../schema/diagnostics/diagnostics.ts';
import { openContentFolder } from '../../schema/load/content-folder.ts';
import { fingerprint } from '../../schema/load/fingerprint.ts';
import { isInside } from '../../schema/load/is-inside.ts';
import type { Site } from '../../schema/load/load-site.ts';
import {
  isDraft,
  readClock,
  type WaitingPage,
  waitingPages,
} from '../../schema/load/publish-time.ts';
import { readProofOfWork } from '../../schema/proof-of-work.ts';
import type { CatalogueOptions } from '../catalogue/catalogue-files.ts';
import { shareFolder } from '../pictures/share-picture.ts';
import { isBundled, openBundle } from './bundle-cache.ts';
import { type BuildCache, type BuildRecord, openBuildCache } from './cache.ts';
import { fingerprintEngine } from './engine.ts';
import {
  copyAssets,
  copyCode,
  listOutput,
  markBuilt,
  OutputFolderError,
  openOutputFolder,
  outputsOf,
  retire,
  writeFiles,
  writeShared,
} from './output.ts';
import { renderDefaults } from './page-work.ts';
import { type BuildPlan, planBuild } from './plan.ts';
import { beginStep, createProgress, type Progress } from './progress.ts';
import { dropStage, openStage, publish } from './publish.ts';
import { writeRedirectPages } from './redirect-pages.ts';
import { beginPictures, type DrawingOptions } from './site-pictures.ts';
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

export interface BuildReport {
  diagnostics: Diagnostic[];
  /** False if errors left the output unchanged. */
  written: boolean;
  pages: number;
  rendered: number;
  removed: number;
  /** The number of pictures of shared links that are not drawn yet: see `drawAll`. */
  undrawn: number;
  /** Drafts that a later build will publish. */
  waiting: WaitingPage[];
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
  const pages = realpathSync(join(folder, 'pages'));
  const refuse = () => {
    throw new OutputFolderError(`${out} is among the pages, and would be built into itself.`);
  };
  // Checked before the folder is created, and again with symbolic links resolved.
  if (isInside(pages, resolve(out))) refuse();
  const target = openOutputFolder(out);
  if (isInside(pages, target)) refuse();
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
    isBundling,
    bundling,
    drawing,
    progress,
  };
  // A change of the engine or of one of these options builds everything again.
  const apiOrigin = readApiOrigin();
  const choices = [catalogue && 'with the catalogue', readProofOfWork() && 'with proof of work'];
  const kind = [engine, ...choices, apiOrigin].filter(Boolean).join(' ');
  const input = { content: folder, out: target, engine: kind, now };
  const plan = await planBuild({ ...input, lastBuild });
  // With these options, a warning of the last build may be an error now, and pictures may be missing.
  const mayDiffer =
    (production && plan.cached?.diagnostics.length) || (drawing.drawAll && plan.cached?.undrawn);
  const upToDate = plan.isUpToDate && !mayDiffer ? plan.cached : undefined;
  const report = upToDate ? reportUnchanged(upToDate, now) : await buildChanged();
  if (report.written) markBuilt(target);
  return report;

  async function buildChanged(): Promise<BuildReport> {
    const changed = await buildPages(plan, job);
    if (changed) return changed;
    const wholePlan = await planBuild({ ...input, lastBuild: undefined });
    return (await buildPages(wholePlan, job)) as BuildReport;
  }
}

interface BuildJob {
  folder: string;
  target: string;
  catalogue: boolean;
  production: boolean;
  /** The last build, even if this one does not start from it. */
  lastBuild: BuildRecord | undefined;
  cache: BuildCache;
  /** Whether the code has to be bundled first. */
  isBundling: boolean;
  bundling: ReturnType<typeof openBundle>;
  drawing: DrawingOptions;
  progress: Progress;
}

const reportUnchanged = (
  { pages, diagnostics, undrawn }: BuildRecord,
  now: number,
): BuildReport => ({
  diagnostics,
  written: true,
  pages: pages.filter(([, { facts }]) => !isDraft(facts, now)).length,
  rendered: 0,
  removed: 0,
  undrawn,
  waiting: waitingPages(pages, now),
});

/**
 * Carries out a plan. Returns `undefined` if the menus, which every page shows, have changed since
 * the last build.
 */
async function buildPages(plan: BuildPlan, job: BuildJob): Promise<BuildReport | undefined> {
  const { survey, cached, now, loadedSite } = plan;
  const { progress, folder, production } = job;
  beginStep(progress, 'Reading', survey.changed.length);
  // The code that reads and checks is loaded only if there is something to read.
  const [{ loadSite }, { createWorkerPool }] = await Promise.all([
    import('../../schema/load/load-site.ts'),
    import('./worker-pool.ts'),
  ]);
  const pool = createWorkerPool(survey.changed.length, progress.counts, job.isBundling);
  try {
    const site = await loadSite(survey, {
      drafts: false,
      production,
      now,
      places: 'errors',
      ...(loadedSite && { site: loadedSite }),
      readPages: (files, values) => pool.read({ content: folder, files, values, now }),
    });
    const { settings, diagnostics, pages, waiting } = site;
    const nothing = { written: false, rendered: 0, removed: 0, undrawn: 0 };
    const report = { ...nothing, diagnostics, pages: pages.length, waiting };
    if (hasErrors(diagnostics) || !settings) return { ...report, diagnostics: await site.placed() };
    if (cached && cached.menus !== menusOf(site)) return undefined;
    const { failures, ...written } = await writeSite(site, settings, plan, job, pool);
    return {
      ...report,
      ...written,
      written: failures.length === 0,
      diagnostics:
        failures.length > 0 ? inReadingOrder([...(await site.placed()), ...failures]) : diagnostics,
    };
  } finally {
    await pool.close();
  }
}

/** Renders the changed pages, and publishes the site unless one of them fails. */
async function writeSite(
  site: Site,
  settings: NonNullable<Site['settings']>,
  plan: BuildPlan,
  { folder, target, catalogue, lastBuild, cache, bundling, drawing, progress }: BuildJob,
  pool: WorkerPool,
): Promise<{ failures: Diagnostic[]; rendered: number; removed: number; undrawn: number }> {
  const { key, now, site: siteRecord, assets, changedAssets, present, survey } = plan;
  const { pages, records, diagnostics } = site;
  const changedFiles = new Set(survey.changed.map(({ file }) => file));
  const changed = pages.filter(({ file }) => changedFiles.has(file));
  const menus = menusOf(site);
  const stage = openStage(target);
  try {
    const pictures = beginPictures(site, settings, plan, { ...drawing, stage, progress });
    const { made, undrawn } = pictures;
    const bundle = await bundling;
    beginStep(progress, 'Rendering', changed.length);
    const version = fingerprint(key + menus).slice(0, 10);
    const task = { bundle, settings, pictures: pictures.used, version, stage };
    const unrendered = await pool.render(task);
    const rendered = changed.length - unrendered.length;
    beginStep(progress, 'Making pictures', made.length, 'pictures');
    const failures = [...unrendered, ...(await pictures.making)];
    if (failures.length > 0) return { failures, rendered, removed: 0, undrawn };
    const staged = [
      // Listed first, so that no page is published before its code and pictures.
      ...copyCode(bundle.client, stage, present),
      ...made,
      ...changed.flatMap(({ route }) => outputsOf(route)),
      ...writeShared(stage, settings, pages, survey.files.assets, catalogue),
      ...(await renderDefaults(task, pages)),
      ...copyAssets(folder, stage, changedAssets),
      ...(catalogue ? await writeCatalogue(stage, { bundle, settings, version }) : []),
    ];
    const outputs = new Set([
      ...staged,
      ...listOutput(bundle.client),
      ...pictures.paths,
      ...pages.flatMap(({ route }) => outputsOf(route)),
      ...Object.keys(assets).map((address) => address.slice(1)),
    ]);
    for (const path of writeRedirectPages(stage, settings, outputs)) {
      staged.push(path);
      outputs.add(path);
    }
    const retired = retire(outputs, lastBuild);
    const kept = new Set([...outputs, ...retired]).difference(new Set(staged));
    const removed = [...present].filter((path) => !outputs.has(path) && !retired.includes(path));
    cache.forget();
    publish(target, stage, staged, kept, removed);
    cache.write({
      key,
      site: siteRecord,
      now,
      menus,
      pages: [...records],
      assets,
      outputs: [...outputs],
      retired,
      undrawn,
      diagnostics,
    });
    // Each edited title leaves a drawn picture behind.
    const gone = removed.filter((path) => !path.startsWith(shareFolder));
    return { failures, rendered, removed: gone.length, undrawn };
  } finally {
    dropStage(stage);
  }
}

async function writeCatalogue(stage: string, options: CatalogueOptions): Promise<string[]> {
  const { createCatalogueFiles } = await import('../catalogue/catalogue-files.ts');
  return writeFiles(stage, await createCatalogueFiles(options));
}

/** The pages' entries in the menus, in the order of their files. */
const menusOf = ({ pages, records }: Site): string =>
  fingerprint(JSON.stringify(pages.flatMap(({ file }) => records.get(file)?.facts.menu ?? [])));
