import { join } from 'node:path';
import {
  type ContentFiles,
  listContentFiles,
  type PageFile,
} from '../../schema/load/content-files.ts';
import type { BuildRecord } from './build-cache.ts';
import { listOutput, outputsOf } from './build-output.ts';
import { fingerprint, fingerprintFile } from './fingerprint.ts';

/** What a build has to do. */
export interface BuildPlan {
  /** Of code, content folder and settings: where it differs, everything is built anew. */
  key: string;
  /** The record of the last build, if it was made with the same key. */
  before: BuildRecord | undefined;
  files: ContentFiles;
  /** The files in the output folder. */
  present: Set<string>;
  /** The pages to read and render. */
  changed: PageFile[];
  /** Fingerprints of the files beside the pages, by address. */
  assets: Record<string, string>;
  /** Nothing was added, changed or removed, and nothing is missing from the output. */
  isUpToDate: boolean;
}

/** Compares a content folder with what the last build made of it. */
export function planBuild(
  folder: string,
  out: string,
  engine: string,
  known: BuildRecord | undefined,
): BuildPlan {
  const files = listContentFiles(folder);
  const key = fingerprint(`${engine} ${folder} ${fingerprintFile(join(folder, 'site.yaml'))}`);
  const before = known?.key === key ? known : undefined;
  const present = listOutput(out);
  const changed = files.pages.filter((page) => !isFresh(folder, page, before, present));
  const assets = Object.fromEntries(
    files.assets.map((address) => [address, fingerprintFile(join(folder, 'pages', address))]),
  );
  const isUpToDate =
    before !== undefined &&
    changed.length === 0 &&
    Object.keys(before.pages).length === files.pages.length &&
    Object.keys(before.assets).length === files.assets.length &&
    files.assets.every((address) => before.assets[address] === assets[address]) &&
    before.outputs.every((path) => present.has(path));
  return { key, before, files, present, changed, assets, isUpToDate };
}

/** Whether a page is as it was at the last build, and its output still there. */
function isFresh(
  folder: string,
  { file, route }: PageFile,
  before: BuildRecord | undefined,
  present: ReadonlySet<string>,
): boolean {
  const known = before?.pages[file];
  if (!known || known.fingerprint !== fingerprintFile(join(folder, file))) return false;
  return known.facts.draft === true || outputsOf(route).every((path) => present.has(path));
}
