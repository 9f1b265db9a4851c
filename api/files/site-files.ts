import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { createByteCache } from './byte-cache.ts';
import {
  type Coding,
  compressBrotli,
  compressGzip,
  isCompressible,
  smallestCompressed,
} from './content-coding.ts';
import { readPolicy } from './content-policy.ts';

/** A file of the site as it was when last looked at. */
export interface SiteFile {
  /** Where it really is, links followed. */
  path: string;
  /** Of its content, in the letters of an entity tag. */
  hash: string;
  /** Bytes. */
  size: number;
  type: string;
  compressible: boolean;
  /** Its name holds a hash of its content: another content has another name. */
  immutable: boolean;
  /** Too large for memory: read from the disk each time, as it is. */
  large: boolean;
  /** Content security policy of an HTML page. */
  policy: string | undefined;
}

interface SiteFiles {
  /** The file of that name, at most a second old. `undefined` where there is none in the folder. */
  find(name: string): Promise<SiteFile | undefined>;
  /** Its bytes in that coding, or `undefined` where the file has changed: then find it again. */
  read(file: SiteFile, coding: Coding): Promise<Buffer<ArrayBuffer> | undefined>;
}

/** Milliseconds for which a file is taken to be as it was. */
const freshness = 1000;
const memory = 64 * 2 ** 20;
const largest = 8 * 2 ** 20;

interface Entry {
  file: SiteFile;
  /** Differs when the file was written or replaced. */
  stamp: string;
  checkedAt: number;
}

/** Finds, reads and compresses the files below a folder, and remembers them while they last. */
export function createSiteFiles(folder: string): SiteFiles {
  const entries = new Map<string, Entry>();
  const checking = new Map<string, Promise<SiteFile | undefined>>();
  const cache = createByteCache(memory);
  let improving = false;

  async function check(name: string): Promise<SiteFile | undefined> {
    const known = entries.get(name);
    const found = await locate(folder, name);
    if (!found) {
      entries.delete(name);
      return undefined;
    }
    const file = known?.stamp === found.stamp ? known.file : await load(name, found);
    entries.set(name, { file, stamp: found.stamp, checkedAt: performance.now() });
    return file;
  }

  async function load(name: string, { path, size }: Located): Promise<SiteFile> {
    const type = getMimeType(name) ?? 'application/octet-stream';
    const large = size > largest;
    const bytes = large ? undefined : await readFile(path);
    const hash = bytes ? hashOf(bytes) : await hashOfLarge(path);
    if (bytes) cache.keep(`${hash} identity`, bytes);
    return {
      path,
      hash,
      size: bytes?.length ?? size,
      type,
      compressible: !large && size >= smallestCompressed && isCompressible(type),
      immutable: name.startsWith('assets/'),
      large,
      policy: type.startsWith('text/html') ? readPolicy(bytes?.toString() ?? '') : undefined,
    };
  }

  async function readPlain({ path, hash }: SiteFile): Promise<Buffer<ArrayBuffer>> {
    const bytes = await readFile(path);
    if (hashOf(bytes) !== hash) throw new ChangedError();
    return bytes;
  }

  async function compressed(file: SiteFile, coding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> {
    const { hash, immutable } = file;
    const plain = () => cache.getOrMake(`${hash} identity`, () => readPlain(file));
    if (coding === 'gzip') {
      return cache.getOrMake(`${hash} gzip`, async () => compressGzip(await plain()));
    }
    const best = async () => compressBrotli(await plain(), 11);
    // Browsers and networks keep an asset for a year: its first answer is worth the wait.
    if (immutable) return cache.getOrMake(`${hash} br`, best);
    const ready = cache.get(`${hash} br`);
    if (ready) return ready;
    // A page must not wait, and one at a time in the background leaves the other threads free.
    if (!improving) {
      improving = true;
      // Should it fail, the next request tries again and nobody has waited for it.
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
    async find(name) {
      const entry = entries.get(name);
      if (entry && performance.now() - entry.checkedAt < freshness) return entry.file;
      const running = checking.get(name) ?? check(name).finally(() => checking.delete(name));
      checking.set(name, running);
      return running;
    },
    async read(file, coding) {
      try {
        if (coding !== 'identity') return await compressed(file, coding);
        return await cache.getOrMake(`${file.hash} identity`, () => readPlain(file));
      } catch (error) {
        if (!(error instanceof ChangedError || isMissing(error))) throw error;
        for (const [name, entry] of entries) if (entry.file === file) entries.delete(name);
        return undefined;
      }
    },
  };
}

class ChangedError extends Error {}

interface Located {
  path: string;
  size: number;
  stamp: string;
}

/** Where a file is and which version of it, if it is in the folder after all links are followed. */
async function locate(folder: string, name: string): Promise<Located | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
    const found = await stat(path);
    const stamp = `${found.ino} ${found.size} ${found.mtimeMs}`;
    return found.isFile() ? { path, size: found.size, stamp } : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes((error as { code?: string }).code ?? '');

/** 128 of the 256 bits are plenty to tell versions of a file apart. */
const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

async function hashOfLarge(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('base64url').slice(0, 22);
}
