import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../schema/files/fingerprint.ts';
import { writeWhole } from '../../schema/files/write-whole.ts';
import type { PageRecord } from '../../schema/load/survey.ts';

export type PageEntry = [file: string, record: PageRecord];

export interface RecordCache<Cached extends { pages: PageEntry[] }> {
  read(): Cached | undefined;
  /** Deletes the record, for instance while an output changes, so that an interrupted build starts over. */
  forget(): void;
  write(record: Cached): void;
}

/** The pages of one part. If one of them changes, only its part is written again. */
const pagesPerPart = 250;

/**
 * Opens a cached record in a folder of its own: a main file, which names the parts with the pages.
 * @param fallback a folder to read from until `folder` has a record; never written
 */
export function openRecordCache<Cached extends { pages: PageEntry[] }>(
  folder: string,
  fallback = folder,
): RecordCache<Cached> {
  const main = 'record.json';
  /** The parts that were last read or written, by the names of their files. */
  let parts: [name: string, pages: PageEntry[]][] = [];

  /** Writes a part, unless it is the same as the last one, and returns its name. */
  function writePart(pages: PageEntry[], index: number): string {
    const [name, last = []] = parts[index] ?? [];
    if (name && isSame(pages, last)) return name;
    const text = JSON.stringify(pages);
    // The name depends on the content, so two processes at the same time cannot mix their parts.
    const written = `${fingerprint(text)}.json`;
    writeWhole(join(folder, written), text);
    return written;
  }

  return {
    read() {
      const from = existsSync(join(folder, main)) ? folder : fallback;
      const readPart = (name: string) => JSON.parse(readFileSync(join(from, name), 'utf8'));
      try {
        const { pages: names, ...record } = readPart(main);
        const found: typeof parts = names.map((name: string) => [name, readPart(name)]);
        // Parts of the other folder have to be written to this one.
        if (from === folder) parts = found;
        return { ...record, pages: found.flatMap(([, pages]) => pages) };
      } catch {
        return undefined;
      }
    },
    forget() {
      // An empty record hides the one of the other folder, which cannot be deleted.
      if (fallback === folder) rmSync(join(folder, main), { force: true });
      else writeWhole(join(folder, main), 'null');
    },
    write({ pages, ...record }) {
      const written: typeof parts = [];
      for (let first = 0; first < pages.length; first += pagesPerPart) {
        const part = pages.slice(first, first + pagesPerPart);
        written.push([writePart(part, written.length), part]);
      }
      parts = written;
      const names = parts.map(([name]) => name);
      writeWhole(join(folder, main), JSON.stringify({ ...record, pages: names }));
      const current = new Set([main, ...names]);
      for (const name of readdirSync(folder)) {
        // Files with another ending are unfinished ones of other processes.
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
