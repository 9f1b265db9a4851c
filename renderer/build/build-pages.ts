import { isDraft, type WaitingPage } from '../../schema/facts/publish-time.ts';
import { fingerprint } from '../../schema/files/fingerprint.ts';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { readText } from '../../schema/load/check-together.ts';
import { type ReadSite, readSite, type Site } from '../../schema/load/load-site.ts';
import { type Diagnostic, hasErrors, inReadingOrder } from '../../schema/model/diagnostics.ts';
import type { openBundle } from '../bundle/bundle-cache.ts';
import { dataPrefix } from '../page/data-paths.ts';
import { type PicturePlan, planPictures } from '../pictures/plan-pictures.ts';
import type { BuildRecord } from './cache.ts';
import type { CatalogueOptions } from './catalogue-files.ts';
import {
  copyAssets,
  copyCode,
  listCode,
  outputsOf,
  retire,
  writeFiles,
  writeShared,
} from './output.ts';
import { type FailedPage, type RenderTask, renderDefaults } from './page-work.ts';
import type { BuildPlan } from './plan.ts';
import { beginStep, type Progress } from './progress.ts';
import { dropStage, openStage, publish } from './publish.ts';
import type { RecordCache } from './record-cache.ts';
import { writeRedirectPages } from './redirect-pages.ts';
import { beginPictures, type DrawingOptions } from './site-pictures.ts';
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

export interface BuildJob {
  folder: string;
  target: string;
  catalogue: boolean;
  production: boolean;
  /** The last build, even if this one does not start from it. */
  lastBuild: BuildRecord | undefined;
  cache: RecordCache<BuildRecord>;
  bundling: ReturnType<typeof openBundle>;
  drawing: DrawingOptions;
  progress: Progress;
}

/**
 * Carries out a plan. Returns `undefined` if the menus, which every page shows, have changed since
 * the last build.
 */
export async function buildPages(
  plan: BuildPlan,
  job: BuildJob,
  pool: WorkerPool,
): Promise<BuildReport | undefined> {
  const { survey, cached, now, loadedSettings } = plan;
  const { progress, folder, production } = job;
  beginStep(progress, 'Reading', survey.changed.length);
  const site = await readSite(survey, {
    drafts: false,
    production,
    now,
    places: 'errors',
    ...(loadedSettings && { site: loadedSettings }),
    readPages: (files, values) => pool.read({ content: folder, files, values, now }),
  });
  const { settings } = site;
  const hasOtherMenus = cached && cached.menus !== menusOf(site);
  // Errors between pages are rare, so the workers do not wait for those checks.
  const rendering =
    settings && !hasOtherMenus ? beginRendering(site, settings, plan, job, pool) : undefined;
  try {
    const checked = await site.check();
    const { diagnostics, files, pages, waiting } = checked;
    const nothing = { written: false, rendered: 0, removed: 0, undrawn: 0 };
    const report = { ...nothing, diagnostics, files, pages: pages.length, waiting };
    if (hasErrors(diagnostics) || !settings)
      return { ...report, diagnostics: await checked.placed() };
    if (!rendering) return undefined;
    const { failures, ...written } = await writeSite(checked, rendering, plan, job, pool);
    return {
      ...report,
      ...written,
      written: failures.length === 0,
      diagnostics:
        failures.length > 0
          ? inReadingOrder([...(await checked.placed()), ...failures])
          : diagnostics,
    };
  } finally {
    if (rendering) {
      // With errors, workers may still be rendering.
      await pool.close();
      dropStage(rendering.stage);
    }
  }
}

interface Rendering {
  stage: string;
  settings: SiteSettings;
  picturePlan: PicturePlan;
  task: Promise<RenderTask>;
}

/** Starts to render the changed pages in the workers, into a folder that is not published yet. */
function beginRendering(
  site: ReadSite,
  settings: SiteSettings,
  { key, assets, survey, now }: BuildPlan,
  { target, bundling, progress }: BuildJob,
  pool: WorkerPool,
): Rendering {
  const picturePlan = planPictures(site, settings, assets);
  const { pictures } = picturePlan;
  const version = fingerprint(key + menusOf(site)).slice(0, 10);
  const stage = openStage(target);
  const task = bundling.then((bundle) => ({ bundle, settings, pictures, version, stage }));
  // `writeSite` awaits this, unless the site has errors.
  task.catch(() => undefined);
  const shown = survey.changed.filter(({ file }) => {
    const record = site.records.get(file);
    return record !== undefined && !isDraft(record.facts, now);
  });
  beginStep(progress, 'Rendering', shown.length);
  pool.begin(task);
  return { stage, settings, picturePlan, task };
}

/** Renders the rest of the changed pages, and publishes the site unless one of them fails. */
async function writeSite(
  site: Site,
  { stage, settings, picturePlan, task: preparing }: Rendering,
  plan: BuildPlan,
  { folder, target, catalogue, lastBuild, cache, drawing, progress }: BuildJob,
  pool: WorkerPool,
): Promise<{ failures: Diagnostic[]; rendered: number; removed: number; undrawn: number }> {
  const { key, now, settings: settingsRecord, assets, changedAssets, present, survey } = plan;
  const { pages, records, diagnostics } = site;
  const changedFiles = new Set(survey.changed.map(({ file }) => file));
  const changed = pages.filter(({ file }) => changedFiles.has(file));
  const menus = menusOf(site);
  const published = site.published();
  const pictures = beginPictures(picturePlan, site, settings, plan, {
    ...drawing,
    stage,
    progress,
  });
  const { missing, undrawn } = pictures;
  const task = await preparing;
  const { bundle, version } = task;
  const unrendered = await pool.render(task);
  const rendered = changed.length - unrendered.length;
  beginStep(progress, 'Making pictures', missing.length, 'pictures');
  const failures = [...(await locateAll(unrendered, folder)), ...(await pictures.making)];
  if (failures.length > 0) return { failures, rendered, removed: 0, undrawn };
  const staged = [
    // Listed first, so that no page is published before its code and pictures.
    ...copyCode(bundle.client, stage, present),
    ...missing,
    ...changed.flatMap(({ route }) => outputsOf(route)),
    ...writeShared(stage, settings, pages, published, catalogue),
    ...(await renderDefaults(task, pages)),
    ...copyAssets(
      folder,
      stage,
      published.filter((each) => changedAssets.has(each) || !present.has(each.slice(1))),
    ),
    ...(catalogue ? await writeCatalogue(stage, { bundle, settings, version }) : []),
  ];
  const outputs = new Set([
    ...staged,
    ...listCode(bundle.client),
    ...pictures.paths,
    ...pages.flatMap(({ route }) => outputsOf(route)),
    ...published.map((address) => address.slice(1)),
  ]);
  for (const path of writeRedirectPages(stage, settings, outputs)) {
    staged.push(path);
    outputs.add(path);
  }
  // Without a record, as after an update whose cache is another one, whatever is there may be in use.
  const retired = retire(outputs, lastBuild ?? { outputs: [...present], retired: [] });
  const kept = new Set([...outputs, ...retired]).difference(new Set(staged));
  const removed = [...present].filter((path) => !outputs.has(path) && !retired.includes(path));
  cache.forget();
  publish(target, stage, staged, kept, removed);
  cache.write({
    key,
    settings: settingsRecord,
    now,
    menus,
    pages: [...records],
    assets,
    outputs: [...outputs],
    retired,
    undrawn,
    diagnostics,
  });
  // Each page has one file of data. Old code and pictures are not counted.
  const gone = removed.filter((path) => path.startsWith(`${dataPrefix.slice(1)}/`));
  return { failures, rendered, removed: gone.length, undrawn };
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

async function writeCatalogue(stage: string, options: CatalogueOptions): Promise<string[]> {
  const { createCatalogueFiles } = await import('./catalogue-files.ts');
  const files = await createCatalogueFiles(options);
  return writeFiles(
    stage,
    files.entries().map(([path, write]) => [path, write()] as const),
  );
}

/** The pages' entries in the menus, in the order of their files. */
const menusOf = ({ pages, records }: Pick<Site, 'pages' | 'records'>): string =>
  fingerprint(JSON.stringify(pages.flatMap(({ file }) => records.get(file)?.facts.menu ?? [])));
