import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { SiteSettings } from '../../schema/generated/types.ts';
import type { PageFile } from '../../schema/load/content-files.ts';
import { dataPath, siteDataPath } from '../page/page-data.ts';
import { toSiteInfo } from '../page/site-info.ts';
import { outputMarker } from './build-cache.ts';
import type { BuildPlan } from './build-plan.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';

/** The files that a page is built to, from the output folder. */
export const outputsOf = (route: string): [html: string, data: string] => [
  `${route === '/' ? 'index' : route.slice(1)}.html`,
  dataPath(route).slice(1),
];

/** Every file in a folder, as paths from it with `/`. */
export function listOutput(folder: string): Set<string> {
  const files = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory() || entry.name === outputMarker) continue;
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    files.add(path.split(sep).join('/'));
  }
  return files;
}

/** Writes what belongs to all pages and returns its paths: code, site data, sitemap and robots. */
export function writeShared(
  out: string,
  client: string,
  settings: SiteSettings,
  pages: readonly PageFile[],
  present: ReadonlySet<string>,
): string[] {
  const code = [...listOutput(client)];
  for (const path of code) {
    if (!present.has(path)) copy(join(client, path), join(out, path));
  }
  const routes = pages.map(({ route }) => route);
  const texts = {
    [siteDataPath.slice(1)]: JSON.stringify(toSiteInfo(settings, routes)),
    'sitemap.xml': writeSitemap(routes, settings),
    'robots.txt': writeRobots(settings),
  };
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  return [...code, ...Object.keys(texts)];
}

/** Copies the files beside the pages that changed, and returns the paths of all. */
export function copyAssets(
  content: string,
  out: string,
  { assets, before, present }: Pick<BuildPlan, 'assets' | 'before' | 'present'>,
): string[] {
  return Object.entries(assets).map(([address, print]) => {
    const path = address.slice(1);
    const isFresh = before?.assets[address] === print && present.has(path);
    if (!isFresh) copy(join(content, 'pages', path), join(out, path));
    return path;
  });
}

/** Removes every file that no longer belongs to the site, and returns how many. */
export function removeOthers(
  out: string,
  present: ReadonlySet<string>,
  outputs: ReadonlySet<string>,
): number {
  const gone = [...present].filter((path) => !outputs.has(path));
  for (const path of gone) rmSync(join(out, path));
  return gone.length;
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
