import { posix } from 'node:path';
import type { Facts } from '../facts/facts.ts';
import { decodeAddress } from './decode-address.ts';

/**
 * Returns the path of an address, as its file is named: `/a b.png` for `/a%20b.png?v=2`. A full address
 * may have a domain of a test or of the past, so any domain counts as that of this site.
 */
export const pathIn = (href: string): string =>
  decodeAddress(href.replace(/[?#].*$/s, '').replace(/^(?:[a-z]+:)?\/\/[^/]*/i, ''));

/** Returns the addresses that the site's files link to, redirect to or show as pictures. */
export const namedFiles = ({ files }: { files: readonly Facts[] }): ReadonlySet<string> =>
  new Set(
    files.flatMap(({ links, pictures = [] }) => [
      ...links.map(([, href]) => pathIn(href)),
      ...pictures.map(({ address }) => address),
    ]),
  );

/** Files that may name a picture, such as the icons of a web app. */
const isText = /\.(?:css|json|m?js|md|rss|atom|svg|txt|webmanifest|x?html?|xml)$|\/_headers$/i;

/** The longest reference. Drawings contain pictures as text of any length. */
const longest = 1000;

/** Returns the addresses of pictures that files beside the pages name, such as a web manifest. */
export const picturesInFiles = (
  assets: Iterable<string>,
  readText: (address: string) => string,
): string[] =>
  [...assets]
    .filter((address) => isText.test(address))
    .flatMap((address) =>
      picturesIn(readText(address)).map((reference) => pathIn(resolve(reference, address))),
    );

/** Returns the references to pictures in a text: the words that end like one. */
function picturesIn(text: string): string[] {
  return [...text.matchAll(/\.(?:avif|gif|jpe?g|png|svg|webp)\b/gi)].map(({ index, 0: ending }) => {
    const before = text.slice(Math.max(0, index - longest), index);
    return before.slice(before.search(/[^\s"'()<>=,]*$/)) + ending;
  });
}

/** Returns the address that a reference in a file leads to. */
const resolve = (reference: string, from: string): string =>
  /^(?:\/|[a-z]+:)/i.test(reference) ? reference : posix.join(posix.dirname(from), reference);
