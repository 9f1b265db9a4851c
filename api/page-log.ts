import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.ts';

/** Logs a page, or any other file, once its answer has left. */
export function watchPage(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  log: Log,
): void {
  const started = performance.now();
  response.once('finish', () => {
    const { statusCode: status } = response;
    log({
      event: status === 404 ? 'page-not-found' : 'page',
      method: request.method ?? '',
      path: impersonal(pathname),
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  });
}

/** What is not there may have any address, one with somebody's name or address of mail too. */
const impersonal = (pathname: string): string =>
  /^[\w/.-]{1,200}$/.test(pathname) ? pathname : '(not shown)';
