import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFiles, listContentFiles, type PageFile } from '../schema/content-files.ts';
import { type Diagnostic, hasErrors, inReadingOrder } from '../schema/diagnostics.ts';
import { type BuildRecord, openBuildCache, openOutputFolder } from './build-cache.ts';
import { copyAssets, listOutput, outputsOf, removeOthers, writeShared } from './build-output.ts';
import { openBundle } from './bundle-cache.ts';
import { engineFingerprint, fingerprint, fingerprintFile } from './fingerprint.ts';
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
  const folder = realpathSync(content);
  const files = listContentFiles(folder);
  const target = openOutputFolder(out);
  const cache = openBuildCache(target);
  const engine = engineFingerprint();
  const key = fingerprint(`${engine} ${folder} ${fingerprintFile(join(folder, 'site.yaml'))}`);
  const known = cache.read();
  const before = known?.key === key ? known : undefined;
  const present = listOutput(target);
  const prints = fingerprintFiles(folder, files);
  const changed = files.pages.filter((page) => !isFresh(page, prints, before, present));
  if (before && changed.length === 0 && hasSameFiles(before, prints, present)) {
    const pages = livePages(files, before.pages).length;
    return { diagnostics: before.diagnostics, written: true, pages, rendered: 0, removed: 0 };
  }

  beginStep(progress, 'Reading', changed.length);
  // The validator and the page readers are loaded only where there is something to read.
  const { createPageReading } = await import('./page-reading.ts');
  const bundling = openBundle(engine);
  bundling.catch(() => undefined);
  const reading = createPageReading(folder, changed.length, progress.done);
  try {
    const { site, pages, diagnostics } = await reading.read(files, changed, before);
    const live = livePages(files, pages);
    if (hasErrors(diagnostics) || !site.settings) {
      return { diagnostics, written: false, pages: live.length, rendered: 0, removed: 0 };
    }
    cache.forget();
    const bundle = await bundling;
    const toRender = livePages({ pages: changed }, pages).length;
    beginStep(progress, 'Rendering', toRender);
    const failures = await reading.render({
      server: bundle.server,
      assets: bundle.assets,
      settings: site.settings,
      version: key.slice(0, 10),
      out: target,
    });
    const outputs = new Set([
      ...live.flatMap(({ route }) => outputsOf(route)),
      ...writeShared(target, bundle.client, site.settings, live, present),
      ...copyAssets(
        folder,
        files.assets,
        target,
        (path) => prints.get(path) === before?.files[path] && present.has(path),
      ),
    ]);
    const removed = removeOthers(target, present, outputs);
    const written = failures.length === 0;
    const record = {
      key,
      site,
      pages,
      files: Object.fromEntries(prints),
      outputs: [...outputs],
      diagnostics,
    };
    if (written) cache.write(record);
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

function fingerprintFiles(folder: string, { pages, assets }: ContentFiles): Map<string, string> {
  const paths = [...pages.map(({ file }) => file), ...assets.map((address) => `pages${address}`)];
  return new Map(paths.map((path) => [path, fingerprintFile(join(folder, path))]));
}

/** Whether a page is as it was at the last build, and its output still there. */
function isFresh(
  { file, route }: PageFile,
  prints: ReadonlyMap<string, string>,
  before: BuildRecord | undefined,
  present: ReadonlySet<string>,
): boolean {
  if (!before || before.files[file] !== prints.get(file)) return false;
  return (
    before.pages[file]?.facts.draft === true || outputsOf(route).every((path) => present.has(path))
  );
}

/** Whether no file was added, changed or removed, and nothing is missing from the output. */
function hasSameFiles(
  { files, outputs }: BuildRecord,
  prints: ReadonlyMap<string, string>,
  present: ReadonlySet<string>,
): boolean {
  return (
    Object.keys(files).length === prints.size &&
    [...prints].every(([path, print]) => files[path] === print) &&
    outputs.every((path) => present.has(path))
  );
}

/** The pages that are built: all but drafts. */
const livePages = (
  { pages }: Pick<ContentFiles, 'pages'>,
  facts: Readonly<Record<string, LoadedFacts>>,
): PageFile[] => pages.filter(({ file }) => !facts[file]?.facts.draft);
