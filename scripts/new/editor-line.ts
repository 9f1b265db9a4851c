import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The line that tells editors which schema a content file has. VS Code knows it by its settings, too. */
export function editorLine(file: string, schema: 'page' | 'site'): string {
  const path = relative(dirname(file), join(root, `schema/generated/${schema}.json`));
  return `# yaml-language-server: $schema=${path.replaceAll('\\', '/')}\n`;
}
