import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.ts';

/** Logs a page or any other file after its answer was sent. A refusal has a line of its own. */
export function watchPage(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  log: Log,
): void {
  const started = performance.now();
  response.once('finish', () => {
    const { statusCode: status } = response;
    // There is no site.
    if (status === 503) return;
    log({
      event: status === 404 ? 'page-not-found' : 'page',
      method: request.method ?? '',
      path: impersonal(pathname),
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  });
}

/**
 * Hides the path of a missing file: visitors can request any path, even one with a name or email
 * address.
 */
const impersonal = (pathname: string): string =>
  /^[\w/.-]{1,200}$/.test(pathname) ? pathname : '(not shown)';
