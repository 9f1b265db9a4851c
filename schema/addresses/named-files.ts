import type { SiteView } from '../validate/rule.ts';
import { decodeAddress } from './decode-address.ts';

/** Returns the addresses that the site's files link to or show as pictures. */
export const namedFiles = ({ files }: SiteView): ReadonlySet<string> =>
  new Set(
    files.flatMap(({ links, pictures = [] }) => [
      ...links.map(([, href]) => decodeAddress(href.replace(/[?#].*$/s, ''))),
      ...pictures.map(({ address }) => address),
    ]),
  );
