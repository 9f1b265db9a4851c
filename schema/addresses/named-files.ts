import type { Facts } from '../load/load-page.ts';
import { decodeAddress } from './decode-address.ts';

/** Returns the path of an address of this site, as its file is named: `/a b.png` for `/a%20b.png?v=2`. */
export const pathIn = (href: string): string => decodeAddress(href.replace(/[?#].*$/s, ''));

/** Returns the addresses that the site's files link to or show as pictures. */
export const namedFiles = ({ files }: { files: readonly Facts[] }): ReadonlySet<string> =>
  new Set(
    files.flatMap(({ links, pictures = [] }) => [
      ...links.map(([, href]) => pathIn(href)),
      ...pictures.map(({ address }) => address),
    ]),
  );
