import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { PlainError } from '../../schema/plain-error.ts';
import { listedPath } from '../../schema/redirects/redirects-file.ts';
import { mayRun } from '../../schema/security-headers.ts';
import { cataloguePath } from '../catalogue/catalogue-entry.ts';
import { dataPath, dataPrefix, siteDataPath } from '../page/data-paths.ts';
import { drawIcon, iconAddress } from '../page/icon.ts';
import { notFoundRoute } from '../page/metadata.ts';
import { routeOf } from '../page/route-of.ts';
import { shareFolder } from '../pictures/share-picture.ts';
import { originalOf } from '../pictures/show-pictures.ts';
import { drawSharePictureAt } from './dev-pictures.ts';
import { type DevRenderer, RenderingError } from './dev-renderer.ts';
import type { EditedSite } from './edited-site.ts';
import { writeProblemPage } from './problem-page.ts';
import { type DevProblem, problemsOf, reportFailed } from './problems.ts';
import { createSentDocuments } from './sent-documents.ts';

/** What answers are made from. */
export interface AnswerParts {
  /** The content folder. */
  content: string;
  edited: EditedSite;
  renderer: DevRenderer;
  /** Returns all current problems. */
  problems: () => Promise<DevProblem[]>;
  /** Returns the path of a content file as the terminal shows it. */
  pathOf: (file: string) => string;
}

interface DevFile {
  status: 200 | 404 | 500;
  type: string;
  body: string | Buffer;
  /** Whether it is a file that could contain scripts and is not a page of ours. */
  isInactive?: boolean;
}

/** What is at an address: a file, or the target of a redirect. */
export type DevAnswer = DevFile | { target: string };

/** Returns a function that finds what is at a path: a file, a redirect, or a page. */
export function createDevAnswers({
  content,
  edited,
  renderer,
  problems,
  pathOf,
}: AnswerParts): (path: string, documentKey?: string) => Promise<DevAnswer> {
  const documents = createSentDocuments();
  return async (path, documentKey) => {
    const kept = documents.data(path, documentKey);
    if (kept !== undefined) return jsonAnswer(kept);
    const file = (await findInContent(path)) ?? (await findRendered(path));
    if (file) return file;
    const route = routeOf(path);
    const target = hasPage(route) ? undefined : edited.settings()?.redirects?.[listedPath(path)];
    return target === undefined ? showPage(route) : { target };
  };

  /** What content is published as besides its pages: files beside them, and pictures. */
  async function findInContent(path: string): Promise<DevFile | undefined> {
    const settings = edited.settings();
    const site = edited.site();
    const original = originalOf(path);
    if (original === undefined ? site.published().includes(path) : site.assets.includes(original))
      return readAnswer(join(content, 'pages', original ?? path));
    if (path.startsWith(`/${shareFolder}`)) {
      const picture = await drawSharePictureAt(edited, path);
      return picture ? { status: 200, type: 'image/png', body: picture } : missing;
    }
    if (path === iconAddress && settings)
      return { status: 200, type: 'image/svg+xml', body: drawIcon(settings) };
    return undefined;
  }

  /** What a build makes besides the pages: the files of the bundle, the catalogue, and data. */
  async function findRendered(path: string): Promise<DevFile | undefined> {
    if (path.startsWith('/assets/')) return readAnswer(renderer.file(path));
    if (path === siteDataPath) return jsonAnswer(renderer.siteData());
    if (path.startsWith(cataloguePath)) {
      try {
        const found = await renderer.catalogue(`${routeOf(path).slice(1)}.html`);
        if (found) return htmlAnswer(200, found);
      } catch (error) {
        if (!(error instanceof PlainError)) throw error;
        console.error(error.message);
        return failed([{ routes: undefined, text: error.message }]);
      }
    }
    return path.startsWith(`${dataPrefix}/`) ? findData(path) : undefined;
  }

  /** The data of a page or of an example in the catalogue. */
  async function findData(path: string): Promise<DevFile> {
    const isExample = path.startsWith(dataPrefix + cataloguePath);
    const example = isExample ? await renderer.catalogue(path.slice(1)) : undefined;
    if (example) return jsonAnswer(example);
    const routes = [...edited.site().pages.map((page) => page.route), notFoundRoute];
    const route = routes.find((one) => dataPath(one) === path);
    // What fails is explained where its document is asked for.
    const rendered =
      route === undefined ? undefined : await renderer.page(route).catch(() => undefined);
    return rendered ? jsonAnswer(rendered.data) : { ...jsonAnswer('{}'), status: 404 };
  }

  function hasPage(route: string): boolean {
    return route !== notFoundRoute && edited.site().pages.some((page) => page.route === route);
  }

  async function failed(first: readonly DevProblem[]): Promise<DevFile> {
    return htmlAnswer(500, writeProblemPage(first, await problems()));
  }

  /** The page, or else the not-found page, or the problems that stand in the way of both. */
  async function showPage(route: string): Promise<DevFile> {
    const isPage = hasPage(route);
    try {
      const rendered = await renderer.page(isPage ? route : notFoundRoute);
      if (rendered) return htmlAnswer(isPage ? 200 : 404, documents.keep(rendered));
      return failed(await problemsOf(edited, route));
    } catch (error) {
      // The last good page may use a block that has been deleted.
      const found = await problemsOf(edited);
      const here = found.filter(({ routes }) => routes?.includes(route));
      if (here.length > 0) return failed(here);
      if (error instanceof RenderingError)
        return failed([await reportFailed(edited, route, error.problem, pathOf)]);
      console.error(error);
      const text = `This page could not be rendered: ${(error as Error).message}`;
      return failed([{ routes: [route], text }]);
    }
  }
}

const missing: DevFile = { status: 404, type: 'text/plain', body: 'Not Found' };

export const htmlType = 'text/html; charset=utf-8';
const htmlAnswer = (status: 200 | 404 | 500, html: string | Buffer): DevFile => ({
  status,
  type: htmlType,
  body: html,
});

const jsonAnswer = (body: string | Buffer): DevFile => ({
  status: 200,
  type: 'application/json',
  body,
});

function readAnswer(file: string | undefined): DevFile {
  if (!file || !existsSync(file)) return missing;
  const type = getMimeType(file) ?? 'application/octet-stream';
  return { status: 200, type, body: readFileSync(file), isInactive: mayRun(type) };
}
