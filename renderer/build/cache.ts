import { readdirSync, readFileSync, rmSync } from 'node:fs';
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

type PageEntry = [file: string, record: PageRecord];

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
  pages: PageEntry[];
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

/** So many pages share a file: where one of them changes, only this file is written again. */
const pagesPerFile = 250;

/** The record of the builds into one output folder: a file that names those with the pages. */
export function openBuildCache(out: string): BuildCache {
  const folder = join(cacheFolder, 'builds', fingerprint(out).slice(0, 16));
  const main = 'build.json';
  const readPart = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  /** What was read of the pages, with the name of its file. */
  let parts: [name: string, pages: PageEntry[]][] = [];

  /** Writes some pages, unless they are those that were read in their place, and returns the name. */
  function writePart(pages: PageEntry[], index: number): string {
    const [name, last = []] = parts[index] ?? [];
    if (name && isSame(pages, last)) return name;
    const text = JSON.stringify(pages);
    // Other content never has this name, so builds at the same time cannot mix what they write.
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
      for (let first = 0; first < pages.length; first += pagesPerFile)
        names.push(writePart(pages.slice(first, first + pagesPerFile), names.length));
      writeWhole(join(folder, main), JSON.stringify({ ...record, pages: names }));
      const current = new Set([main, ...names]);
      for (const name of readdirSync(folder)) {
        // Another build may be about to rename what has another ending.
        if (name.endsWith('.json') && !current.has(name))
          rmSync(join(folder, name), { force: true });
      }
    },
  };
}

/** Whether these are the very same records. They are never changed in place. */
const isSame = (pages: readonly PageEntry[], others: readonly PageEntry[]): boolean =>
  pages.length === others.length &&
  pages.every(([file, record], index) => {
    const [otherFile, otherRecord] = others[index] ?? [];
    return file === otherFile && record === otherRecord;
  });
