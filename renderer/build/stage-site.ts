import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { headersFile, writeHeadersFile } from '../../schema/headers-file.ts';
import type { PageFile } from '../../schema/load/content-files.ts';
import type { Site } from '../../schema/load/load-site.ts';
import { devFolder } from '../bundle/bundle-files.ts';
import { siteDataPath } from '../page/data-paths.ts';
import { drawIcon, iconAddress } from '../page/icon.ts';
import { toSiteInfo } from '../page/site-info.ts';
import type { CatalogueOptions } from './catalogue-files.ts';
import { listOutput, outputsOf, writeFiles } from './output.ts';
import { type RenderTask, renderDefaults } from './page-renderer.ts';
import type { PlannedBuild } from './plan.ts';
import { writeRedirectPages } from './redirect-pages.ts';
import type { SitePictures } from './site-pictures.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';

/** A new site that is not published yet. Paths are relative to the output folder. */
export interface StagedSite {
  /** The folder of its new files. */
  stage: string;
  /** The files in the stage. Code and pictures come first, so that no page is published before them. */
  staged: string[];
  /** Every file of the site, with those that are already in the output folder. */
  outputs: ReadonlySet<string>;
  /** The number of pictures of shared links that are not drawn yet. */
  undrawn: number;
}

/** Adds everything else to a stage that has the rendered pages and the pictures. */
export async function stageSite(
  { content, catalogue, present, changedAssets }: PlannedBuild,
  { pages, published: findPublished }: Site,
  rendered: readonly PageFile[],
  pictures: SitePictures,
  task: RenderTask,
): Promise<StagedSite> {
  const { bundle, settings, version, stage } = task;
  const published = findPublished();
  const staged = [
    ...copyCode(bundle.client, stage, present),
    ...pictures.missing,
    ...rendered.flatMap(({ route }) => outputsOf(route)),
    ...writeShared(stage, settings, pages, published, catalogue),
    ...(await renderDefaults(task, pages)),
    ...copyAssets(
      content,
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
  const redirects = writeRedirectPages(stage, settings, outputs);
  return {
    stage,
    staged: [...staged, ...redirects],
    outputs: outputs.union(new Set(redirects)),
    undrawn: pictures.undrawn,
  };
}

/** The files for browsers in a bundle that belong to a built site, as paths relative to it. */
const listCode = (client: string): string[] =>
  [...listOutput(client)].filter((path) => !path.startsWith(devFolder));

/**
 * Copies code that is missing, and returns its paths. File names change with their content, so nothing
 * is replaced.
 */
function copyCode(client: string, stage: string, present: ReadonlySet<string>): string[] {
  const missing = listCode(client).filter((path) => !present.has(path));
  copyFiles(missing, (path) => [join(client, path), join(stage, path)]);
  return missing;
}

/**
 * Writes site data, sitemap and robots, and headers and icon unless the content has its own.
 * Returns the paths.
 */
function writeShared(
  stage: string,
  settings: SiteSettings,
  pages: readonly PageFile[],
  assets: readonly string[],
  catalogue: boolean,
): string[] {
  const routes = pages.map(({ route }) => route);
  const sitemap = writeSitemap(routes, settings);
  const texts = {
    [siteDataPath.slice(1)]: JSON.stringify(toSiteInfo(settings, routes)),
    ...(sitemap !== undefined && { 'sitemap.xml': sitemap }),
    'robots.txt': writeRobots(settings),
    ...(!assets.includes(`/${headersFile}`) && {
      [headersFile]: writeHeadersFile({ origin: settings.seo.origin, assets, catalogue }),
    }),
    ...(!assets.includes(iconAddress) && { [iconAddress.slice(1)]: drawIcon(settings) }),
  };
  return writeFiles(stage, Object.entries(texts));
}

async function writeCatalogue(stage: string, options: CatalogueOptions): Promise<string[]> {
  const { createCatalogueFiles } = await import('./catalogue-files.ts');
  const files = await createCatalogueFiles(options);
  return writeFiles(
    stage,
    files.entries().map(([path, write]) => [path, write()] as const),
  );
}

/** Copies files beside the pages, by their addresses, and returns their paths. */
function copyAssets(content: string, stage: string, addresses: readonly string[]): string[] {
  const paths = addresses.map((address) => address.slice(1));
  copyFiles(paths, (path) => [join(content, 'pages', path), join(stage, path)]);
  return paths;
}

function copyFiles(
  paths: readonly string[],
  fromTo: (path: string) => [from: string, to: string],
): void {
  const copies = paths.map(fromTo);
  for (const folder of new Set(copies.map(([, to]) => dirname(to)))) {
    mkdirSync(folder, { recursive: true });
  }
  // A copy has the permissions of its original. Those who may read the pages must be able to read it too.
  const mode = 0o666 & ~process.umask();
  for (const [from, to] of copies) {
    copyFileSync(from, to);
    chmodSync(to, mode);
  }
}
