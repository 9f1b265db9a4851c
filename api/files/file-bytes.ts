import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createByteCache } from './byte-cache.ts';
import { type Coding, compressBrotli, compressGzip } from './content-coding.ts';
import type { SiteFile } from './site-file.ts';

type Bytes = Buffer<ArrayBuffer>;

/** Bytes of memory for the contents of files, plain and compressed. */
const memory = 64 * 2 ** 20;

/** Thrown if a file has changed since it was found. */
export class ChangedError extends Error {}

/** Reads and compresses files, and caches the most recently used ones. */
export function createFileBytes() {
  const cache = createByteCache(memory);
  let improving = false;

  async function readPlain({ path, hash }: SiteFile): Promise<Bytes> {
    const bytes = await readFile(path);
    if (hashOf(bytes) !== hash) throw new ChangedError();
    return bytes;
  }

  async function make(file: SiteFile, coding: Coding): Promise<Bytes> {
    const { hash, immutable } = file;
    const plain = () => cache.getOrMake(`${hash} identity`, () => readPlain(file));
    if (coding === 'identity') return plain();
    if (coding === 'gzip') {
      return cache.getOrMake(`${hash} gzip`, async () => compressGzip(await plain()));
    }
    const best = async () => compressBrotli(await plain(), 11);
    // Browsers and CDNs keep an asset for a year, so its first answer is worth the wait.
    if (immutable) return cache.getOrMake(`${hash} br`, best);
    // A page must not wait. One compression at a time in the background leaves the other threads
    // free.
    if (!improving) {
      improving = true;
      // If it fails, the next request tries again. Nobody waits for it.
      cache
        .getOrMake(`${hash} br`, best)
        .catch(() => {})
        .finally(() => {
          improving = false;
        });
    }
    return cache.getOrMake(`${hash} br quick`, async () => compressBrotli(await plain(), 5));
  }

  return {
    /** Caches the bytes of a file that was just read, so that it is not read again. */
    keep: (hash: string, bytes: Bytes): void => cache.keep(`${hash} identity`, bytes),

    /**
     * Returns the bytes of a small file, synchronously if they are cached. Rejects with
     * ChangedError or the error of reading the file.
     */
    read: (file: SiteFile, coding: Coding): Bytes | Promise<Bytes> =>
      cache.get(`${file.hash} ${coding}`) ?? make(file, coding),
  };
}

/** 128 of the 256 bits are plenty to distinguish the versions of a file. */
export const hashOf = (bytes: Buffer): string => shorten(createHash('sha256').update(bytes));

/** Finishes a hash. Its letters are valid in an entity tag. */
export const shorten = (hash: ReturnType<typeof createHash>): string =>
  hash.digest('base64url').slice(0, 22);
