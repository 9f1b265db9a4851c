import { createServer } from 'node:http';
import { createDrain } from './drain.ts';
import type { LeadStore } from './leads/lead-store.ts';
import { explainListenError, listen } from './listen.ts';
import { answerProtocolErrors } from './protocol-errors.ts';
import { answerHeaders } from './requests/answer.ts';
import { createSite, type SiteOptions } from './site-listener.ts';

interface ServeOptions extends SiteOptions {
  /** Closed with the server, and if the server cannot start. */
  store: Pick<LeadStore, 'add' | 'close' | 'countRequests'>;
  host: string;
  /** 0 for any free port. */
  port: number;
}

export interface RunningSite {
  /** `http://127.0.0.1:3000` */
  address: string;
  /**
   * Stops accepting connections, finishes pending requests, and closes the store. Resolves within ten
   * seconds, whatever the store waits for: what was acknowledged is safe. Further calls wait for the
   * same end.
   */
  close(): Promise<void>;
}

/** Milliseconds. */
const timeouts = {
  /**
   * For the headers of a request, and for all of it: at most 64 KiB, so even a slow phone needs
   * less.
   */
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  /** One timer per connection, `silence`, instead of two that alternate with each request. */
  keepAliveTimeout: 0,
};
/** Milliseconds for closing. Service managers kill a process after ten seconds. */
const longestClosing = 9_500;
/**
 * Milliseconds without traffic after which a connection is closed. Longer than the minute for which
 * load balancers reuse an idle one; otherwise they would find it closed.
 */
const silence = 65_000;
const serverOptions = {
  ...timeouts,
  /** A request without a body then needs no stream: measured, a page costs a seventh less. */
  optimizeEmptyRequests: true,
  /** The site checks it instead, and also refuses two of them. */
  requireHostHeader: false,
};

/**
 * Serves the pages of a folder and the API on one port.
 * @throws ListenError if the address cannot be used
 */
export async function serveSite({ host, port, ...options }: ServeOptions): Promise<RunningSite> {
  const server = createServer(serverOptions, createSite(options));
  server.setTimeout(silence);
  answerProtocolErrors(server, answerHeaders(options.publicUrl), options.log);
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
      closed ??= Promise.race([drain().then(() => options.store.close()), after(longestClosing)]);
      return closed;
    },
  };
}

/** Resolves after some milliseconds, and keeps no process running for it. */
const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
