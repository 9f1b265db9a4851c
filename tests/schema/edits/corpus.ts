import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

const files = globSync('tests/{site,other-site}/**/*.yaml', { cwd: root });

/** YAML of the tests' sites, and the same as other editors save it. By file. */
export const corpus: [string, string][] = files.sort().flatMap((file): [string, string][] => {
  const text = readFileSync(join(root, file), 'utf8');
  return [
    [file, text],
    [`${file} with CRLF`, text.replaceAll('\n', '\r\n')],
    [`${file} with a mark and no last line break`, `\ufeff${text.trimEnd()}`],
  ];
});
