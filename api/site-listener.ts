import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { securityHeaders, transportHeaders } from '../schema/security-headers.ts';
import { type AppOptions, createApp } from './app.ts';
import { limitConnections } from './connection-limits.ts';
import { createFileServer } from './files/file-server.ts';
import { createHealth } from './health.ts';
import type { Log } from './log.ts';
import { watchPage } from './page-log.ts';
import { createRefuse, hasOneHost } from './protocol-errors.ts';
import { createProxyWarning } from './proxy-warning.ts';
import type { Readiness } from './readiness.ts';
import { readTarget } from './request-target.ts';
import { answerHeaders, sendAnswer } from './requests/answer.ts';
import { Refusal, toProblem, toRefusal } from './requests/refusal.ts';

export interface SiteOptions extends AppOptions {
  /** Folder of the built site. */
  folder: string;
  readiness: Readiness;
  /** Public address of the site. */
  publicUrl?: string | undefined;
  /** Whether each page is logged, for operators who count or read them. */
  logPages?: boolean;
}

/** Creates the whole website: the API below `/api`, health checks, and the files. */
export function createSite(options: SiteOptions): RequestListener {
  const { folder, log, logPages } = options;
  const headers = answerHeaders(options.publicUrl);
  const refuse = createRefuse(headers, log);
  const answerHealth = createHealth(options.readiness, headers, refuse);
  const answerApi = getRequestListener(createApp({ ...options, headers }).fetch, {
    // Called if the adapter cannot create a Request.
    errorHandler() {
      const { status, headers, body } = refuse(badAddress);
      return new Response(body, { status, headers });
    },
  });
  const always = { ...securityHeaders, ...transportHeaders(options.publicUrl) };
  const answerFile = createFileServer(folder, always);
  const warnOfProxy = createProxyWarning(options.trustProxy, log);
  return limitConnections((request, response) => {
    if (!hasOneHost(request)) return sendAnswer(response, refuse(badHost));
    warnOfProxy(request);
    const { pathname } = readTarget(request);
    if (pathname === '/api' || pathname.startsWith('/api/')) {
      return answerApi(request, response);
    }
    if (answerHealth(pathname, request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendAnswer(response, refuse(badMethod));
    if (logPages) watchPage(request, response, pathname, log);
    answerFile(request, response)?.catch((error) => {
      if (error instanceof Refusal) sendAnswer(response, refuse(error));
      else fail(error, response, log, headers);
    });
  });
}

const badHost = new Refusal(400, 'The request must name one host.');
const badAddress = new Refusal(400, 'The address or the host of the request is not valid.');
const badMethod = new Refusal(405, 'Pages and files take GET and HEAD.', {
  headers: { allow: 'GET, HEAD' },
});

function fail(
  error: NodeJS.ErrnoException,
  response: ServerResponse,
  log: Log,
  headers: Readonly<Record<string, string>>,
): void {
  const requestId = randomUUID();
  // Visitors may leave before an answer ends.
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
    log({ requestId, event: 'unexpected-error', error: error.stack ?? error.message });
  }
  if (response.headersSent) response.destroy();
  else {
    const { headers: own, ...problem } = toProblem(toRefusal(error), requestId);
    sendAnswer(response, {
      ...problem,
      headers: { ...headers, ...own, 'x-request-id': requestId },
    });
  }
}
