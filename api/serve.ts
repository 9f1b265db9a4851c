import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { PlainError } from '../schema/plain-error.ts';
import { type AppOptions, createApp } from './app.ts';
import { createFileServer } from './files/files.ts';
import type { LeadStore } from './leads/leads.ts';

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
  /** For the head of a request, and for all of it: at most 16 KiB, so even a slow phone is faster. */
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than the minute for which load balancers reuse a connection, or they meet closed ones. */
  keepAliveTimeout: 65_000,
};
/** Milliseconds without a byte read or written, after which a connection is given up. */
const silence = 60_000;
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
  const server = createAdaptorServer({
    fetch: createSite(folder, options).fetch,
    serverOptions: timeouts,
  }) as Server;
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

/** The whole website as one app: `/api/` and the files. */
function createSite(folder: string, options: AppOptions) {
  const api = createApp(options);
  const site = new Hono<{ Bindings: HttpBindings }>();
  site.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  site.all('*', createFileServer(folder));
  site.onError((error) => {
    options.log({
      time: new Date().toISOString(),
      requestId: randomUUID(),
      event: 'unexpected-error',
      error: error.stack ?? error.message,
    });
    return new Response('Internal Server Error', { status: 500 });
  });
  return site;
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
