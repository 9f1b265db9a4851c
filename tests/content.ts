import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Block } from '../schema/generated/types.ts';
import { readBlockSchemas } from '../schema/validate/schemas.ts';

/** Settings that link to nothing but the home page. `/terms` is planned. */
export const plainSettings: string = readFileSync(
  join(import.meta.dirname, 'settings.yaml'),
  'utf8',
);

export const plainPage = (title = 'Home'): string =>
  `title: ${title}\ndescription: A page.\nblocks:\n  - type: hero\n    title: ${title}\n`;

/** The first example in the schema of a block. */
export function exampleOf<T extends Block['type']>(type: T) {
  const [example] = readBlockSchemas().get(type)?.examples ?? [];
  if (!example) throw new Error(`The schema of ${type} has no example.`);
  return example as Extract<Block, { type: T }>;
}

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A content folder with these files, plain settings and a home page unless they are given. */
export function contentFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = temporaryFolder();
  writeFiles(folder, { 'site.yaml': plainSettings, 'pages/index.yaml': plainPage(), ...files });
  return folder;
}

export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
