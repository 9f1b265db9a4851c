import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { writeWhole } from '../../schema/files/write-whole.ts';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { dropUnused } from './cached-pictures.ts';
import type { PicturePlan } from './plan-pictures.ts';
import { lookOf } from './share-picture.ts';

interface MakeOptions {
  /** The content folder. */
  content: string;
  settings: SiteSettings;
  /** The folder of the new site. */
  stage: string;
  /** The cache of finished files, which all output folders share. */
  cache: string;
  /** Called after each picture with the number of finished ones. */
  onMade(ready: number): void;
}

/** Addresses of damaged pictures. */
export type DamagedPictures = Set<string>;

/**
 * Puts picture files into a stage, from the cache or newly made. The code that makes them is loaded only
 * if needed. It runs in its own threads while pages are rendered.
 * @param paths the files of the plan that are missing
 */
export async function makePictures(
  paths: readonly string[],
  { variants, drawings }: PicturePlan,
  { content, settings, stage, cache, onMade }: MakeOptions,
): Promise<DamagedPictures> {
  const damaged: DamagedPictures = new Set();
  const look = lookOf(settings);
  for (const folder of new Set(paths.map((path) => dirname(path)))) {
    await mkdir(join(stage, folder), { recursive: true });
  }

  async function make(path: string): Promise<Buffer | undefined> {
    const subject = drawings.get(path);
    if (subject) {
      const { drawSharePicture } = await import('./draw-share-picture.ts');
      return drawSharePicture(subject, look);
    }
    const wanted = variants.get(path);
    if (!wanted) throw new Error(`Nothing is planned for ${path}.`);
    const { variant, address } = wanted;
    const original = await readFile(join(content, 'pages', address));
    if (variant.format === 'original') return original;
    const { encodeVariant } = await import('./encode.ts');
    return encodeVariant(original, variant).catch(() => {
      damaged.add(address);
      return undefined;
    });
  }

  async function put(path: string): Promise<void> {
    const kept = join(cache, basename(path));
    const target = join(stage, path);
    try {
      await copyFile(kept, target);
    } catch {
      const bytes = await make(path);
      if (!bytes) return;
      writeWhole(kept, bytes);
      await writeFile(target, bytes);
    }
  }

  let ready = 0;
  const waiting = paths.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const path of waiting) {
        await put(path);
        ready += 1;
        onMade(ready);
      }
    }),
  );
  if (paths.length > 0) dropUnused(cache);
  return damaged;
}
