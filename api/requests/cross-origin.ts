import { type Origins, otherOrigin } from './same-origin.ts';

/**
 * Adds CORS headers if the request comes from another, allowed origin. All other answers stay as
 * they are, so that they cost nothing more.
 */
export function shareAnswer(request: Request, response: Response, origins: Origins): Response {
  const origin = otherOrigin(request, origins);
  if (origin === undefined) return response;
  const { headers } = response;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-allow-credentials', 'true');
  headers.append('vary', 'Origin');
  if (request.method === 'OPTIONS') {
    headers.set('access-control-allow-methods', 'POST');
    headers.set('access-control-allow-headers', 'content-type, x-form');
    headers.set('access-control-max-age', '86400');
  }
  return response;
}
