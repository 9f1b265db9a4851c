import { pathToFileURL } from 'node:url';
import type { Facts } from '../../schema/facts/facts.ts';
import type { Page, SiteSettings } from '../../schema/generated/types.ts';
import type { PageFile } from '../../schema/load/content-files.ts';
import type { Problem } from '../../schema/model/diagnostics.ts';
import { createNotFoundPage } from '../../schema/settings/not-found-page.ts';
import type { Bundle } from '../bundle/bundle-cache.ts';
import { explainFailure, renderOwn } from '../bundle/rendering-failure.ts';
import { notFoundRoute } from '../page/metadata.ts';
import type { PagePictures } from '../page/page-data.ts';
import { createShareNames, sharePictureOf } from '../pictures/share-picture.ts';
import { showPictures, showPublished } from '../pictures/show-pictures.ts';
import type { SitePicture } from '../pictures/variants.ts';
import { createWriter, outputsOf, writeFiles } from './output.ts';

type ServerModule = typeof import('../bundle/server.tsx');

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

/** Returns a function that renders a page and writes its files. That function returns why it fails. */
export async function createPageRenderer(
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
