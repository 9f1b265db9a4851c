import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathIn } from '../addresses/named-files.ts';
import type { Redirects } from '../redirects/redirects.ts';
import type { Facts } from './load-page.ts';

interface PublishedInput {
  /** The content folder. */
  content: string;
  /** The facts of site.yaml and of all pages, drafts included. */
  facts: readonly Facts[];
  /** Addresses of the files beside the pages. */
  assets: readonly string[];
  redirects: Redirects | undefined;
}

/**
 * Returns the addresses of the files beside the pages that are published as they are. Of a picture
 * that blocks show, visitors get other files, made from it without what the camera stored. So the
 * original stays private unless something else needs it at its address.
 */
export function findPublished({ content, facts, assets, redirects }: PublishedInput): string[] {
  const present = new Set(assets);
  const shown = new Set<string>();
  for (const { pictures = [] } of facts)
    for (const { pointer, address } of pictures)
      if (isInBlock(pointer) && present.has(address)) shown.add(address);
  const keep = (href: string) => {
    const path = pathIn(href);
    // A full address of this site may have a domain of a test or of the past.
    shown.delete(path.replace(/^(?:[a-z]+:)?\/\/[^/]*/i, ''));
  };
  for (const address of shown) if (forBrowsers.test(address)) shown.delete(address);
  if (shown.size === 0) return [...assets];
  for (const { links, pictures = [] } of facts) {
    for (const [, href] of links) keep(href);
    for (const { pointer, address } of pictures) if (!isInBlock(pointer)) keep(address);
  }
  for (const target of Object.values(redirects ?? {})) keep(target);
  if (shown.size === 0) return [...assets];
  for (const address of assets.filter((each) => isText.test(each))) {
    const text = readFileSync(join(content, 'pages', address), 'utf8');
    for (const reference of picturesIn(text)) keep(resolve(reference, address));
  }
  return assets.filter((address) => !shown.has(address));
}

/** Whether a block shows the picture. Other pictures are those of shared links. */
export const isInBlock = (pointer: string): boolean => pointer.startsWith('/blocks/');

/** Icons that browsers and phones request by themselves, and files for other programs. */
export const forBrowsers: RegExp =
  /^\/(?:favicon|apple-touch-icon|icon|android-chrome)[^/]*$|^\/\.well-known\//;

/** Files that may name a picture, such as the icons of a web app. */
const isText = /\.(?:css|json|m?js|md|rss|atom|svg|txt|webmanifest|x?html?|xml)$|\/_headers$/i;

/** The longest reference. Drawings contain pictures as text of any length. */
const longest = 1000;

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
