import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../schema/make-folder.ts';
import { PlainError, refusalOf } from '../../schema/plain-error.ts';
import { dataPath } from '../page/data-paths.ts';
import { publishFolder, recoverOutput } from './publish.ts';

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

/** Returns a function that writes files by their paths from a folder. It creates each folder once. */
export function createWriter(folder: string): (path: string, content: string | Uint8Array) => void {
  const created = new Set<string>();
  return (path, content) => {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!created.has(parent)) mkdirSync(parent, { recursive: true });
    created.add(parent);
    writeFileSync(file, content);
  };
}

/** Writes files, by their paths from a folder, and returns the paths. */
export function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): string[] {
  const write = createWriter(folder);
  return Array.from(files, ([path, content]) => {
    write(path, content);
    return path;
  });
}
