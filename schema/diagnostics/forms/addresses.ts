/** Whether a text is a mail address, and nothing else. */
export const isMailAddress = (text: string): boolean =>
  /^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(text);

/** Whether a text is a telephone number, and nothing else. */
export const isTelephone = (text: string): boolean => /^\+?\d[\d\s().-]{5,}$/.test(text);

/** Converts `ada at example dot com` and `ada (at) example [punkt] com`, which are hidden from programs. */
export const spelledAddress = (text: string): string =>
  text
    .replace(/\s*[([{]\s*(?:at|ät)\s*[)\]}]\s*|\s+at\s+/i, '@')
    .replace(/\s*[([{]\s*(?:dot|punkt)\s*[)\]}]\s*|\s+dot\s+/gi, '.');

/** Removes spaces from an address: `hello @example.com`. */
export const withoutSpaces = (text: string): string | undefined =>
  /@|^https?:/i.test(text) && /\s/.test(text.trim()) ? text.replace(/\s+/g, '') : undefined;

/** Converts `www.example.com/us` and `http://example.com/us` to `https://…`. */
export function secureAddress(text: string): string | undefined {
  const bare = text.trim().replace(/^(https?:)?\/*/i, '');
  return /^[\w-]+(\.[\w-]+)+/.test(bare) ? `https://${bare}` : undefined;
}

/** Converts `www.example.com/` and `http://www.example.com/pricing` to an origin. */
export function originOf(text: string): string | undefined {
  // Text after a space would be lost.
  if (/\S\s+\S|^@/.test(text.trim())) return undefined;
  // `http//`, `https:/` and other misspellings.
  const bare = text.trim().replace(/^h?t{1,2}ps?(?::\/?|\/{1,2})(?!\/)/i, '');
  const address = /^https?:\/\//i.test(bare) ? bare : `https://${bare.replace(/^\/*/, '')}`;
  const host = /^(https?):\/\/([^/?#\s]+)/i.exec(address.trim());
  return host ? `${host[1]?.toLowerCase()}://${host[2]?.toLowerCase()}` : undefined;
}

/** Whether an address has a path, a query or a place, which an origin has not. */
export const namesPath = (text: string): boolean =>
  /(?:\.[^/\s]*|:\/\/[^/\s]+)\/+[^/\s]|[?#]./.test(text);

/** Converts `pages/terms` and `terms.html` to `/terms`. */
export function path(text: string): string | undefined {
  // Addresses of other sites are not pages of this one.
  if (/^[a-z]+:|^\/\/|@/i.test(text.trim())) return undefined;
  const inside = text
    .trim()
    .replace(/^(\.{0,2}\/)*((pages|public|static)\/)?/, '')
    .replace(/\.(?:ya?ml|html?)$/, '');
  return `/${inside.replace(/\s+/g, '-')}`;
}

/** Converts `https://www.example.com/terms` to the address on this site. */
export const withoutHost = (text: string): string | undefined =>
  /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(\/[^\s?#.]+)$/i.exec(text.trim())?.[1];

/** Converts `/Terms/` and `/terms#top` to the address of a page. */
export const pagePath = (text: string): string | undefined =>
  path(text.replace(/(?<=.)[?#].*/, ''))
    ?.toLowerCase()
    .replace(/_/g, '-')
    .replace(/(?<=.)\/$/, '');
