/** Old path to new address, as `redirects` in site.yaml has them. */
export type Redirects = Readonly<Record<string, string>>;

/** An address in its parts. */
export interface AddressParts {
  /** Empty where the address leads within its own page. */
  path: string;
  /** With its `?`, or empty. */
  query: string;
  /** With its `#`, or empty. */
  anchor: string;
}

/** `/pricing?from=ad#plans` in its parts. */
export function partsOf(address: string): AddressParts {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, anchor };
}

/**
 * The address that somebody gets to who asks for an old one: what they bring along is kept, unless
 * the new address names another place itself.
 */
export function joinAddress(target: string, { query, anchor }: Omit<AddressParts, 'path'>): string {
  const own = partsOf(target);
  const queries = [own.query, query].filter((each) => each.length > 1).map((each) => each.slice(1));
  const allQueries = queries.length > 0 ? `?${queries.join('&')}` : '';
  return `${own.path}${allQueries}${own.anchor || anchor}`;
}

export interface Followed {
  /** Where the last redirect leads. */
  end: string;
  /** The old paths on the way, the first one included. */
  steps: string[];
  /** The last one leads to one of the steps again. */
  loops: boolean;
}

/** Goes along redirects from an old path; `undefined` where it is none. */
export function followRedirects(redirects: Redirects, path: string): Followed | undefined {
  if (!Object.hasOwn(redirects, path)) return undefined;
  const steps = [path];
  let end = redirects[path] as string;
  for (;;) {
    const parts = partsOf(end);
    if (!Object.hasOwn(redirects, parts.path)) return { end, steps, loops: false };
    if (steps.includes(parts.path)) return { end, steps, loops: true };
    steps.push(parts.path);
    end = joinAddress(redirects[parts.path] as string, parts);
  }
}
