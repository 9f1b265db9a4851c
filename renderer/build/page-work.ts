import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Facts } from '../../schema/facts/facts.ts';
import { isDraft } from '../../schema/facts/publish-time.ts';
import type { Page, SiteSettings } from '../../schema/generated/types.ts';
import type { PageFile } from '../../schema/load/content-files.ts';
import { readPage } from '../../schema/load/load-site.ts';
import { pause } from '../../schema/load/pause.ts';
import type { PageRecord } from '../../schema/load/survey.ts';
import type { Problem } from '../../schema/model/diagnostics.ts';
import type { Values } from '../../schema/model/values.ts';
import { createNotFoundPage } from '../../schema/settings/not-found-page.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import type { Bundle } from '../bundle/bundle-cache.ts';
import { explainFailure, renderOwn } from '../bundle/rendering-failure.ts';
import { encode } from '../page/encode.ts';
import { notFoundRoute } from '../page/metadata.ts';
import type { PagePictures } from '../page/page-data.ts';
import { createShareNames, sharePictureOf } from '../pictures/share-picture.ts';
import { showPictures, showPublished } from '../pictures/show-pictures.ts';
import type { SitePicture } from '../pictures/variants.ts';
import { outputsOf, writeFiles } from './output.ts';
import { countOne, takePages } from './progress.ts';

type ServerModule = typeof import('../bundle/server.tsx');

export interface ReadTask {
  /** The content folder. */
  content: string;
  files: readonly PageFile[];
  values: Values | undefined;
  /** The time of the build in milliseconds since 1970, which decides which pages are drafts. */
  now: number;
}

export interface RenderTask {
  bundle: Bundle;
  settings: SiteSettings;
  /** By their addresses. */
  pictures: ReadonlyMap<string, SitePicture>;
  version: string;
  /** The folder to write to. */
  stage: string;
}

/** A page that could not be rendered, and why. */
export interface FailedPage {
  file: string;
  problem: Problem;
}

/** Reads and renders a share of a site's pages in this thread. Workers do the same. */
export interface PageWork {
  /** Reads the pages that no other thread has taken, and returns them with their indexes. */
  read(task: ReadTask): Promise<[index: number, PageRecord][]>;
  /** Renders the pages that this thread has read, except drafts. Returns those that fail. */
  render(task: RenderTask): Promise<FailedPage[]>;
  /** Renders more pages of the same task, which another thread has read. */
  renderMore(pages: readonly PendingPage[]): Promise<FailedPage[]>;
}

/** The work of the first thread, which gives pages to the others. */
export interface SharedWork extends PageWork {
  /** Gives away this part of the pages that are not rendered yet. */
  give(part: number): PendingPage[];
}

/** A page that is read but not rendered yet. */
export interface PendingPage extends PageFile, Pick<Facts, 'pictures' | 'share'> {
  /** The page without its blocks. */
  head: Omit<Page, 'blocks'>;
  /**
   * The blocks as JSON bytes. As objects, ten thousand pages would not fit into the memory of a
   * build.
   */
  blocks: Uint8Array;
}

/** The number of pages that a thread takes at a time. */
const portion = 50;

/** Threads take a new portion when they finish one, so that none waits for a slower one. */
function* takeFiles(
  files: readonly PageFile[],
  counts: Int32Array,
): Generator<[index: number, PageFile]> {
  for (;;) {
    const first = takePages(counts, portion);
    if (first >= files.length) return;
    for (const [offset, file] of files.slice(first, first + portion).entries()) {
      yield [first + offset, file];
    }
  }
}

/**
 * @param counts the numbers of the progress, which all threads share
 * @param onLoaded called when the code for reading is loaded
 */
export function createPageWork(counts: Int32Array, onLoaded?: () => void): SharedWork {
  const pending: PendingPage[] = [];
  let renderPage: (page: PendingPage) => FailedPage | undefined;
  async function renderAll(pages: PendingPage[]): Promise<FailedPage[]> {
    const failures: FailedPage[] = [];
    // Taken out one by one, because others may be given away in between.
    for (let page = pages.shift(); page; page = pages.shift()) {
      const failure = renderPage(page);
      if (failure) failures.push(failure);
      await pause(countOne(counts), 10);
    }
    return failures;
  }
  return {
    async read({ content, files, values, now }) {
      const validator = await createContentValidator();
      onLoaded?.();
      const records: [number, PageRecord][] = [];
      for (const [index, file] of takeFiles(files, counts)) {
        const { record, page } = await readPage(content, file, validator, values);
        if (page && !isDraft(record.facts, now)) {
          const { blocks, ...head } = page;
          const { pictures, share } = record.facts;
          const bytes = encode(JSON.stringify(blocks));
          pending.push({ ...file, pictures, share, head, blocks: bytes });
        }
        records.push([index, record]);
        await pause(countOne(counts));
      }
      return records;
    },
    async render(task) {
      renderPage = await createPageRenderer(task);
      return renderAll(pending);
    },
    renderMore: (pages) => renderAll([...pages]),
    give: (part) => pending.splice(0, Math.floor(pending.length * part)),
  };
}

/** Returns a function that renders a page and writes its files. That function returns why it fails. */
async function createPageRenderer(
  task: RenderTask,
): Promise<(page: PendingPage) => FailedPage | undefined> {
  const { settings, pictures, stage } = task;
  const render = await openRenderer(task);
  const picturesOf = createPagePictures(settings, pictures);
  const write = createWriter(stage);
  return ({ file, route, head, blocks: bytes, ...uses }) => {
    const [htmlPath, dataPath] = outputsOf(route);
    // A message between threads turns a buffer into a plain array of bytes.
    const json = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const page: Page = { ...head, blocks: JSON.parse(json.toString()) };
    const shown = picturesOf(page, uses);
    try {
      const { html, data } = render({ page, route, blocks: json, ...shown });
      write(htmlPath, html);
      write(dataPath, data);
      return undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).syscall) throw error;
      const renderBlocks = (blocks: Page['blocks']) =>
        render({ page: { ...page, blocks }, route, ...shown });
      return { file, problem: explainFailure(error, page.blocks, renderBlocks) };
    }
  };
}

type Renderer = ReturnType<ServerModule['createRenderer']>;
const renderers = new WeakMap<RenderTask, Renderer>();

/** The renderer of a task, created once in each thread. */
async function openRenderer(task: RenderTask): Promise<Renderer> {
  const { bundle, settings, version } = task;
  const { createRenderer }: ServerModule = await import(pathToFileURL(bundle.server).href);
  const renderer =
    renderers.get(task) ?? createRenderer(settings, version, bundle.assets, bundle.rules);
  renderers.set(task, renderer);
  return renderer;
}

/** Returns a function that finds the pictures of a page. */
function createPagePictures(settings: SiteSettings, pictures: RenderTask['pictures']) {
  const nameOf = createShareNames(settings);
  return (
    page: Page,
    { pictures: uses, share }: Pick<Facts, 'pictures' | 'share'>,
  ): PagePictures => ({
    ...(uses && showPictures(uses, (use) => showPublished(pictures.get(use.address), use))),
    share: sharePictureOf(page, settings, share, nameOf, pictures),
  });
}

/** Renders the pages that exist without a file, such as the not-found page. Returns the paths. */
export async function renderDefaults(
  task: RenderTask,
  pages: readonly PageFile[],
): Promise<string[]> {
  if (pages.some(({ route }) => route === notFoundRoute)) return [];
  const { settings, stage } = task;
  const render = await openRenderer(task);
  const [htmlPath, dataPath] = outputsOf(notFoundRoute);
  const page = createNotFoundPage(settings);
  const { html, data } = renderOwn('The page for unknown addresses', page.blocks, (blocks) =>
    render({ page: { ...page, blocks }, route: notFoundRoute }),
  );
  return writeFiles(stage, [
    [htmlPath, html],
    [dataPath, data],
  ]);
}

function createWriter(folder: string) {
  const folders = new Set<string>();
  return (path: string, bytes: Uint8Array) => {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    writeFileSync(target, bytes);
  };
}
