import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../schema/diagnostics/diagnostics.ts';
import { fingerprint } from '../../schema/load/fingerprint.ts';
import type { PageRecord } from '../../schema/load/survey.ts';
import { writeWhole } from '../../schema/load/write-whole.ts';
import { cacheFolder } from './engine.ts';

/** Fingerprints of site.yaml. A change of its `values` changes the file, but not the settings. */
export interface SiteRecord {
  /** The fingerprint of the file. */
  file: string;
  /**
   * The fingerprint of the settings that pages show, with values inserted; empty if the file has
   * errors.
   */
  settings: string;
}

/** The record of a build for the next one. */
export interface BuildRecord {
  /** The fingerprint of code, content folder and settings. If it changes, everything is built again. */
  key: string;
  site: SiteRecord;
  /** The time of the build in milliseconds since 1970, which decided which pages were drafts. */
  now: number;
  /** The fingerprint of the pages' entries in the menus, which every page shows. */
  menus: string;
  /** The record of each page, by file. */
  pages: [file: string, record: PageRecord][];
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

export interface BuildCache {
  read(): BuildRecord | undefined;
  /** Deletes the record while the output changes, so that an interrupted build starts over. */
  forget(): void;
  write(record: BuildRecord): void;
}

/** Opens the record of the builds into one output folder. */
export function openBuildCache(out: string): BuildCache {
  const folder = join(cacheFolder, 'builds');
  const file = join(folder, `${fingerprint(out).slice(0, 16)}.json`);
  return {
    read() {
      try {
        return JSON.parse(readFileSync(file, 'utf8'));
      } catch {
        return undefined;
      }
    },
    forget: () => rmSync(file, { force: true }),
    write(record) {
      writeWhole(file, JSON.stringify(record));
    },
  };
}
