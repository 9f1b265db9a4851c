import { type Origins, otherOrigin } from './same-origin.ts';

/** Returns the CORS headers of an answer; none if the request comes from this site or no page. */
export function sharingHeaders(
  request: Request,
  origins: Origins,
): Readonly<Record<string, string>> | undefined {
  const origin = otherOrigin(request, origins);
  if (origin === undefined) return undefined;
  const preflight = {
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, x-form',
    'access-control-max-age': '86400',
  };
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
    ...(request.method === 'OPTIONS' && preflight),
  };
}
