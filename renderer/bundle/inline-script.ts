import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const prefix = '\0inline-script:';

/**
 * Vite plugin: `./early.ts?inline-script` is the text of that script, to be inlined in pages. The
 * script may import only types.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    resolveId: {
      order: 'pre',
      filter: { id: /\?inline-script$/ },
      handler: (id, importer) => prefix + join(dirname(importer ?? ''), id.replace(/\?.*$/, '')),
    },
    async load(id) {
      if (!id.startsWith(prefix)) return;
      const source = id.slice(prefix.length);
      this.addWatchFile(source);
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, {
        sourcemap: false,
      });
      // Left over from imports of types.
      const body = code.replace(/^export \{\s*\};?$/m, '');
      const script = minifySync(basename(source), `(()=>{${body}})()`).code;
      return `export default ${JSON.stringify(script)};`;
    },
  };
}
