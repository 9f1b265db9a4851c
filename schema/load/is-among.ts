import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isInside } from './is-inside.ts';

/**
 * Whether a path lies in one of these folders, also through symbolic links. Neither has to exist
 * yet.
 */
export function isAmong(folders: readonly string[], path: string): boolean {
  const real = realPath(path);
  return folders.some((folder) => isInside(realPath(folder), real));
}

/** Resolves the links in the part of an absolute path that exists. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
}
