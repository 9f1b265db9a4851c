/** The sites whose pages may send forms here, besides the one at the host of the request. */
export type Origins = readonly string[];

/**
 * Whether a request comes from a page of this site, or from no page at all: a browser says so in
 * `Sec-Fetch-Site`, an older one names the page's origin, and programs such as curl say nothing.
 * Cookies are not used, so this keeps other sites from signing up their visitors, no more.
 */
export function isSameOrigin(request: Request, origins: Origins): boolean {
  if (otherOrigin(request, origins) !== undefined) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || isThisHost(origin, request);
}

/** The site that a request came from, where it is one of those named and not the host of the request. */
export function otherOrigin(request: Request, origins: Origins): string | undefined {
  if (origins.length === 0 || request.headers.get('sec-fetch-site') === 'same-origin') return;
  const origin = request.headers.get('origin');
  return origins.find((allowed) => allowed === origin && !isThisHost(allowed, request));
}

/** Whether a URL has the host that the request was sent to. Behind TLS the schemes differ. */
function isThisHost(url: string, request: Request): boolean {
  if (!URL.canParse(url)) return false;
  const { host, protocol } = new URL(url);
  const asked = `${protocol}//${request.headers.get('host') ?? new URL(request.url).host}`;
  return host !== '' && URL.canParse(asked) && new URL(asked).host === host;
}

/**
 * The page that a form was sent from, where it is one of this site or of a site that is named: its
 * path, and the site if that is not the host of the request. The path is `undefined` where neither
 * the browser says it, as between two origins, nor the form (`?page=/pricing`).
 */
export function pageOfForm(
  request: Request,
  origins: Origins,
): { site: string; path: string | undefined } {
  const elsewhere = otherOrigin(request, origins);
  const site = elsewhere ?? '';
  if (elsewhere !== undefined) {
    const named = new URL(request.url).searchParams.get('page');
    if (named !== null) return { site, path: toPath(named) };
  }
  const referer = request.headers.get('referer');
  if (referer === null || !URL.canParse(referer)) return { site, path: undefined };
  const { origin, pathname } = new URL(referer);
  const isTrusted =
    request.headers.get('sec-fetch-site') === 'same-origin' ||
    origin === elsewhere ||
    isThisHost(referer, request);
  return { site, path: isTrusted ? toPath(pathname) : undefined };
}

/** A path that begins with two slashes, of either kind, would name another host. */
const toPath = (path: string): string => path.replace(/[?#].*$/s, '').replace(/^[/\\]*/, '/');
