import type { SiteView } from '../validate/rule.ts';

/** Addresses that any file of the site links to, or shows as a picture. */
export const namedFiles = ({ files }: SiteView): ReadonlySet<string> =>
  new Set(
    files.flatMap(({ links, pictures = [] }) => [
      ...links.map(([, href]) => href.replace(/[?#].*$/s, '')),
      ...pictures.map(({ address }) => address),
    ]),
  );
