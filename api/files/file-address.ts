import { headersFile } from '../../schema/headers-file.ts';
import { redirectsFile } from '../../schema/redirects/redirects-file.ts';

/**
 * The meaning of a path on the site. Names are file paths relative to the site's folder, with `/`.
 */
type FileAddress =
  | { is: 'nothing' }
  /** The first of these files that exists is served. */
  | { is: 'file'; names: string[] }
  /** The request is redirected to `path` if this file exists. */
  | { is: 'moved'; name: string; path: string };

/**
 * Allowed paths: no hidden names, no `..`, and no backslash, which Windows takes for a separator.
 */
const visible = /^[^./\\][^/\\]*(\/[^./\\][^/\\]*)*$/;
/** The only hidden folder that is public (RFC 8615). */
const wellKnown = '.well-known/';

/**
 * Parses the path of a URL. A page has one address, without `.html` and without a trailing slash.
 * Paths that could lead out of the folder or to a hidden file, or cannot be decoded, are `nothing`.
 * @param pathname as in a URL: begins with `/`, percent-encoded
 */
export function readFileAddress(pathname: string): FileAddress {
  if (/%(2f|5c|00)/i.test(pathname)) return { is: 'nothing' };
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return { is: 'nothing' };
  }
  if (path === '/') return { is: 'file', names: ['index.html'] };
  const slash = path.endsWith('/');
  const named = path.slice(1, slash ? -1 : undefined);
  const checked = named.startsWith(wellKnown) ? named.slice(wellKnown.length) : named;
  if (!path.startsWith('/') || !visible.test(checked)) return { is: 'nothing' };
  const page = named.replace(/\.html$/, '');
  // The 404 page is not a page of its own, and the lists are for servers.
  if (page === '404' || named === redirectsFile || named === headersFile) return { is: 'nothing' };
  if (page === 'index') return { is: 'moved', name: 'index.html', path: '/' };
  if (slash || page !== named) {
    const address = `/${page.split('/').map(encodeURIComponent).join('/')}`;
    return { is: 'moved', name: `${page}.html`, path: address };
  }
  const asPage = `${named}.html`;
  const hasExtension = named.includes('.', named.lastIndexOf('/') + 1);
  return { is: 'file', names: hasExtension ? [named, asPage] : [asPage, named] };
}
