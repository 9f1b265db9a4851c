import { isAbsolute, relative, sep } from 'node:path';

/**
 * Whether a path is a folder or lies in it. Compares the paths as written, so pass real paths if
 * they may contain links.
 */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
