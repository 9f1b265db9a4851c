import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname } from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'rolldown';
import { fingerprint } from '../../schema/load/fingerprint.ts';

const prefix = '\0imported-file:';

/**
 * Bundler plugin: `./base.css?inline` is the minified text of a style sheet, and
 * `./font.woff2?url` the address of a file that is published with the code. Unit tests have both
 * from Vite itself.
 * @param targets the oldest browsers, as lightningcss counts their versions
 */
export function importedFiles(targets: Record<string, number>): Plugin {
  return {
    name: 'imported-files',
    resolveId: {
      filter: { id: /\?(?:inline|url)$/ },
      handler: (id, importer = '') => {
        const [path = '', query] = id.split('?');
        return `${prefix}${createRequire(importer).resolve(path)}?${query}`;
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler(id) {
        const [path = '', query] = id.slice(prefix.length).split('?');
        const source = readFileSync(path);
        const value =
          query === 'url'
            ? publish(path, source, (fileName) =>
                this.emitFile({ type: 'asset', fileName, source }),
              )
            : transform({ filename: path, code: source, minify: true, targets }).code.toString();
        return { code: `export default ${JSON.stringify(value)};`, moduleType: 'js' };
      },
    },
  };
}

function publish(path: string, source: Buffer, emit: (fileName: string) => unknown): string {
  const ending = extname(path);
  const fileName = `assets/${basename(path, ending)}-${fingerprint(source).slice(0, 8)}${ending}`;
  emit(fileName);
  return `/${fileName}`;
}
