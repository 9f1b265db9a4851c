import { STATUS_CODES } from 'node:http';
import type { Answer } from './answer.ts';
import type { Refusal } from './refusal.ts';

/** Whether a browser shows the answer to a person, as for a form sent without scripts. */
export const isShown = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/html') ?? false;

/**
 * Renders a refusal for a person if there is no page to go back to: what is wrong, and a link to
 * the site.
 */
export function toProblemPage({ status, message, headers }: Refusal): Answer {
  const title = STATUS_CODES[status];
  // None of these texts contains anything from the request.
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${message}</p><p><a href="/">Go to the site</a></p></main></body></html>
`;
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}
