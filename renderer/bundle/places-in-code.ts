import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '../..');

/**
 * Returns where an error of bundled code was thrown, such as `blocks/quote-wall.tsx:12:5`, and if that
 * is in a piece that blocks share, which block called it. Empty if none of our code is in its stack.
 */
export function placesInCode(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = [...stack.matchAll(/(file:\/\/\S+?\.js):(\d+):(\d+)/g)].flatMap(
    ([, url = '', line, column]) =>
      originOf(fileURLToPath(url), Number(line), Number(column)) ?? [],
  );
  const inBlocks = places.filter((place) => place.startsWith('blocks/'));
  const [first = places[0], ...callers] = inBlocks;
  const caller = first?.startsWith('blocks/ui/')
    ? callers.find((place) => !place.startsWith('blocks/ui/'))
    : undefined;
  return [first, caller].filter((place) => place !== undefined);
}

/** Returns the place in a source file that a place in a bundled file comes from, if that is our own. */
function originOf(bundled: string, line: number, column: number): string | undefined {
  const map = `${bundled}.map`;
  if (!existsSync(map)) return undefined;
  const origin = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findOrigin(line, column);
  if (!('fileName' in origin)) return undefined;
  const path = relative(root, resolve(dirname(map), origin.fileName)).replaceAll(sep, '/');
  const isOurs = !path.startsWith('..') && !path.includes('node_modules/');
  return isOurs ? `${path}:${origin.lineNumber}:${origin.columnNumber}` : undefined;
}
