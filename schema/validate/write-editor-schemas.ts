import { join } from 'node:path';
import { readOrEmpty } from '../files/read-or-empty.ts';
import { writeIfAllowed } from '../files/write-whole.ts';

/**
 * Writes the schemas for editors into a folder, unless they already have this fingerprint:
 * `page.json` and `site.json`, and the two schemas that ours refer to.
 */
export async function writeEditorSchemas(folder: string, print: string): Promise<void> {
  const record = join(folder, 'editor-schemas.txt');
  if (readOrEmpty(record) === print) return;
  const [{ createEditorSchemas }, { createUnionSchemas }] = await Promise.all([
    import('./editor-schemas.ts'),
    import('../model/schemas.ts'),
  ]);
  const unions = createUnionSchemas().map((schema) => [`${schema.title}.json`, schema] as const);
  for (const [name, schema] of [...unions, ...Object.entries(createEditorSchemas())]) {
    if (!writeIfAllowed(join(folder, name), JSON.stringify(schema, null, 2))) return;
  }
  writeIfAllowed(record, print);
}
