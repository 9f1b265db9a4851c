import type { SiteView } from '../validate/rule.ts';

/** Addresses that any file of the site links to, or shows as a picture. */
export const namedFiles = ({ files }: SiteView): ReadonlySet<string | undefined> =>
  new Set(
    files.flatMap(({ links, pictures = [] }) => [
      ...links.map(([, href]) => href.split(/[?#]/, 1)[0]),
      ...pictures.map(({ address }) => address),
    ]),
  );
