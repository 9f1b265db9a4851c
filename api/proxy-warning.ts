import type { IncomingMessage } from 'node:http';
import type { Log } from './log.ts';
import type { TrustProxy } from './requests/client-address.ts';

/**
 * Returns a function that checks each request for proxy headers and warns once if no proxy is
 * trusted: all visitors then share one rate limit.
 */
export function createProxyWarning(trustProxy: TrustProxy, log: Log) {
  let watching = typeof trustProxy === 'number' ? trustProxy === 0 : trustProxy.length === 0;
  return (request: IncomingMessage): void => {
    if (!watching || request.headers['x-forwarded-for'] === undefined) return;
    watching = false;
    log({
      event: 'proxy-not-trusted',
      advice:
        'Requests come through a proxy (X-Forwarded-For), and TRUST_PROXY is not set: all visitors ' +
        'count as one. Set TRUST_PROXY=1 if one proxy is in front and nobody can reach this server past it.',
    });
  };
}
