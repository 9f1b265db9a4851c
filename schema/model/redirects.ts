/** New addresses by old path, as in `redirects` of site.yaml. */
export type Redirects = Readonly<Record<string, string>>;

export interface AddressParts {
  /** Empty if the address leads to a place on the same page. */
  path: string;
  /** With its `?`, or empty. */
  query: string;
  /** With its `#`, or empty. */
  anchor: string;
}

/** Splits an address such as `/pricing?from=ad#plans` into its parts. */
export function partsOf(address: string): AddressParts {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, anchor };
}

/**
 * Returns the target of a redirect for a request. The query of the request is added, and its anchor
 * is kept unless the target has its own.
 */
export function joinAddress(target: string, { query, anchor }: Omit<AddressParts, 'path'>): string {
  const own = partsOf(target);
  const queries = [own.query, query].filter((each) => each.length > 1).map((each) => each.slice(1));
  const allQueries = queries.length > 0 ? `?${queries.join('&')}` : '';
  return `${own.path}${allQueries}${own.anchor || anchor}`;
}
