import { inertPolicy, securityHeaders, transportHeaders } from '../../schema/security-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** An answer of the API, without the headers that every answer has. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string | null;
}

/**
 * Returns the headers of every answer that is not a file.
 * @param publicUrl of the live site, if it has one
 */
export const answerHeaders = (publicUrl?: string): Headers => ({
  ...securityHeaders,
  ...transportHeaders(publicUrl),
  ...inertPolicy,
  'cache-control': 'no-store',
});
