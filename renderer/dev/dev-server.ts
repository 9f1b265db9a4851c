import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { joinAddress } from '../../schema/redirects/redirects.ts';
import { encodeAddress, listedPath } from '../../schema/redirects/redirects-file.ts';
import { cataloguePath } from '../catalogue/catalogue-entry.ts';
import { drawIcon, iconAddress } from '../page/icon.ts';
import { notFoundRoute } from '../page/metadata.ts';
import { dataPath, dataPrefix, siteDataPath } from '../page/page-data.ts';
import { shareFolder } from '../pictures/share-picture.ts';
import { createEventChannel } from './dev-events.ts';
import { eventsPath, openPath, sourcesPath } from './dev-paths.ts';
import { drawEdited } from './dev-pictures.ts';
import { type DevRenderer, openDevRenderer } from './dev-renderer.ts';
import { type EditedSite, openEditedSite } from './edited-site.ts';
import { followEdits } from './follow-edits.ts';
import { openInEditor } from './open-in-editor.ts';
import { findSources } from './page-sources.ts';
import { writeProblemPage } from './problem-page.ts';
import { type DevProblem, problemsOf } from './problems.ts';

export interface DevOptions {
  /** The content folder. */
  content: string;
  /** Answers the requests below `/api/`. */
  api: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
  host: string;
  port: number;
}

export interface DevServer {
  /** `http://127.0.0.1:3000` */
  address: string;
  close(): Promise<void>;
}

/**
 * Serves the pages of a content folder while they are edited, and the API. Rejects if the port is
 * taken.
 */
export async function serveEditedSite({
  content,
  api,
  host,
  port,
}: DevOptions): Promise<DevServer> {
  const edited = await openEditedSite(content);
  const renderer = await openDevRenderer(content, edited);
  const events = createEventChannel(() => problemsOf(edited));
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  app.get(eventsPath, (context) => events.listen(context));
  app.get(sourcesPath, (context) => {
    const file = edited.fileOf(context.req.query('route') ?? '');
    return file ? context.json(findSources(content, file)) : context.notFound();
  });
  app.post(openPath, (context) => openInEditor(context, content, host));
  app.get('*', (context) => answer(context, content, edited, renderer, events.address()));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(port, host);
  await once(server, 'listening');
  const watching = new AbortController();
  followEdits(content, edited, renderer, events, watching.signal);
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    async close() {
      watching.abort();
      events.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answer(
  context: Context,
  content: string,
  edited: EditedSite,
  renderer: DevRenderer,
  events: string,
): Promise<Response> {
  const path = decodePath(context.req.path);
  if (path === undefined) return context.body(null, 400);
  const send = (status: 200 | 404 | 500, type: string, body: string | Buffer) =>
    context.body(body as string | Uint8Array<ArrayBuffer>, status, {
      'content-type': type,
      'cache-control': 'no-store',
    });
  const sendHtml = (status: 200 | 404 | 500, html: string | Buffer) =>
    send(
      status,
      'text/html; charset=utf-8',
      html.toString().replace(`data-events="${eventsPath}"`, `data-events="${events}"`),
    );
  const { assets, pages } = edited.site();
  if (assets.includes(path)) return sendFile(join(content, 'pages', path));
  if (path.startsWith(`/${shareFolder}`)) {
    const picture = await drawEdited(edited, path);
    return picture ? send(200, 'image/png', picture) : send(404, 'text/plain', 'Not Found');
  }
  const settings = edited.settings();
  if (path === iconAddress && settings) return send(200, 'image/svg+xml', drawIcon(settings));
  if (path.startsWith('/assets/')) return sendFile(renderer.file(path));
  if (path === siteDataPath) return send(200, 'application/json', renderer.siteData());
  if (path.startsWith(cataloguePath)) {
    const found = await renderer.catalogue(`${path.slice(1).replace(/\/+$/, '')}.html`);
    if (found) return sendHtml(200, found);
  }
  if (path.startsWith(dataPrefix + cataloguePath)) {
    const found = await renderer.catalogue(path.slice(1));
    if (found) return send(200, 'application/json', found);
  }
  if (path.startsWith(`${dataPrefix}/`)) {
    const routes = [...pages.map((page) => page.route), notFoundRoute];
    const route = routes.find((one) => dataPath(one) === path);
    const rendered = route === undefined ? undefined : await renderer.page(route);
    return send(rendered ? 200 : 404, 'application/json', rendered?.data ?? '{}');
  }
  const route = path.replace(/(.)\/+$/, '$1');
  const isPage = route !== notFoundRoute && pages.some((page) => page.route === route);
  const target = isPage ? undefined : edited.settings()?.redirects?.[listedPath(path)];
  if (target !== undefined) {
    // A temporary redirect, because the author may change it any minute.
    context.header('cache-control', 'no-store');
    const { search } = new URL(context.req.url);
    return context.redirect(encodeAddress(joinAddress(target, { query: search, anchor: '' })), 307);
  }
  try {
    const rendered = await renderer.page(isPage ? route : notFoundRoute);
    if (rendered) return sendHtml(isPage ? 200 : 404, rendered.html);
    return sendHtml(500, writeProblemPage(problemsOf(edited)));
  } catch (error) {
    // The last good page may use a block that has been deleted.
    const problems = problemsOf(edited).filter((problem) => problem.route === route);
    if (problems.length === 0) console.error(error);
    const failure = toProblem(route, error as Error);
    return sendHtml(500, writeProblemPage(problems.length > 0 ? problems : [failure]));
  }

  function sendFile(file: string | undefined): Response {
    if (!file || !existsSync(file)) return send(404, 'text/plain', 'Not Found');
    return send(200, getMimeType(file) ?? 'application/octet-stream', readFileSync(file));
  }
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The error of a block, most often because its code is being written. */
function toProblem(route: string, { message }: Error): DevProblem {
  return { route, text: `This page could not be rendered: ${message}` };
}
