import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../schema/diagnostics/diagnostics.ts';
import type { LoadedSettings } from '../../schema/load/load-site.ts';
import { fingerprint } from './fingerprint.ts';
import type { LoadedFacts } from './page-work.ts';

/** What a build remembers of the one before. */
export interface BuildRecord {
  key: string;
  site: LoadedSettings;
  /** What was found in each page, by file. */
  pages: Record<string, LoadedFacts>;
  /** Fingerprints of the files beside the pages, by address. */
  assets: Record<string, string>;
  /** Everything in the output folder that belongs to this build. */
  outputs: string[];
  /** Code of an earlier build that is still there. */
  retired: string[];
  diagnostics: Diagnostic[];
}

export interface BuildCache {
  read(): BuildRecord | undefined;
  /** Forgets the record while the output is being changed, so that an interrupted build starts over. */
  forget(): void;
  write(record: BuildRecord): void;
}

export const cacheFolder = join(import.meta.dirname, '../../.cache');

/** Marks an output folder as made by the build, and so as one from which a build may remove files. */
export const outputMarker = '.built-from-yaml';

export class OutputFolderError extends Error {}

/** The record of the builds into one output folder, kept in the project's `.cache/`. */
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
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify(record));
    },
  };
}

/** Makes the output folder and returns its real path. Refuses one that holds something else. */
export function openOutputFolder(out: string): string {
  try {
    mkdirSync(out, { recursive: true });
    const path = realpathSync(out);
    if (existsSync(join(path, outputMarker))) return path;
    if (readdirSync(path).length === 0) {
      writeFileSync(join(path, outputMarker), '');
      return path;
    }
  } catch (error) {
    throw new OutputFolderError(`${out} cannot be written: ${(error as Error).message}`);
  }
  throw new OutputFolderError(
    `${out} is not empty and was not made by a build. Name another folder, or empty it.`,
  );
}
