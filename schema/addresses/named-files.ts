import type { SiteView } from '../validate/rule.ts';

/** Returns the addresses that the site's files link to or show as pictures. */
export const namedFiles = ({ files }: SiteView): ReadonlySet<string> =>
  new Set(
    files.flatMap(({ links, pictures = [] }) => [
      ...links.map(([, href]) => decoded(href.replace(/[?#].*$/s, ''))),
      ...pictures.map(({ address }) => address),
    ]),
  );

/** Decodes the `%20` of an address. What cannot be decoded stays as it is. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
