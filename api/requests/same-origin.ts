/**
 * Whether a request comes from a page of this site, or from no page at all: a browser says so in
 * `Sec-Fetch-Site`, an older one names the page's origin, and programs such as curl say nothing.
 * Cookies are not used, so this keeps other sites from signing up their visitors, no more.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || isThisHost(origin, request);
}

/** Whether a URL has the host that the request was sent to. Behind TLS the schemes differ. */
function isThisHost(url: string, request: Request): boolean {
  if (!URL.canParse(url)) return false;
  const { host, protocol } = new URL(url);
  const asked = `${protocol}//${request.headers.get('host') ?? new URL(request.url).host}`;
  return host !== '' && URL.canParse(asked) && new URL(asked).host === host;
}

/**
 * The path of the page that a form was sent from, to go back to: always one of this site.
 * `undefined` where the browser does not say.
 */
export function pageOfForm(request: Request): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  const trusted = request.headers.get('sec-fetch-site') === 'same-origin';
  if (!URL.canParse(referer) || !(trusted || isThisHost(referer, request))) return undefined;
  // A path that begins with two slashes, of either kind, would name another host.
  return new URL(referer).pathname.replace(/^[/\\]*/, '/');
}
