import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { type FileHandle, open, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type Coding, isCompressible, smallestCompressed } from './content-coding.ts';
import { policyOf } from './content-policy.ts';
import { ChangedError, createFileBytes, hashOf, shorten } from './file-bytes.ts';
import { freshness, type SiteFile } from './site-file.ts';

/** Synchronous if the value is cached. */
type Sometimes<Value> = Value | undefined | Promise<Value | undefined>;

export interface SiteFiles {
  /**
   * Returns the file of that name, at most a second old; `undefined` if it is not in the folder.
   */
  find(name: string): Sometimes<SiteFile>;
  /**
   * Returns the file's bytes in that coding; `undefined` if the file has changed and must be found
   * again.
   */
  read(file: SiteFile, coding: Coding): Sometimes<Buffer<ArrayBuffer>>;
  /** Opens a large file; `undefined` if it has changed and must be found again. */
  open(file: SiteFile): Promise<FileHandle | undefined>;
}

/** Bytes. */
const largest = 8 * 2 ** 20;

/** Finds, reads and compresses the files in a folder, and caches them until they change. */
export function createSiteFiles(folder: string): SiteFiles {
  const entries = new Map<string, SiteFile>();
  const checking = new Map<string, Promise<SiteFile | undefined>>();
  const bytes = createFileBytes();

  async function check(name: string): Promise<SiteFile | undefined> {
    const cached = entries.get(name);
    const found = await locate(folder, name);
    if (!found) {
      entries.delete(name);
      return undefined;
    }
    const file = cached?.stamp === found.stamp ? cached : await load(name, found);
    file.checkedAt = performance.now();
    entries.set(name, file);
    return file;
  }

  async function load(name: string, { path, size, stamp }: Located): Promise<SiteFile> {
    const type = getMimeType(name) ?? 'application/octet-stream';
    const large = size > largest;
    const content = large ? undefined : await readFile(path);
    const hash = content ? hashOf(content) : await hashOfLarge(path);
    if (content) bytes.keep(hash, content);
    return {
      path,
      stamp,
      checkedAt: performance.now(),
      hash,
      size: content?.length ?? size,
      type,
      compressible: !large && size >= smallestCompressed && isCompressible(type),
      immutable: name.startsWith('assets/'),
      large,
      policy: policyOf(type, () => content?.toString() ?? ''),
    };
  }

  function forget(file: SiteFile): undefined {
    for (const [name, entry] of entries) if (entry === file) entries.delete(name);
  }

  /** @throws the error, unless it means that the file has changed */
  function forgetChanged(file: SiteFile, error: unknown): undefined {
    if (!(error instanceof ChangedError || isMissing(error))) throw error;
    return forget(file);
  }

  return {
    find(name) {
      const file = entries.get(name);
      if (file && performance.now() - file.checkedAt < freshness) return file;
      const running = checking.get(name) ?? check(name).finally(() => checking.delete(name));
      checking.set(name, running);
      return running;
    },
    read(file, coding) {
      const content = bytes.read(file, coding);
      return content instanceof Promise
        ? content.catch((error) => forgetChanged(file, error))
        : content;
    },
    async open(file) {
      try {
        const handle = await open(file.path);
        if (stampOf(await handle.stat()) === file.stamp) return handle;
        await handle.close();
        return forget(file);
      } catch (error) {
        return forgetChanged(file, error);
      }
    },
  };
}

interface Located {
  path: string;
  size: number;
  stamp: string;
}

/** Resolves all links and returns the path and version of a file, if it is really in the folder. */
async function locate(folder: string, name: string): Promise<Located | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
    const found = await stat(path);
    return found.isFile() ? { path, size: found.size, stamp: stampOf(found) } : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const stampOf = ({ ino, size, mtimeMs }: Stats): string => `${ino} ${size} ${mtimeMs}`;

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes((error as { code?: string }).code ?? '');

async function hashOfLarge(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return shorten(hash);
}
