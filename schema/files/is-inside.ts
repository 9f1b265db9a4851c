import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';

/**
 * Whether a path is a folder or lies in it. Compares the paths as written, so pass real paths if
 * they may contain links.
 */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * Whether a path lies in one of these folders, also through symbolic links. Neither has to exist
 * yet.
 */
export function isInsideAny(folders: readonly string[], path: string): boolean {
  const real = realPath(path);
  return folders.some((folder) => isInside(realPath(folder), real));
}

/** Resolves the links in the part of an absolute path that exists. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
}
