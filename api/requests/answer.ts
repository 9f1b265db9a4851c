import type { ServerResponse } from 'node:http';
import { inertPolicy, securityHeaders, transportHeaders } from '../../schema/security-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** An answer of the API, without the headers that every answer has. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string | null;
}

/** The answer to a request, with further fields for the log: see `LogEntry`. */
export interface Answered extends Answer {
  outcome?: number;
  error?: string | undefined;
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

/** Sends an answer with Node's response, which leaves out the body of an answer to HEAD. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

/** The header of an answer whose body is JSON. */
export const jsonType: Headers = { 'content-type': 'application/json' };
