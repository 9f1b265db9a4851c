import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { PlainError } from '../schema/plain-error.ts';
import { type AppOptions, createApp } from './app.ts';
import { createFileServer } from './files/files.ts';
import type { LeadStore } from './leads/lead-store.ts';
import type { Log } from './log.ts';
import { readTarget } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';

interface ServeOptions extends AppOptions {
  /** Closed with the server, and when the server cannot start. */
  store: LeadStore;
  /** The built site. */
  folder: string;
  host: string;
  /** 0 takes any free port. */
  port: number;
}

export interface RunningSite {
  /** `http://127.0.0.1:3000` */
  address: string;
  /**
   * Takes no more connections, finishes the requests that are under way, for ten seconds at most,
   * and closes the store. Calling it again waits for the same end.
   */
  close(): Promise<void>;
}

/** A server that cannot start. The message is for the operator: what, why, what to do. */
export class ListenError extends PlainError {
  override name = 'ListenError';
}

/** Milliseconds. */
const timeouts = {
  /** For the head of a request, and for all of it: at most 64 KiB, so even a slow phone is faster. */
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  /** One timer for a connection, `silence`, instead of two that take turns with each request. */
  keepAliveTimeout: 0,
};
/**
 * Milliseconds without a byte read or written, after which a connection is given up. Longer than
 * the minute for which load balancers reuse an idle one, or they meet closed ones.
 */
const silence = 65_000;
/** A request without a body then needs no stream: measured, a page costs a seventh less. */
const serverOptions = { ...timeouts, optimizeEmptyRequests: true };
/** Milliseconds for the requests under way; the rest of the ten seconds is for the store. */
const drainTime = 8_000;

/**
 * Serves the pages of a folder and the API on one port.
 * @throws ListenError where the address cannot be had
 */
export async function serveSite({
  folder,
  host,
  port,
  ...options
}: ServeOptions): Promise<RunningSite> {
  const server = createServer(serverOptions, createSite(folder, options));
  server.setTimeout(silence);
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    await options.store.close();
    throw new ListenError(explain(error as NodeJS.ErrnoException, host, port), { cause: error });
  }
  let closed: Promise<void> | undefined;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    close() {
      closed ??= drain(server).then(() => options.store.close());
      return closed;
    },
  };
}

/** The whole website: `/api` and what is below it, and the files. */
function createSite(folder: string, options: AppOptions): RequestListener {
  const answerApi = getRequestListener(createApp(options).fetch);
  const answerFile = createFileServer(folder);
  return (request, response) => {
    const { pathname } = readTarget(request);
    if (pathname === '/api' || pathname.startsWith('/api/')) return answerApi(request, response);
    answerFile(request, response)?.catch((error) => fail(error, response, options.log));
  };
}

function fail(error: NodeJS.ErrnoException, response: ServerResponse, log: Log): void {
  // Visitors may go before an answer has come to its end.
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
    log({
      time: new Date().toISOString(),
      requestId: randomUUID(),
      event: 'unexpected-error',
      error: error.stack ?? error.message,
    });
  }
  if (response.headersSent) response.destroy();
  else response.writeHead(500, securityHeaders).end('Internal Server Error');
}

async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection whose request ends from now on would be kept for its next one.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(() => server.closeAllConnections(), drainTime);
  await closed;
  clearInterval(idle);
  clearTimeout(patience);
}

function explain({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  const reasons: Record<string, string> = {
    EACCES: 'this user may not use that port. Ports from 1024 up need no permission: PORT=3000.',
    EADDRINUSE: `another program uses it. Stop that program, or choose another port: PORT=${port + 1}.`,
    EADDRNOTAVAIL: 'this machine has no such address. HOST=127.0.0.1 is always there.',
    ENOTFOUND: 'there is no host of that name. HOST=127.0.0.1 is always there.',
  };
  return `Cannot listen on ${host}, port ${port}: ${reasons[code ?? ''] ?? message}`;
}
