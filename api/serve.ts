import { createServer } from 'node:http';
import { securityHeaders, transportHeaders } from '../schema/security-headers.ts';
import { createDrain } from './drain.ts';
import type { LeadStore } from './leads/lead-store.ts';
import { explainListenError, listen } from './listen.ts';
import { answerProtocolErrors } from './protocol-errors.ts';
import { createSite, type SiteOptions } from './site-listener.ts';

interface ServeOptions extends SiteOptions {
  /** Closed with the server, and when the server cannot start. */
  store: Pick<LeadStore, 'add' | 'close' | 'countRequests'>;
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
const serverOptions = {
  ...timeouts,
  /** A request without a body then needs no stream: measured, a page costs a seventh less. */
  optimizeEmptyRequests: true,
  /** Looked at by the site, which refuses two of them as well. */
  requireHostHeader: false,
};

/**
 * Serves the pages of a folder and the API on one port.
 * @throws ListenError where the address cannot be had
 */
export async function serveSite({ host, port, ...options }: ServeOptions): Promise<RunningSite> {
  const server = createServer(serverOptions, createSite(options));
  server.setTimeout(silence);
  answerProtocolErrors(server, { ...securityHeaders, ...transportHeaders(options.publicUrl) });
  const drain = createDrain(server);
  let address: string;
  try {
    address = await listen(server, host, port);
  } catch (error) {
    await options.store.close();
    throw explainListenError(error, host, port);
  }
  let closed: Promise<void> | undefined;
  return {
    address,
    close() {
      closed ??= drain().then(() => options.store.close());
      return closed;
    },
  };
}
