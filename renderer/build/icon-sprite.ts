import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { logos } from '../page/logos.ts';

const name = 'virtual:icon-sprite';
const icons = join(
  dirname(createRequire(import.meta.url).resolve('heroicons/package.json')),
  '24/outline',
);

/**
 * Vite plugin: `virtual:icon-sprite` is the address of one SVG file with every icon that
 * `schema/common.json` names, taken from the icon set, and the logos of companies;
 * `<use href="…#check">` draws one.
 */
export function iconSprite(): Plugin {
  const sprite = createSprite();
  const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8);
  const fileName = `assets/icons-${hash}.svg`;
  return {
    name: 'icon-sprite',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default "/${fileName}";` : undefined),
    generateBundle() {
      if (this.environment.name === 'client') {
        this.emitFile({ type: 'asset', fileName, source: sprite });
      }
    },
  };
}

function createSprite(): string {
  const common = readFileSync(join(import.meta.dirname, '../../schema/common.json'), 'utf8');
  const names: string[] = JSON.parse(common).definitions.icon.enum;
  const outlines = names.map((icon) => {
    const svg = readFileSync(join(icons, `${icon}.svg`), 'utf8');
    const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    return `<path id="${icon}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" d="${paths.join('M0 0')}"/>`;
  });
  const marks = Object.entries(logos).map(
    ([logo, path]) =>
      `<path id="logo-${logo}" fill="currentColor" fill-rule="evenodd" d="${path}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...outlines, ...marks].join('')}</svg>`;
}
