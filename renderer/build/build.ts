import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Diagnostic,
  hasErrors,
  inReadingOrder,
} from '../../schema/diagnostics/diagnostics.ts';
import type { PageFile } from '../../schema/load/content-files.ts';
import { openContentFolder } from '../../schema/load/content-folder.ts';
import { isInside } from '../../schema/load/is-inside.ts';
import {
  type BuildCache,
  type BuildRecord,
  OutputFolderError,
  openBuildCache,
  openOutputFolder,
} from './build-cache.ts';
import { copyAssets, outputsOf, removeOthers, writeShared } from './build-output.ts';
import { planBuild } from './build-plan.ts';
import { openBundle } from './bundle-cache.ts';
import { engineFingerprint, fingerprint } from './fingerprint.ts';
import type { LoadedFacts } from './page-work.ts';
import { beginStep, createProgress, type Progress } from './progress.ts';

export interface BuildOptions {
  content: string;
  out: string;
  /** Kept up to date while the build runs. */
  progress?: Progress;
}

export interface BuildReport {
  diagnostics: Diagnostic[];
  /** False where errors kept the output as it was. */
  written: boolean;
  pages: number;
  rendered: number;
  removed: number;
}

/**
 * Builds a content folder into an output folder: reads and checks everything, renders what changed
 * since the last build, and removes what is gone. With errors in the content, the output stays as
 * it was. Same content, same bytes.
 */
export async function buildSite({
  content,
  out,
  progress = createProgress(),
}: BuildOptions): Promise<BuildReport> {
  const folder = openContentFolder(content);
  const target = openOutputFolder(out);
  if (isInside(realpathSync(join(folder, 'pages')), target)) {
    throw new OutputFolderError(`${out} is among the pages, and would be built into itself.`);
  }
  const cache = openBuildCache(target);
  const engine = engineFingerprint();
  const bundling = openBundle(engine);
  // It is waited for below, after the content has been found valid.
  bundling.catch(() => undefined);
  const known = cache.read();
  const job = { folder, target, engine, known, cache, bundling, progress };
  return (await buildOnto(known, job)) ?? ((await buildOnto(undefined, job)) as BuildReport);
}

interface BuildJob {
  folder: string;
  target: string;
  engine: string;
  /** What the last build left, whether or not this one starts from it. */
  known: BuildRecord | undefined;
  cache: BuildCache;
  bundling: ReturnType<typeof openBundle>;
  progress: Progress;
}

/**
 * Builds what changed since `before`, or everything. `undefined` where the menus have changed since,
 * which every page shows.
 */
async function buildOnto(
  before: BuildRecord | undefined,
  { folder, target, engine, known, cache, bundling, progress }: BuildJob,
): Promise<BuildReport | undefined> {
  const plan = planBuild(folder, target, engine, before);
  const { files, present, changed } = plan;
  if (plan.before && plan.isUpToDate) {
    const { diagnostics } = plan.before;
    const pages = livePages(files.pages, plan.before.pages).length;
    return { diagnostics, written: true, pages, rendered: 0, removed: 0 };
  }

  beginStep(progress, 'Reading', changed.length);
  // The validator and the parsers are loaded only where there is something to read.
  const { createPageReading } = await import('./page-reading.ts');
  const reading = createPageReading(folder, changed.length, progress.done);
  try {
    const { site, settings, pages, diagnostics } = await reading.read(plan);
    const live = livePages(files.pages, pages);
    if (hasErrors(diagnostics) || !settings) {
      return { diagnostics, written: false, pages: live.length, rendered: 0, removed: 0 };
    }
    const menus = menusOf(pages);
    if (plan.before && menus !== menusOf(plan.before.pages)) return undefined;
    cache.forget();
    const bundle = await bundling;
    const toRender = livePages(changed, pages).length;
    beginStep(progress, 'Rendering', toRender);
    const failures = await reading.render({
      server: bundle.server,
      assets: bundle.assets,
      settings,
      version: fingerprint(plan.key + menus).slice(0, 10),
      out: target,
    });
    const outputs = new Set([
      ...live.flatMap(({ route }) => outputsOf(route)),
      ...writeShared(target, bundle.client, settings, live, present),
      ...copyAssets(folder, target, plan),
    ]);
    const retired = retire(outputs, known);
    const removed = removeOthers(target, present, new Set([...outputs, ...retired]));
    const written = failures.length === 0;
    if (written) {
      const { key, assets } = plan;
      cache.write({ key, site, pages, assets, outputs: [...outputs], retired, diagnostics });
    }
    return {
      diagnostics: inReadingOrder([...diagnostics, ...failures]),
      written,
      pages: live.length,
      rendered: toRender - failures.length,
      removed,
    };
  } finally {
    await reading.close();
  }
}

/** What the built pages want in the menus, in the order of their files. */
const menusOf = (pages: Readonly<Record<string, LoadedFacts>>): string =>
  JSON.stringify(
    Object.values(pages).flatMap(({ facts }) => (facts.draft ? [] : (facts.menu ?? []))),
  );

/**
 * The code of the build before, which stays: whoever opened a page then has not loaded it yet. When
 * this build has the same code, what the last one had kept.
 */
function retire(outputs: ReadonlySet<string>, known: BuildRecord | undefined): string[] {
  const gone = (known?.outputs ?? []).filter(
    (path) => path.startsWith('assets/') && !outputs.has(path),
  );
  return gone.length > 0 ? gone : (known?.retired ?? []).filter((path) => !outputs.has(path));
}

/** The pages that are built: all but drafts. */
const livePages = (
  pages: readonly PageFile[],
  facts: Readonly<Record<string, LoadedFacts>>,
): PageFile[] => pages.filter(({ file }) => !facts[file]?.facts.draft);
