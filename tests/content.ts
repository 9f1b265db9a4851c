import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Block } from '../schema/generated/types.ts';
import { readBlockSchemas } from '../schema/model/schemas.ts';

/** Settings that link only to the home page. `/terms` is planned. */
export const plainSettings: string = readFileSync(
  join(import.meta.dirname, 'settings.yaml'),
  'utf8',
);

let pages = 0;

/**
 * Returns a title without digits, which could be taken for figures that the rest of a page repeats.
 */
const nextTitle = (): string =>
  `Page ${String(++pages).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;

/** Returns a page with only a heading, which differs on each call by default. */
export const plainPage = (title = nextTitle()): string =>
  `title: ${title}\ndescription: About ${title}.\nblocks:\n  - type: hero\n    title: ${title}\n`;

/**
 * Returns a home page that links to as many of these pages as a text has room for, so that they are
 * not reported as unlinked.
 */
function homePage(files: Record<string, string | Uint8Array>): string {
  const routes = Object.entries(files)
    .filter(([, content]) => typeof content === 'string' && !/^(?:draft|publish):/m.test(content))
    .map(([path]) =>
      /^pages(\/(?!api|data|index)[a-z0-9/-]+)\.yaml$/.exec(path)?.[1]?.replace(/\/index$/, ''),
    )
    .filter((route) => route !== undefined);
  const links = routes
    .slice(0, 40)
    .map((route) => `[a page](${route})`)
    .join(', ');
  return `${plainPage('The home page')}${links ? `    lead: See ${links}.\n` : ''}`;
}

/** Returns the first example in the schema of a block. */
export function exampleOf<T extends Block['type']>(type: T) {
  const [example] = readBlockSchemas().get(type)?.examples ?? [];
  if (!example) throw new Error(`The schema of ${type} has no example.`);
  return example as Extract<Block, { type: T }>;
}

/** Creates a folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns a path to build into that does not exist yet. */
export const outFolder = (): string => join(temporaryFolder(), 'out');

/**
 * Creates a content folder with these files. Adds plain settings and a home page that links to
 * them, unless they are given.
 */
export function contentFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = temporaryFolder();
  writeFiles(folder, { 'site.yaml': plainSettings, 'pages/index.yaml': homePage(files), ...files });
  return folder;
}

export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
