import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refuse } from './protocol-errors.ts';
import type { Readiness } from './readiness.ts';
import { sendAnswer } from './requests/answer.ts';
import { Refusal } from './requests/refusal.ts';

/**
 * Answers `/healthz` (the process is alive) and `/readyz` (it can show pages and store leads;
 * otherwise 503 with the reason).
 * @returns a function that returns whether it has answered the request
 */
export function createHealth(
  readiness: Readiness,
  headers: Readonly<Record<string, string>>,
  refuse: Refuse,
) {
  return (pathname: string, request: IncomingMessage, response: ServerResponse): boolean => {
    if (pathname !== '/healthz' && pathname !== '/readyz') return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendAnswer(response, refuse(badMethod));
      return true;
    }
    const state = pathname === '/healthz' ? { status: 'alive' } : readiness.state();
    const body = JSON.stringify(state);
    response.writeHead(state.status === 'unavailable' ? 503 : 200, {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

const badMethod = new Refusal(405, 'Health checks take GET and HEAD.', {
  headers: { allow: 'GET, HEAD' },
});
