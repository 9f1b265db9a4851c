import { readdirSync, readFileSync, rmSync } from 'node:fs';
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

type PageEntry = [file: string, record: PageRecord];

/** The record of a build for the next one. */
export interface BuildRecord {
  /** The fingerprint of code and settings. If it changes, everything is built again. */
  key: string;
  site: SiteRecord;
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

export interface BuildCache {
  read(): BuildRecord | undefined;
  /** Deletes the record while the output changes, so that an interrupted build starts over. */
  forget(): void;
  write(record: BuildRecord): void;
}

/** The pages of one part. If one of them changes, only its part is written again. */
const pagesPerPart = 250;

/** Opens the record of the builds into one output folder: a main file, which names the parts. */
export function openBuildCache(out: string): BuildCache {
  const folder = join(cacheFolder, 'builds', fingerprint(out).slice(0, 16));
  const main = 'build.json';
  const readPart = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  /** The parts that were read, by the names of their files. */
  let parts: [name: string, pages: PageEntry[]][] = [];

  /** Writes a part, unless it is the same as the one that was read, and returns its name. */
  function writePart(pages: PageEntry[], index: number): string {
    const [name, last = []] = parts[index] ?? [];
    if (name && isSame(pages, last)) return name;
    const text = JSON.stringify(pages);
    // The name depends on the content, so two builds at the same time cannot mix their parts.
    const written = `${fingerprint(text)}.json`;
    writeWhole(join(folder, written), text);
    return written;
  }

  return {
    read() {
      try {
        const { pages: names, ...record } = readPart(main);
        parts = names.map((name: string) => [name, readPart(name)]);
        return { ...record, pages: parts.flatMap(([, pages]) => pages) };
      } catch {
        return undefined;
      }
    },
    forget: () => rmSync(join(folder, main), { force: true }),
    write({ pages, ...record }) {
      const names: string[] = [];
      for (let first = 0; first < pages.length; first += pagesPerPart)
        names.push(writePart(pages.slice(first, first + pagesPerPart), names.length));
      writeWhole(join(folder, main), JSON.stringify({ ...record, pages: names }));
      const current = new Set([main, ...names]);
      for (const name of readdirSync(folder)) {
        // Files with another ending are unfinished ones of other builds.
        if (name.endsWith('.json') && !current.has(name))
          rmSync(join(folder, name), { force: true });
      }
    },
  };
}

/** Whether the records are the same objects. They are never changed in place. */
const isSame = (pages: readonly PageEntry[], others: readonly PageEntry[]): boolean =>
  pages.length === others.length &&
  pages.every(([file, record], index) => {
    const [otherFile, otherRecord] = others[index] ?? [];
    return file === otherFile && record === otherRecord;
  });
