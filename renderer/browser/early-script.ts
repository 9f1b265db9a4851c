import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const name = 'virtual:early-script';
const source = join(import.meta.dirname, 'early.ts');

/** Vite plugin: `virtual:early-script` is the text of `early.ts` as the script that pages inline. */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      this.addWatchFile(source);
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, {
        sourcemap: false,
      });
      const script = minifySync('early.js', `(()=>{${code}})()`).code;
      return `export default ${JSON.stringify(script)};`;
    },
  };
}
