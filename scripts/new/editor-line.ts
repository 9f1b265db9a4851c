import { dirname, join, relative, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * The line that tells an editor which schema a content file has. The project's own content needs
 * none: the editor's settings know it.
 */
export function editorLine(content: string, file: string, schema: 'page' | 'site'): string {
  if (resolve(content) === root) return '';
  const path = relative(dirname(file), join(root, `schema/generated/${schema}.json`));
  return `# yaml-language-server: $schema=${path.replaceAll('\\', '/')}\n`;
}
