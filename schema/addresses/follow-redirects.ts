import { joinAddress, partsOf, type Redirects } from '../model/redirects.ts';
import { oncePer } from '../once-per.ts';
import { type Addresses, addressForms, correctAddress, inPageForm } from './correct-address.ts';

/** What a site has at its addresses, and which of them are redirected. */
export type RedirectedAddresses = Addresses & { redirects: Redirects };

/**
 * Returns the old path that an address must mean, in any spelling: `/old` for `/old.html` and `/Old`.
 * `undefined` if it means a page or a file, or is not redirected.
 * @param from the route of the page with the link, for relative addresses
 */
export function redirectedPath(
  path: string,
  site: RedirectedAddresses,
  from?: string,
): string | undefined {
  if (Object.hasOwn(site.redirects, path)) return path;
  if (path === '' || correctAddress(path, from, site)) return undefined;
  const old = byForm(site.redirects);
  return addressForms(path, from)
    .map(({ address }) => old.get(address))
    .find((found) => found !== undefined);
}

const byForm = oncePer(
  (redirects: Redirects): ReadonlyMap<string, string> =>
    new Map(Object.keys(redirects).map((path) => [inPageForm(path).address, path])),
);

/** Whether no redirect may begin at this address. A draft is not there yet. */
const isInUse = (path: string, { pages, assets, planned }: RedirectedAddresses): boolean =>
  (pages.has(path) && !pages.get(path)?.draft) || assets.has(path) || planned?.has(path) === true;

export interface Followed {
  /** The address after the last redirect. */
  end: string;
  /** All old paths on the way, including the first. */
  steps: string[];
  /** The last redirect leads back to one of the steps. */
  loops: boolean;
}

/**
 * Follows redirects from an old path up to an address that is in use: a redirect from there is wrong
 * itself. `undefined` if the path is not redirected.
 * @param from the route of the page with the link, for relative addresses
 */
export function followRedirects(
  path: string,
  site: RedirectedAddresses,
  from?: string,
): Followed | undefined {
  const start = redirectedPath(path, site, from);
  if (start === undefined) return undefined;
  const steps = [start];
  let end = site.redirects[start] as string;
  for (;;) {
    const parts = partsOf(end);
    const next = isInUse(parts.path, site) ? undefined : redirectedPath(parts.path, site);
    if (next === undefined) return { end, steps, loops: false };
    if (steps.includes(next)) return { end, steps, loops: true };
    steps.push(next);
    end = joinAddress(site.redirects[next] as string, parts);
  }
}
