/** Origins of other sites whose pages may send forms here. */
export type Origins = readonly string[];

/**
 * Whether a request comes from a page of this site or from no page at all: browsers say so in
 * `Sec-Fetch-Site`, older ones send the page's origin, and programs such as curl send neither.
 * There are no cookies, so this only keeps other sites from signing up their visitors.
 */
export function isSameOrigin(request: Request, origins: Origins): boolean {
  if (otherOrigin(request, origins) !== undefined) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || isThisHost(origin, request);
}

/** Returns the origin of a request if it is an allowed site other than the requested host. */
export function otherOrigin(request: Request, origins: Origins): string | undefined {
  if (origins.length === 0 || request.headers.get('sec-fetch-site') === 'same-origin') return;
  const origin = request.headers.get('origin');
  return origins.find((allowed) => allowed === origin && !isThisHost(allowed, request));
}

/**
 * Whether a URL has the host that the request was sent to. Schemes are ignored because they differ
 * behind TLS proxies.
 */
function isThisHost(url: string, request: Request): boolean {
  if (!URL.canParse(url)) return false;
  const { host, protocol } = new URL(url);
  const asked = `${protocol}//${request.headers.get('host') ?? new URL(request.url).host}`;
  return host !== '' && URL.canParse(asked) && new URL(asked).host === host;
}

/**
 * Returns the page that a form was sent from, if it is on this site or an allowed one: its path,
 * and the origin if that is not the requested host. The path is `undefined` if neither the browser
 * sends it, as between two origins, nor the form (`?page=/pricing`).
 */
export function pageOfForm(
  request: Request,
  origins: Origins,
): { origin: string; path: string | undefined } {
  const elsewhere = otherOrigin(request, origins);
  const origin = elsewhere ?? '';
  if (elsewhere !== undefined) {
    const named = new URL(request.url).searchParams.get('page');
    if (named !== null) return { origin, path: toPath(named) };
  }
  const referer = request.headers.get('referer');
  if (referer === null || !URL.canParse(referer)) return { origin, path: undefined };
  const page = new URL(referer);
  const isTrusted =
    request.headers.get('sec-fetch-site') === 'same-origin' ||
    page.origin === elsewhere ||
    isThisHost(referer, request);
  return { origin, path: isTrusted ? toPath(page.pathname) : undefined };
}

/**
 * Encodes a path as browsers do, so that it fits into a header and a database. One that begins with
 * two slashes or backslashes would be read as another host.
 */
const toPath = (path: string): string =>
  withOneSlash(new URL(withOneSlash(path), 'http://site').pathname);

const withOneSlash = (path: string): string => path.replace(/^[/\\]*/, '/');
