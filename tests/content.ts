import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Block, Page } from '../schema/generated/types.ts';

const ownSettings = parse(readFileSync(join(import.meta.dirname, '../site.yaml'), 'utf8'));

/** Settings that link to nothing but the home page. `/terms` is planned. */
export const plainSettings: string = stringify({
  brand: ownSettings.brand,
  seo: { origin: 'https://www.example.com', titleTemplate: '%s · Example' },
  theme: ownSettings.theme,
  header: { menu: [{ label: 'Home', href: '/' }] },
  footer: { groups: [{ label: 'Company', links: [{ label: 'Home', href: '/' }] }] },
  messages: ownSettings.messages,
  planned: ['/terms'],
});

export const plainPage = (title = 'Home'): string =>
  `title: ${title}\ndescription: A page.\nblocks:\n  - type: hero\n    title: ${title}\n`;

/** A page of this site: `products/headcount-planning`. */
export const ownPage = (name: string): Page =>
  parse(readFileSync(join(import.meta.dirname, '../pages', `${name}.yaml`), 'utf8'));

/** The first block of that type. */
export function blockOf<T extends Block['type']>({ blocks }: Page, type: T) {
  const found = blocks.find((block): block is Extract<Block, { type: T }> => block.type === type);
  if (!found) throw new Error(`There is no ${type}.`);
  return found;
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
