import type { IncomingMessage } from 'node:http';

/**
 * Returns the path as it was sent, and the query with its `?`. Accepts absolute URLs, which proxies
 * may send.
 */
export function readTarget({ url = '/' }: IncomingMessage): { pathname: string; search: string } {
  if (!url.startsWith('/')) {
    return URL.canParse(url) ? new URL(url) : { pathname: url, search: '' };
  }
  const query = url.indexOf('?');
  return query < 0
    ? { pathname: url, search: '' }
    : { pathname: url.slice(0, query), search: url.slice(query) };
}
