import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { headersFile, writeHeadersFile } from '../../schema/headers-file.ts';
import type { PageFile } from '../../schema/load/content-files.ts';
import { makeFolder } from '../../schema/make-folder.ts';
import { PlainError, refusalOf } from '../../schema/plain-error.ts';
import { devFolder } from '../bundle/bundle-files.ts';
import { dataPath, siteDataPath } from '../page/data-paths.ts';
import { drawIcon, iconAddress } from '../page/icon.ts';
import { toSiteInfo } from '../page/site-info.ts';
import { shareFolder } from '../pictures/share-picture.ts';
import { pictureFolder } from '../pictures/variants.ts';
import { publishFolder, recoverOutput } from './publish.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';

/** Marks a folder as the output of a build, in which a build may delete files. */
const outputMarker = '.built-from-yaml';

export class OutputFolderError extends PlainError {}

/**
 * Creates the output folder, cleans up after a killed build, and returns the real path. Refuses a folder
 * with other files.
 */
export function openOutputFolder(out: string): string {
  try {
    const reason = makeFolder(out);
    if (reason) throw new Error(reason);
    const path = realpathSync(out);
    if (existsSync(join(path, outputMarker))) {
      recoverOutput(path);
      return path;
    }
    if (readdirSync(path).length === 0) {
      writeFileSync(join(path, outputMarker), '');
      return path;
    }
  } catch (error) {
    const reason = refusalOf(error) ?? (error as Error).message;
    throw new OutputFolderError(`${out} cannot be written: ${reason}.`);
  }
  throw new OutputFolderError(
    `${out} is not empty and was not made by a build. Name another folder, or empty it.`,
  );
}

/**
 * Notes in the output folder that it is up to date, even if no file had to be written. A running server
 * may be waiting for that.
 */
export function markBuilt(out: string): void {
  try {
    const now = new Date();
    utimesSync(join(out, outputMarker), now, now);
  } catch {
    // On a read-only disk the site is up to date all the same.
  }
}

/** The time of the last build in a folder, in milliseconds since 1970; `undefined` without a site. */
export function builtAt(out: string): number | undefined {
  if (!existsSync(join(out, '404.html'))) return undefined;
  return statSync(join(out, outputMarker), { throwIfNoEntry: false })?.mtimeMs;
}

/** The files of a built page, relative to the output folder. */
export const outputsOf = (route: string): [html: string, data: string] => [
  `${route === '/' ? 'index' : route.slice(1)}.html`,
  dataPath(route).slice(1),
];

/** The files of the last build. */
interface LastOutputs {
  outputs: string[];
  retired: string[];
}

/** Every file of the site in a folder, as relative paths with `/`. */
export function listOutput(folder: string): Set<string> {
  const files = new Set<string>();
  const list = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const name = path + entry.name;
      if (name === outputMarker || name === publishFolder) continue;
      if (entry.isDirectory()) list(`${name}/`);
      else files.add(name);
    }
  };
  list('');
  return files;
}

/**
 * Files that stay for open pages although the new site does not need them: pictures and code of the last
 * build. If the code has not changed, the older code that the last build kept stays too.
 */
export function retire(outputs: ReadonlySet<string>, lastBuild: LastOutputs): string[] {
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

/** The files for browsers in a bundle that belong to a built site, as paths relative to it. */
export const listCode = (client: string): string[] =>
  [...listOutput(client)].filter((path) => !path.startsWith(devFolder));

/**
 * Copies code that is missing, and returns its paths. File names change with their content, so nothing
 * is replaced.
 */
export function copyCode(client: string, stage: string, present: ReadonlySet<string>): string[] {
  const missing = listCode(client).filter((path) => !present.has(path));
  copyFiles(missing, (path) => [join(client, path), join(stage, path)]);
  return missing;
}

/**
 * Writes site data, sitemap and robots, and headers and icon unless the content has its own.
 * Returns the paths.
 */
export function writeShared(
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

/** Writes files, by their paths from a folder, and returns the paths. */
export function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): string[] {
  return Array.from(files, ([path, content]) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    return path;
  });
}

/** Copies files beside the pages, by their addresses, and returns their paths. */
export function copyAssets(content: string, stage: string, addresses: readonly string[]): string[] {
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
