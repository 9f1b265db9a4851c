/** What a path of the site asks for. Names are of files, from the site's folder, with `/`. */
type FileAddress =
  | { is: 'malformed' | 'nothing' }
  /** The first of these files that exists. */
  | { is: 'file'; names: string[] }
  /** Another way to write `path`, if this file exists. */
  | { is: 'moved'; name: string; path: string };

/**
 * Reads the path of a URL. A page has one address, without `.html` and without a slash at its end;
 * what could lead out of the folder or to a hidden file is nothing.
 * @param pathname as in a URL: begins with `/`, percent-encoded
 */
export function readFileAddress(pathname: string): FileAddress {
  if (/%(2f|5c|00)/i.test(pathname)) return { is: 'nothing' };
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return { is: 'malformed' };
  }
  if (path === '/') return { is: 'file', names: ['index.html'] };
  const slash = path.endsWith('/');
  const named = slash ? path.slice(1, -1) : path.slice(1);
  const segments = named.split('/');
  const visible = segments[0] === '.well-known' ? segments.slice(1) : segments;
  if (visible.some((segment) => !/^[^.\\][^\\]*$/.test(segment))) return { is: 'nothing' };
  const page = named.replace(/\.html$/, '');
  // The page for what is not found is no page of the site.
  if (page === '404') return { is: 'nothing' };
  if (page === 'index') return { is: 'moved', name: 'index.html', path: '/' };
  if (slash || page !== named) {
    const address = `/${page.split('/').map(encodeURIComponent).join('/')}`;
    return { is: 'moved', name: `${page}.html`, path: address };
  }
  const asPage = `${named}.html`;
  const hasExtension = segments.at(-1)?.includes('.');
  return { is: 'file', names: hasExtension ? [named, asPage] : [asPage, named] };
}
