import { STATUS_CODES } from 'node:http';
import { answer } from './answer.ts';
import type { Refusal } from './refusal.ts';

/** Whether a browser shows the answer to a person, as for a form sent without scripts. */
export const isShown = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/html') ?? false;

/**
 * Renders a refusal for a person if there is no page to go back to: what is wrong, and a link to
 * the site.
 */
export function toProblemPage(refusal: Refusal, requestId: string): Response {
  const title = STATUS_CODES[refusal.status];
  // None of these texts contains anything from the request.
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${refusal.message}</p><p><a href="/">Go to the site</a></p></main></body></html>
`;
  return answer(requestId, refusal.status, html, {
    'content-type': 'text/html; charset=utf-8',
    ...refusal.headers,
  });
}
