import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathIn, picturesInFiles } from '../addresses/named-files.ts';
import type { Facts } from '../facts/facts.ts';
import type { Redirects } from '../model/redirects.ts';

interface PublishedInput {
  /** The content folder. */
  content: string;
  /** The facts of site.yaml and of all pages, drafts included. */
  facts: readonly Facts[];
  /** Addresses of the files beside the pages. */
  assets: readonly string[];
  redirects: Redirects | undefined;
  /** Whether drafts are part of the site. */
  drafts: boolean;
}

/**
 * Returns the addresses of the files beside the pages that are published as they are. Of a picture
 * that blocks show, visitors get other files, made from it without what the camera stored. So the
 * original stays private unless something else needs it at its address.
 */
export function findPublished(input: PublishedInput): string[] {
  const { content, facts, assets, redirects, drafts } = input;
  const present = new Set(assets);
  const inBlocks = facts.flatMap(({ pictures = [] }) =>
    pictures.flatMap(({ pointer, address }) => (isInBlock(pointer) ? [address] : [])),
  );
  const shown = new Set(
    inBlocks.filter((address) => present.has(address) && !forBrowsers.test(address)),
  );
  if (shown.size === 0) return [...assets];
  const keep = (href: string) => shown.delete(pathIn(href));
  for (const { links, draft, pictures = [] } of facts) {
    // What only a draft needs is kept for it until it is published.
    if (draft && !drafts) continue;
    for (const [, href] of links) keep(href);
    for (const { pointer, address } of pictures) if (!isInBlock(pointer)) keep(address);
  }
  for (const target of Object.values(redirects ?? {})) keep(target);
  if (shown.size === 0) return [...assets];
  const readText = (address: string) => readFileSync(join(content, 'pages', address), 'utf8');
  for (const address of picturesInFiles(assets, readText)) keep(address);
  return assets.filter((address) => !shown.has(address));
}

/** Whether a block shows the picture. Other pictures are those of shared links. */
export const isInBlock = (pointer: string): boolean => pointer.startsWith('/blocks/');

/** Icons that browsers and phones request by themselves, and files for other programs. */
export const forBrowsers: RegExp =
  /^\/(?:favicon|apple-touch-icon|icon|android-chrome)[^/]*$|^\/\.well-known\//;
