import { join } from 'node:path';
import { fingerprint } from '../../schema/files/fingerprint.ts';
import type { PageRecords } from '../../schema/load/survey.ts';
import { openRecordCache, type PageEntry } from '../build/record-cache.ts';
import { cacheFolder } from '../bundle/cache-folder.ts';

/** What the dev server has read of a content folder, for its next start. */
export interface ReadingCache {
  /** Returns the records of the last run, unless other code wrote them. */
  read(): PageRecords | undefined;
  /** Keeps the records. They are written once nothing has changed for a while. */
  write(records: PageRecords): void;
  /** Writes what is not written yet. */
  flush(): void;
  /** Called when the code changes. Later records are not kept, since parts of both codes have made them. */
  close(): void;
}

/** In milliseconds. Writing 10,000 records takes longer than serving a saved page may take. */
const delay = 1000;

/** @param engine the fingerprint of the code that reads the pages */
export function openReadingCache(content: string, engine: string): ReadingCache {
  const folder = join(cacheFolder, 'readings', fingerprint(content).slice(0, 16));
  const cache = openRecordCache<{ engine: string; pages: PageEntry[] }>(folder);
  let isOpen = true;
  let pending: PageRecords | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (!pending) return;
    try {
      cache.write({ engine, pages: [...pending] });
    } catch {
      // Without it, the next start only takes longer.
    }
    pending = undefined;
  };
  return {
    read() {
      const last = cache.read();
      return last?.engine === engine ? new Map(last.pages) : undefined;
    },
    write(records) {
      if (!isOpen) return;
      pending = records;
      clearTimeout(timer);
      timer = setTimeout(flush, delay).unref();
    },
    flush,
    close() {
      flush();
      isOpen = false;
    },
  };
}
