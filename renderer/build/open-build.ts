import { join, resolve } from 'node:path';
import { readApiOrigin } from '../../schema/api-origin.ts';
import { readClock } from '../../schema/facts/publish-time.ts';
import { isInsideAny } from '../../schema/files/is-inside.ts';
import { type ContentFiles, listContentFiles } from '../../schema/load/content-files.ts';
import { openContentFolder } from '../../schema/load/content-folder.ts';
import { readProofOfWork } from '../../schema/proof-of-work.ts';
import { type Bundle, isBundled, openBundle } from '../bundle/bundle-cache.ts';
import { fingerprintEngine } from '../bundle/engine.ts';
import { type BuildRecord, openBuildCache } from './cache.ts';
import { OutputFolderError, openOutputFolder } from './output.ts';
import { createProgress, type Progress } from './progress.ts';
import type { RecordCache } from './record-cache.ts';

export interface BuildOptions {
  /** The content folder. */
  content: string;
  /** The output folder. */
  out: string;
  /** Whether to add the catalogue of blocks and visuals. */
  catalogue?: boolean;
  /** Whether the build is for the live site, which requires some settings. */
  production?: boolean;
  /** Draws every picture of a shared link, however many there are. */
  drawAll?: boolean;
  /**
   * The most pictures of shared links that a build draws, at about 10 ms each; 300 by default. If there
   * are more, all of them are drawn afterwards, so that the pages need not wait.
   */
  drawnAtOnce?: number;
  /** Updated while the build runs. */
  progress?: Progress;
}

/** What a build is asked for and what it starts from. It stays the same while the build runs. */
export interface Build extends Required<BuildOptions> {
  files: ContentFiles;
  /** The time of the build in milliseconds since 1970. Drafts that are due by then are published. */
  now: number;
  /** The fingerprint of the code and of the options on which every page depends. */
  engine: string;
  /** Whether the bundler runs. */
  isBundling: boolean;
  bundling: Promise<Bundle>;
  cache: RecordCache<BuildRecord>;
  /** The last build, even if this one cannot start from it. */
  lastBuild: BuildRecord | undefined;
}

/** Opens the folders of a build, and starts the bundler unless there is a bundle of the current code. */
export function openBuild({
  content,
  out,
  catalogue = false,
  production = false,
  drawAll = false,
  drawnAtOnce = 300,
  progress = createProgress(),
}: BuildOptions): Build {
  const folder = openContentFolder(content);
  if (isInsideAny([join(folder, 'pages')], resolve(out)))
    throw new OutputFolderError(`${out} is among the pages, and would be built into itself.`);
  const target = openOutputFolder(out);
  const now = readClock();
  const code = fingerprintEngine();
  const isBundling = !isBundled(code);
  const bundling = openBundle(code);
  // Awaited once pages can be rendered.
  bundling.catch(() => undefined);
  const cache = openBuildCache(target);
  const choices = [catalogue && 'with the catalogue', readProofOfWork() && 'with proof of work'];
  return {
    content: folder,
    out: target,
    catalogue,
    production,
    drawAll,
    drawnAtOnce,
    progress,
    files: listContentFiles(folder),
    now,
    engine: [code, ...choices, readApiOrigin()].filter(Boolean).join(' '),
    isBundling,
    bundling,
    cache,
    lastBuild: cache.read(),
  };
}
