import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../schema/diagnostics/diagnostics.ts';
import { fingerprint } from '../../schema/load/fingerprint.ts';
import type { PageRecord } from '../../schema/load/survey.ts';
import { writeWhole } from '../../schema/load/write-whole.ts';
import { cacheFolder } from './engine.ts';

/** Whether site.yaml has to be read again: a change of its values is none of the settings. */
export interface SiteRecord {
  /** Of the file. */
  file: string;
  /** Of the settings that pages show, their values in place; empty where the file has errors. */
  settings: string;
}

/** What a build leaves for the next one. */
export interface BuildRecord {
  /** Of code, content folder and settings: where it differs, everything is built again. */
  key: string;
  /** What site.yaml was, and what it said. */
  site: SiteRecord;
  /** Milliseconds since 1970: decided which pages were drafts. */
  now: number;
  /** Of what the pages want in the menus, which every page shows. */
  menus: string;
  /** What was found in each page, by file. */
  pages: [file: string, record: PageRecord][];
  /** Fingerprints of the files beside the pages, by address. */
  assets: Record<string, string>;
  /** Every file of the site, from the output folder. */
  outputs: string[];
  /** Code of an earlier build that is still there. */
  retired: string[];
  /** Pictures of shared links that are still to be drawn. */
  undrawn: number;
  diagnostics: Diagnostic[];
}

export interface BuildCache {
  read(): BuildRecord | undefined;
  /** Forgets the record while the output changes, so that an interrupted build starts over. */
  forget(): void;
  write(record: BuildRecord): void;
}

/** The record of the builds into one output folder. */
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
