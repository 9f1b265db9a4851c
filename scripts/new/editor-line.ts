import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The line that tells editors the schema of a content file. VS Code also has it in its settings. */
export function editorLine(file: string, schema: 'page' | 'site'): string {
  const path = relative(dirname(file), join(root, `schema/generated/${schema}.json`));
  return `# yaml-language-server: $schema=${path.replaceAll('\\', '/')}\n`;
}
