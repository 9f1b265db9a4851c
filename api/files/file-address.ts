import { headersFile } from '../../schema/headers-file.ts';
import { redirectsFile } from '../../schema/redirects/redirects-file.ts';

/** What a path of the site asks for. Names are of files, from the site's folder, with `/`. */
type FileAddress =
  | { is: 'nothing' }
  /** The first of these files that exists. */
  | { is: 'file'; names: string[] }
  /** Another way to write `path`, if this file exists. */
  | { is: 'moved'; name: string; path: string };

/** What a path may consist of: no hidden name, no `..`, and no backslash, which Windows follows. */
const visible = /^[^./\\][^/\\]*(\/[^./\\][^/\\]*)*$/;
/** The one hidden folder that is for visitors, RFC 8615. */
const wellKnown = '.well-known/';

/**
 * Reads the path of a URL. A page has one address, without `.html` and without a slash at its end;
 * what could lead out of the folder or to a hidden file, or is no text, is nothing.
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
  // The page for what is not found is not itself a page of the site, and the lists are for servers.
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
