import { createReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { getMimeType } from 'hono/utils/mime';
import type { Plugin, ViteDevServer } from 'vite';
import type { Diagnostic } from '../schema/diagnostics.ts';
import { formatDiagnostic, summarize } from '../schema/format.ts';
import type { SiteSettings } from '../schema/generated/types.ts';
import { createLiveSite, type LiveSite } from '../schema/live-site.ts';
import { notFoundRoute } from './metadata.ts';
import { dataPath, siteDataPath } from './page-data.ts';
import type { RenderedPage } from './server.tsx';
import { toSiteInfo } from './site-info.ts';

type ServerModule = typeof import('./server.tsx');
type Renderer = ReturnType<ServerModule['createRenderer']>;

export interface DevOptions {
  /** The content folder. */
  content: string;
  /** Answers the requests below `/api/`. */
  api: { fetch: (request: Request) => Response | Promise<Response> };
}

/** Where the dev server has the style sheet of all blocks. */
const stylesPath = '/@styles.css';

/** A problem as the browser shows it: the words of the terminal, and the page that it is on. */
export interface DevProblem {
  /** `undefined` for what concerns every page. */
  route: string | undefined;
  text: string;
}

/** Vite plugin: serves the pages of a content folder while they are edited, and the API beside them. */
export function devServer({ content, api }: DevOptions): Plugin {
  return {
    name: 'pages',
    configureServer(server) {
      const live = createLiveSite(content);
      const rendering = createDevRenderer(server, live);
      watch(server, live, content);
      const answerApi = getRequestListener((request) => api.fetch(request));
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = decodeURIComponent((request.originalUrl ?? '/').split('?')[0] ?? '/');
            if (path.startsWith('/api/')) await answerApi(request, response);
            else await answer(server, live, rendering, content, path, request, response);
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            next(error);
          }
        });
      };
    },
  };
}

async function answer(
  server: ViteDevServer,
  live: LiveSite,
  rendering: DevRenderer,
  content: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if (live.assets().includes(path)) {
    response.writeHead(200, { 'content-type': getMimeType(path) ?? 'application/octet-stream' });
    createReadStream(join(content, 'pages', path)).pipe(response);
    return;
  }
  if (path === stylesPath) {
    send(200, 'text/css', await rendering.styleSheet());
    return;
  }
  if (path === siteDataPath) {
    send(200, 'application/json', rendering.siteData());
    return;
  }
  const dataRoute = live.routes().find((route) => dataPath(route) === path);
  if (dataRoute !== undefined) {
    const rendered = await rendering.page(dataRoute);
    send(rendered ? 200 : 404, 'application/json', rendered?.data ?? '{}');
    return;
  }
  const route = path.replace(/(.)\/+$/, '$1');
  const isPage = live.page(route) !== undefined && route !== notFoundRoute;
  const rendered = await rendering.page(isPage ? route : notFoundRoute);
  const html = rendered?.html ?? problemDocument(live.diagnostics(), content);
  send(
    isPage && rendered ? 200 : rendered ? 404 : 500,
    'text/html; charset=utf-8',
    await server.transformIndexHtml(path, html),
  );
}

interface DevRenderer {
  page(route: string): Promise<RenderedPage | undefined>;
  siteData(): string;
  styleSheet(): Promise<string>;
}

/** Renders with the modules as they are now; Vite loads again those that were edited. */
function createDevRenderer(server: ViteDevServer, live: LiveSite): DevRenderer {
  let made: { module: ServerModule; settings: SiteSettings; render: Renderer } | undefined;
  const load = () => server.ssrLoadModule('/renderer/server.tsx') as Promise<ServerModule>;
  return {
    async page(route) {
      const module = await load();
      const settings = live.settings();
      const found = live.page(route);
      if (!settings || !found?.page) return undefined;
      if (made?.module !== module || made.settings !== settings) {
        const assets = { app: '/renderer/client.tsx', shared: [], styles: stylesPath, blocks: {} };
        made = { module, settings, render: module.createRenderer(settings, 'dev', assets) };
      }
      return made.render({ page: found.page, route, runsAtOnce: found.runsAtOnce });
    },
    styleSheet: async () => (await load()).styleSheet,
    siteData() {
      const settings = live.settings();
      return settings ? JSON.stringify(toSiteInfo(settings, live.routes())) : '{}';
    },
  };
}

/** Follows edits: what can be shown is sent to the browsers, what is wrong is told there and here. */
function watch(server: ViteDevServer, live: LiveSite, content: string): void {
  const paths = ['site.yaml', 'pages'].map((name) => join(content, name));
  server.watcher.add(paths);
  const tell = () => {
    const diagnostics = live.diagnostics();
    printProblems(diagnostics, live.routes().length + 1, content);
    server.ws.send('site:problems', toProblems(diagnostics, content));
  };
  tell();
  server.ws.on('site:ready', (_, client) => {
    client.send('site:problems', toProblems(live.diagnostics(), content));
  });
  server.watcher.on('all', (event, path) => {
    const file = relative(content, path).split(sep).join('/');
    if (
      file === 'site.yaml' ||
      (path.startsWith(join(import.meta.dirname, '../schema')) && path.endsWith('.json'))
    ) {
      try {
        live.refresh('everything');
      } catch (error) {
        // A schema that is being edited, and not yet JSON.
        server.config.logger.error(`${path}: ${(error as Error).message}`);
        return;
      }
      server.ws.send({ type: 'full-reload' });
    } else if (file.startsWith('pages/')) {
      if (event !== 'change') live.refresh('pages');
      const route = live.routes().find((candidate) => file === fileOf(candidate, file));
      if (route !== undefined) live.page(route);
      server.ws.send('site:edited', { route });
    } else {
      if (/\.tsx?$/.test(path))
        server.ws.send('site:styles', { href: `${stylesPath}?${Date.now()}` });
      return;
    }
    tell();
  });
}

const fileOf = (route: string, file: string): string =>
  file.endsWith('/index.yaml')
    ? `pages${route === '/' ? '' : route}/index.yaml`
    : `pages${route}.yaml`;

function toProblems(diagnostics: readonly Diagnostic[], content: string): DevProblem[] {
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((diagnostic) => ({
      route:
        /^pages(\/.*)\.yaml$/.exec(diagnostic.file)?.[1]?.replace(/\/index$/, '') ||
        (diagnostic.file === 'pages/index.yaml' ? '/' : undefined),
      text: formatDiagnostic(diagnostic, { color: false, readLines: lineReader(content) }),
    }));
}

let printed = '';

/** Prints what is wrong, unless it has just been printed. */
function printProblems(diagnostics: readonly Diagnostic[], files: number, content: string): void {
  const color = process.stdout.isTTY && !process.env.NO_COLOR;
  const text = [
    ...diagnostics.map(
      (diagnostic) =>
        `${formatDiagnostic(diagnostic, { color, readLines: lineReader(content) })}\n`,
    ),
    summarize(diagnostics, files),
  ].join('\n');
  if (text !== printed) console.log(text);
  printed = text;
}

/** The lines of a content file, read when a message needs them. */
export const lineReader = (content: string) => (file: string) => {
  try {
    return readFileSync(join(content, file), 'utf8').split(/\r?\n/);
  } catch {
    return undefined;
  }
};

/** What is served where there has been no good page yet. */
function problemDocument(diagnostics: readonly Diagnostic[], content: string): string {
  const text = toProblems(diagnostics, content)
    .map((problem) => problem.text)
    .join('\n\n');
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><title>Not valid yet</title></head><body><pre>${escaped}</pre><script type="module">import.meta.hot?.on('site:edited', () => location.reload())</script></body></html>`;
}
