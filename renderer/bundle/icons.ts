import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { logos } from '../page/logos.ts';

const name = 'virtual:icons';
const iconSet = join(
  dirname(createRequire(import.meta.url).resolve('heroicons/package.json')),
  '24/outline',
);

/**
 * Vite plugin: `virtual:icons` has the path of every icon that `schema/common.json` names, taken
 * from the icon set, and of the logos of companies.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(readPaths())};` : undefined,
  };
}

function readPaths(): Record<string, string> {
  const common = readFileSync(join(import.meta.dirname, '../../schema/common.json'), 'utf8');
  const names: string[] = JSON.parse(common).definitions.icon.enum;
  const outlines = names.map((icon) => [icon, readOutline(icon)]);
  const marks = Object.entries(logos).map(([logo, path]) => [`logo-${logo}`, path]);
  return Object.fromEntries([...outlines, ...marks]);
}

function readOutline(icon: string): string {
  const svg = readFileSync(join(iconSet, `${icon}.svg`), 'utf8');
  return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('M0 0');
}
