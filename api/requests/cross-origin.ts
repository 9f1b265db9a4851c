import { type Origins, otherOrigin } from './same-origin.ts';

/**
 * Lets a page of another site that is named read an answer, and ask before it sends JSON. Added
 * only for those, so that everybody else's answers cost nothing more.
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
