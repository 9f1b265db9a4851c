import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { fingerprint } from '../../schema/files/fingerprint.ts';
import { joinAddress } from '../../schema/model/redirects.ts';
import { PlainError } from '../../schema/plain-error.ts';
import { encodeAddress, listedPath } from '../../schema/redirects/redirects-file.ts';
import { inactive, mayRun, securityHeaders } from '../../schema/security-headers.ts';
import { cataloguePath } from '../catalogue/catalogue-entry.ts';
import { dataPath, dataPrefix, siteDataPath } from '../page/data-paths.ts';
import { drawIcon, iconAddress } from '../page/icon.ts';
import { notFoundRoute } from '../page/metadata.ts';
import { routeOf } from '../page/route-of.ts';
import { shareFolder } from '../pictures/share-picture.ts';
import { originalOf } from '../pictures/show-pictures.ts';
import type { EventChannel } from './dev-events.ts';
import { eventsPath } from './dev-paths.ts';
import { drawEdited } from './dev-pictures.ts';
import { type DevPage, type DevRenderer, RenderingError } from './dev-renderer.ts';
import type { EditedSite } from './edited-site.ts';
import { writeProblemPage } from './problem-page.ts';
import { allProblems, type DevProblem, problemsOf, reportFailed } from './problems.ts';

/** What the server of edited pages consists of. */
export interface DevParts {
  /** The content folder. */
  content: string;
  /** Returns the path of a content file as the terminal shows it. */
  pathOf: (file: string) => string;
  /** The step that failed to read the content or the code again, and why. */
  failures: Map<() => Promise<void>, DevProblem>;
  edited: EditedSite;
  renderer: DevRenderer;
  events: EventChannel;
}

interface DevAnswer {
  status: 200 | 404 | 500;
  type: string;
  body: string | Buffer;
  /** Whether it is a file that could contain scripts and is not a page of ours. */
  isInactive?: boolean;
}

/**
 * The headers with which pages are served once they are online. Editors show pages in frames of their
 * own.
 */
const { 'x-frame-options': _, ...headers } = securityHeaders;

/** Returns a function that answers a request for a file, a redirected address or a page. */
export function createDevAnswers({
  content,
  edited,
  renderer,
  events,
  failures,
  pathOf,
}: DevParts) {
  const documents = keepDocuments();
  return async (context: Context): Promise<Response> => {
    const path = decodePath(context.req.path);
    if (path === undefined) return context.body(null, 400);
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    context.header('cache-control', 'no-store');
    // Of this moment, because there may be a reload while the page is rendered.
    const since = events.address();
    const kept = documents.data(path, context.req.query(documentKey));
    const file = kept ?? (await findInContent(path)) ?? (await findRendered(path));
    const target = file ? undefined : redirectOf(path);
    if (target !== undefined) {
      const { search } = new URL(context.req.url);
      const address = encodeAddress(joinAddress(target, { query: search, anchor: '' }));
      // Temporary, because the author may change it any minute.
      return context.redirect(address, 307);
    }
    const { status, type, body, isInactive } = file ?? (await showPage(routeOf(path)));
    if (isInactive) context.header('content-security-policy', inactive);
    const bytes =
      type === htmlType
        ? body.toString().replace(`data-events="${eventsPath}"`, `data-events="${since}"`)
        : (body as string | Uint8Array<ArrayBuffer>);
    return context.body(bytes, status, { 'content-type': type });
  };

  /** What content is published as besides its pages: files beside them, and pictures. */
  async function findInContent(path: string): Promise<DevAnswer | undefined> {
    const settings = edited.settings();
    const site = edited.site();
    const original = originalOf(path);
    if (original === undefined ? site.published().includes(path) : site.assets.includes(original))
      return readAnswer(join(content, 'pages', original ?? path));
    if (path.startsWith(`/${shareFolder}`)) {
      const picture = await drawEdited(edited, path);
      return picture ? { status: 200, type: 'image/png', body: picture } : missing;
    }
    if (path === iconAddress && settings)
      return { status: 200, type: 'image/svg+xml', body: drawIcon(settings) };
    return undefined;
  }

  /** What a build makes besides the pages: the files of the bundle, the catalogue, and data. */
  async function findRendered(path: string): Promise<DevAnswer | undefined> {
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
  async function findData(path: string): Promise<DevAnswer> {
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

  function redirectOf(path: string): string | undefined {
    return hasPage(routeOf(path)) ? undefined : edited.settings()?.redirects?.[listedPath(path)];
  }

  async function failed(problems: readonly DevProblem[]): Promise<DevAnswer> {
    return htmlAnswer(500, writeProblemPage(problems, await allProblems(failures, edited)));
  }

  /** The page, or else the not-found page, or the problems that stand in the way of both. */
  async function showPage(route: string): Promise<DevAnswer> {
    const isPage = hasPage(route);
    try {
      const rendered = await renderer.page(isPage ? route : notFoundRoute);
      if (rendered) return htmlAnswer(isPage ? 200 : 404, documents.keep(rendered));
      return failed(await problemsOf(edited, route));
    } catch (error) {
      // The last good page may use a block that has been deleted.
      const found = await problemsOf(edited);
      const problems = found.filter(({ routes }) => routes?.includes(route));
      if (problems.length > 0) return failed(problems);
      if (error instanceof RenderingError)
        return failed([await reportFailed(edited, route, error.problem, pathOf)]);
      console.error(error);
      const text = `This page could not be rendered: ${(error as Error).message}`;
      return failed([{ routes: [route], text }]);
    }
  }
}

/** The parameter by which a document asks for the data that it was rendered with. */
const documentKey = 'document';

/** More documents than browsers load at the same time. */
const mostDocuments = 50;

/**
 * Keeps the data of the latest documents. A page may be saved after its document was sent, and a
 * document is only hydrated with its own data. The edit follows when it listens to events.
 */
function keepDocuments() {
  const kept = new Map<string, DevPage>();
  return {
    /** Returns the document, which asks for its data. */
    keep(page: DevPage): string {
      const { html, data, siteData } = page;
      const key = fingerprint(Buffer.concat([Buffer.from(data), Buffer.from(siteData)])).slice(
        0,
        10,
      );
      const query = `?${documentKey}=${key}`;
      kept.delete(key);
      kept.set(key, page);
      for (const oldest of kept.keys()) if (kept.size > mostDocuments) kept.delete(oldest);
      return html
        .toString()
        .replace(/( data-data="[^"]*)(" data-site="[^"]*)/, `$1${query}$2${query}`);
    },
    data(path: string, key: string | undefined): DevAnswer | undefined {
      const page = key === undefined ? undefined : kept.get(key);
      return page && jsonAnswer(path === siteDataPath ? page.siteData : page.data);
    },
  };
}

const missing: DevAnswer = { status: 404, type: 'text/plain', body: 'Not Found' };

const htmlType = 'text/html; charset=utf-8';
const htmlAnswer = (status: 200 | 404 | 500, html: string | Buffer): DevAnswer => ({
  status,
  type: htmlType,
  body: html,
});

const jsonAnswer = (body: string | Buffer): DevAnswer => ({
  status: 200,
  type: 'application/json',
  body,
});

function readAnswer(file: string | undefined): DevAnswer {
  if (!file || !existsSync(file)) return missing;
  const type = getMimeType(file) ?? 'application/octet-stream';
  return { status: 200, type, body: readFileSync(file), isInactive: mayRun(type) };
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
