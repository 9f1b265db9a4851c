import type { IncomingMessage, ServerResponse } from 'node:http';
import { inertPolicy } from '../schema/security-headers.ts';
import type { Readiness } from './readiness.ts';

/**
 * Answers `/healthz` (the process is alive) and `/readyz` (it can show pages and store leads;
 * otherwise 503 with the reason).
 * @returns a function that returns whether it has answered the request
 */
export function createHealth(readiness: Readiness, headers: Readonly<Record<string, string>>) {
  const always = {
    ...headers,
    ...inertPolicy,
    'cache-control': 'no-store',
    'content-type': 'application/json',
  };
  return (pathname: string, request: IncomingMessage, response: ServerResponse): boolean => {
    if (pathname !== '/healthz' && pathname !== '/readyz') return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...always, allow: 'GET, HEAD' }).end();
      return true;
    }
    const state = pathname === '/healthz' ? { status: 'alive' } : readiness.state();
    const body = JSON.stringify(state);
    response.writeHead(state.status === 'unavailable' ? 503 : 200, {
      ...always,
      'content-length': String(body.length),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
