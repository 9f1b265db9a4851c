import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { fingerprintEngine } from '../bundle/engine.ts';
import { createDevAnswers } from './dev-answers.ts';
import { createEventChannel } from './dev-events.ts';
import { eventsPath, openPath, sourcesPath, warningsPath } from './dev-paths.ts';
import { openDevRenderer } from './dev-renderer.ts';
import { openEditedSite } from './edited-site.ts';
import { followEdits } from './follow-edits.ts';
import { openInEditor } from './open-in-editor.ts';
import { refuseForeignNames } from './own-names.ts';
import { findSources } from './page-sources.ts';
import { allProblems, warningsAt } from './problems.ts';
import { openReadingCache } from './reading-cache.ts';
import { sendAnswers } from './send-answers.ts';
import { createStepRunner } from './step-runner.ts';

export interface DevOptions {
  /** The content folder. */
  content: string;
  /** Returns the path of a content file as the terminal shows it. */
  pathOf: (file: string) => string;
  /** Answers the requests below `/api/`. */
  api: Promise<{ fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> }>;
  host: string;
  /** Listens on that host, and returns the address: `http://127.0.0.1:3000`. */
  listen: (server: Server) => Promise<string>;
  /** Origins at which browsers may open the pages besides the address of this machine. */
  origins: readonly string[];
}

export interface DevServer {
  /** `http://127.0.0.1:3000` */
  address: string;
  close(): Promise<void>;
}

/**
 * Serves the pages of a content folder while they are edited, and the API. Rejects if `listen` does,
 * as where the port is taken.
 */
export async function serveEditedSite(options: DevOptions): Promise<DevServer> {
  const { content, pathOf, host, origins } = options;
  const engine = fingerprintEngine();
  const cache = openReadingCache(content, engine);
  const [api, edited] = await Promise.all([options.api, openEditedSite(content, cache)]);
  const renderer = await openDevRenderer(content, edited, engine);
  const steps = createStepRunner();
  const problems = () => allProblems(steps.failure(), edited);
  const events = createEventChannel(problems);
  const answer = createDevAnswers({ content, edited, renderer, problems, pathOf });
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(refuseForeignNames(host, origins));
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  app.get(eventsPath, (context) => events.listen(context));
  app.get(sourcesPath, (context) => {
    const file = edited.fileOf(context.req.query('route') ?? '');
    return file ? context.json(findSources(content, file)) : context.notFound();
  });
  app.get(warningsPath, async (context) =>
    context.json(await warningsAt(edited, context.req.query('route') ?? '')),
  );
  app.post(openPath, (context) => openInEditor(context, content));
  app.get('*', sendAnswers(answer, events));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const address = await options.listen(server);
  const watching = new AbortController();
  followEdits({ content, edited, renderer, events, steps, pathOf }, watching.signal);
  return {
    address,
    async close() {
      watching.abort();
      cache.flush();
      events.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
