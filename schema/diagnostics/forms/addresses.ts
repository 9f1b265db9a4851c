import { fileName, isOnComputer } from '../../addresses/own-computer.ts';

/** `ada at example dot com` */
export const spelledAddress = (text: string): string =>
  text.replace(/\s*(\(at\)|\[at\]| at )\s*/i, '@').replace(/\s*(\(dot\)|\[dot\]| dot )\s*/gi, '.');

/** `hello @example.com` without what is none of its letters. */
export const withoutSpaces = (text: string): string | undefined =>
  /@|^https?:/i.test(text) && /\s/.test(text.trim()) ? text.replace(/\s+/g, '') : undefined;

/** `www.example.com/us` and `http://example.com/us` as `https://…`. */
export function secureAddress(text: string): string | undefined {
  const bare = text.trim().replace(/^(https?:)?\/*/i, '');
  return /^[\w-]+(\.[\w-]+)+/.test(bare) ? `https://${bare}` : undefined;
}

/** `www.example.com/` and `http://www.example.com/pricing` as an origin. */
export function originOf(text: string): string | undefined {
  // What a space has cut off would be lost.
  if (/\S\s+\S|^@/.test(text.trim())) return undefined;
  // `http//`, `https:/` and the like
  const bare = text.trim().replace(/^h?t{1,2}ps?(?::\/?|\/{1,2})(?!\/)/i, '');
  const address = /^https?:\/\//i.test(bare) ? bare : `https://${bare.replace(/^\/*/, '')}`;
  const host = /^(https?):\/\/([^/?#\s]+)/i.exec(address.trim());
  return host ? `${host[1]?.toLowerCase()}://${host[2]?.toLowerCase()}` : undefined;
}

/** `pages/og.png` and `og image.png` as the address `/og.png`. */
export function path(text: string): string | undefined {
  if (isOnComputer(text)) return `/${fileName(text)}`;
  // What stands on another site is no file beside the pages.
  if (/^[a-z]+:|^\/\/|@/i.test(text.trim())) return undefined;
  const inside = text
    .trim()
    .replace(/^(\.{0,2}\/)*((pages|public|static)\/)?/, '')
    .replace(/\.(?:ya?ml|html?)$/, '');
  return `/${inside.replace(/\s+/g, '-')}`;
}

/** `https://www.example.com/terms` as the address that the page has here. */
export const withoutHost = (text: string): string | undefined =>
  /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(\/[^\s?#.]+)$/i.exec(text.trim())?.[1];

/** `/Terms/` as the address of a page. */
export const pagePath = (text: string): string | undefined =>
  path(text)
    ?.toLowerCase()
    .replace(/_/g, '-')
    .replace(/(?<=.)\/$/, '');
