import { isDraft, type WaitingPage } from '../../schema/facts/publish-time.ts';
import { fingerprint } from '../../schema/files/fingerprint.ts';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { readText } from '../../schema/load/check-together.ts';
import { type ReadSite, readSite } from '../../schema/load/load-site.ts';
import { type Diagnostic, hasErrors, inReadingOrder } from '../../schema/model/diagnostics.ts';
import { type PicturePlan, planPictures } from '../pictures/plan-pictures.ts';
import { fingerprintMenus } from './cache.ts';
import type { FailedPage, RenderTask } from './page-renderer.ts';
import type { PlannedBuild } from './plan.ts';
import { beginStep } from './progress.ts';
import { dropStage, openStage } from './publish.ts';
import { publishSite } from './publish-site.ts';
import { beginPictures, type SitePictures } from './site-pictures.ts';
import { stageSite } from './stage-site.ts';
import type { WorkerPool } from './worker-pool.ts';

export interface BuildReport {
  diagnostics: Diagnostic[];
  /** False if errors left the output unchanged. */
  written: boolean;
  /** Every checked file, including drafts and site.yaml. */
  files: readonly string[];
  pages: number;
  rendered: number;
  /** The number of pages that the last build had. */
  removed: number;
  /** The number of pictures of shared links that are not drawn yet: see `drawAll`. */
  undrawn: number;
  /** Drafts that a later build will publish. */
  waiting: WaitingPage[];
}

/**
 * Carries out a plan: reads the changed pages, checks the site, renders, and publishes. Returns `undefined`
 * if the menus, which every page shows, have changed since the last build.
 */
export async function buildPages(
  build: PlannedBuild,
  pool: WorkerPool,
): Promise<BuildReport | undefined> {
  const { cached, survey } = build;
  const site = await readChanged(build, pool);
  const { settings } = site;
  const hasOtherMenus = cached && cached.menus !== fingerprintMenus(site);
  // Errors between pages are rare, so the workers do not wait for those checks.
  const rendering =
    settings && !hasOtherMenus ? beginRendering(build, site, settings, pool) : undefined;
  try {
    const checked = await site.check();
    const { diagnostics, files, pages, waiting } = checked;
    const nothing = { written: false, rendered: 0, removed: 0, undrawn: 0 };
    const report = { ...nothing, diagnostics, files, pages: pages.length, waiting };
    if (hasErrors(diagnostics) || !settings)
      return { ...report, diagnostics: await checked.placed() };
    if (!rendering) return undefined;
    const { stage, picturePlan } = rendering;
    const pictures = beginPictures(build, checked, settings, picturePlan, stage);
    const task = await rendering.task;
    const failures = await finishRendering(build, pictures, task, pool);
    if (failures.length > 0)
      return { ...report, diagnostics: inReadingOrder([...(await checked.placed()), ...failures]) };
    const changed = new Set(survey.changed.map(({ file }) => file));
    const rendered = pages.filter(({ file }) => changed.has(file));
    const staged = await stageSite(build, checked, rendered, pictures, task);
    const removed = publishSite(build, checked, staged);
    const { undrawn } = staged;
    return { ...report, written: true, rendered: rendered.length, removed, undrawn };
  } finally {
    if (rendering) {
      // With errors, workers may still be rendering.
      await pool.close();
      dropStage(rendering.stage);
    }
  }
}

/** Reads the changed pages in all threads. */
function readChanged(build: PlannedBuild, pool: WorkerPool): Promise<ReadSite> {
  const { content, survey, now, production, loadedSettings, progress } = build;
  beginStep(progress, 'Reading', survey.changed.length);
  return readSite(survey, {
    drafts: false,
    production,
    now,
    places: 'errors',
    ...(loadedSettings && { site: loadedSettings }),
    readPages: (files, values) => pool.read({ content, files, values, now }),
  });
}

interface Rendering {
  stage: string;
  picturePlan: PicturePlan;
  task: Promise<RenderTask>;
}

/** Starts to render the changed pages in the workers, into a folder that is not published yet. */
function beginRendering(
  { out, key, now, assets, survey, bundling, progress }: PlannedBuild,
  site: ReadSite,
  settings: SiteSettings,
  pool: WorkerPool,
): Rendering {
  const picturePlan = planPictures(site, settings, assets);
  const { pictures } = picturePlan;
  const version = fingerprint(key + fingerprintMenus(site)).slice(0, 10);
  const stage = openStage(out);
  const task = bundling.then((bundle) => ({ bundle, settings, pictures, version, stage }));
  // `buildPages` awaits this, unless the site has errors.
  task.catch(() => undefined);
  const shown = survey.changed.filter(({ file }) => {
    const record = site.records.get(file);
    return record !== undefined && !isDraft(record.facts, now);
  });
  beginStep(progress, 'Rendering', shown.length);
  pool.begin(task);
  return { stage, picturePlan, task };
}

/** Renders the rest of the changed pages, and waits for the pictures. Resolves to what fails. */
async function finishRendering(
  { content, progress }: PlannedBuild,
  pictures: SitePictures,
  task: RenderTask,
  pool: WorkerPool,
): Promise<Diagnostic[]> {
  const unrendered = await pool.render(task);
  beginStep(progress, 'Making pictures', pictures.missing.length, 'pictures');
  return [...(await locateAll(unrendered, content)), ...(await pictures.making)];
}

/**
 * Finds the lines of the blocks that failed, those with the same reason together. The code for that is
 * loaded only if there are any.
 */
async function locateAll(failed: readonly FailedPage[], folder: string): Promise<Diagnostic[]> {
  if (failed.length === 0) return [];
  const { locate } = await import('../../schema/diagnostics/locate.ts');
  const located = failed.flatMap(({ file, problem }) =>
    locate(file, readText(folder, file) ?? '', [problem]),
  );
  const reasons = Map.groupBy(inReadingOrder(located), ({ message, hints }) => message + hints);
  return [...reasons.values()].flatMap(([first, ...others]) =>
    first ? { ...first, ...(others.length > 0 && { others }) } : [],
  );
}
