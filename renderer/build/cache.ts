import { join } from 'node:path';
import { fingerprint } from '../../schema/files/fingerprint.ts';
import type { ReadSite } from '../../schema/load/load-site.ts';
import type { Diagnostic } from '../../schema/model/diagnostics.ts';
import { cacheFolder, projectCache } from '../bundle/cache-folder.ts';
import { openRecordCache, type PageEntry, type RecordCache } from './record-cache.ts';

/** Fingerprints of site.yaml. A change of its `values` changes the file, but not the settings. */
export interface SettingsRecord {
  /** The fingerprint of the file. */
  file: string;
  /** The fingerprint of what pages show of it, with values inserted; empty if it has errors. */
  shown: string;
}

/** The record of a build for the next one. */
export interface BuildRecord {
  /** The fingerprint of code and settings. If it changes, everything is built again. */
  key: string;
  settings: SettingsRecord;
  /** The time of the build in milliseconds since 1970, which decided which pages were drafts. */
  now: number;
  /** The fingerprint of the pages' entries in the menus, which every page shows. */
  menus: string;
  /** The record of each page, by file. */
  pages: PageEntry[];
  /** Fingerprints of the files beside the pages, by address. */
  assets: Record<string, string>;
  /** Every file of the site, relative to the output folder. */
  outputs: string[];
  /** Files of earlier builds that are still kept. */
  retired: string[];
  /** The number of pictures of shared links that are not drawn yet. */
  undrawn: number;
  diagnostics: Diagnostic[];
}

/** Opens the record of the builds into one output folder. */
export function openBuildCache(out: string): RecordCache<BuildRecord> {
  const folderIn = (cache: string) => join(cache, 'builds', fingerprint(out).slice(0, 16));
  return openRecordCache(folderIn(cacheFolder), folderIn(projectCache));
}

/** The fingerprint of the pages' entries in the menus, in the order of their files. */
export const fingerprintMenus = ({ pages, records }: Pick<ReadSite, 'pages' | 'records'>): string =>
  fingerprint(JSON.stringify(pages.flatMap(({ file }) => records.get(file)?.facts.menu ?? [])));
