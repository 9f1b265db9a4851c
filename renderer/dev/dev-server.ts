import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import { createLiveSite, type LiveSite } from '../../schema/load/live-site.ts';
import { notFoundRoute } from '../page/metadata.ts';
import { dataPath, dataPrefix, siteDataPath } from '../page/page-data.ts';
import { createDevRenderer, type DevRenderer } from './dev-renderer.ts';
import { followEdits, stylesPath, toProblems } from './dev-watch.ts';

export interface DevOptions {
  /** The content folder. */
  content: string;
  /** Answers the requests below `/api/`. */
  api: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
}

/** Vite plugin: serves the pages of a content folder while they are edited, and the API beside them. */
export function devServer({ content, api }: DevOptions): Plugin {
  return {
    name: 'pages',
    config: () => ({
      server: {
        cors: false,
        // What browsers may read as it stands; above all not the leads.
        fs: { allow: ['blocks', 'renderer', 'schema/generated', 'node_modules'] },
        watch: { ignored: [`${join(content, 'pages')}/**`] },
      },
    }),
    configureServer(server) {
      const live = createLiveSite(content);
      const rendering = createDevRenderer(server, live);
      followEdits(server, live, content);
      const answerApi = getRequestListener((request, env) =>
        api.fetch(request, env as HttpBindings),
      );
      // Before Vite's own answers, which would hand out any file of the project.
      server.middlewares.use(async (request, response, next) => {
        const path = readPath(request.url);
        if (path === undefined) {
          response.writeHead(400).end();
          return;
        }
        if (forVite.test(path)) return next();
        try {
          if (path.startsWith('/api/')) await answerApi(request, response);
          else await answer({ live, rendering, content, path, request, response });
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}

/** Modules, and what Vite adds by itself. */
const forVite = /^\/(?:@(?!styles\.css)|__|blocks\/|renderer\/|node_modules\/)/;

function readPath(url = '/'): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
}

interface Question {
  live: LiveSite;
  rendering: DevRenderer;
  content: string;
  path: string;
  request: IncomingMessage;
  response: ServerResponse;
}

async function answer({ live, rendering, content, path, request, response }: Question) {
  const send = (status: number, type: string, body: string | Uint8Array) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if (live.assets().includes(path)) {
    response.writeHead(200, { 'content-type': getMimeType(path) ?? 'application/octet-stream' });
    createReadStream(join(content, 'pages', path)).pipe(response);
    return;
  }
  if (path === stylesPath) return send(200, 'text/css', await rendering.styleSheet());
  if (path === siteDataPath) return send(200, 'application/json', rendering.siteData());
  if (path.startsWith(`${dataPrefix}/`)) {
    const route = live.routes().find((candidate) => dataPath(candidate) === path);
    const rendered = route === undefined ? undefined : await rendering.page(route);
    return send(rendered ? 200 : 404, 'application/json', rendered?.data ?? '{}');
  }
  const route = path.replace(/(.)\/+$/, '$1');
  const isPage = live.page(route) !== undefined && route !== notFoundRoute;
  const rendered = await rendering.page(isPage ? route : notFoundRoute);
  const html = rendered?.html.toString() ?? problemDocument(live, content);
  const status = rendered ? (isPage ? 200 : 404) : 500;
  const document = html.replace('<head>', `<head>${await rendering.headTags()}`);
  send(status, 'text/html; charset=utf-8', document);
}

/** What is served where there has been no good page yet. */
function problemDocument(live: LiveSite, content: string): string {
  const problems = toProblems(live, live.diagnostics(), content);
  const text = problems.map((problem) => problem.text).join('\n\n');
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><meta http-equiv="refresh" content="1"><title>Not valid yet</title></head><body><pre>${escaped}</pre></body></html>`;
}
