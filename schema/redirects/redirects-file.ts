import { partsOf, type Redirects } from './redirects.ts';

/** The file of a built site that says its redirects, from the output folder. */
export const redirectsFile = '_redirects';

/**
 * The redirects in the form that several static hosts read: old path, new address, status. The
 * status is 301, because not all of them take 308; to those who read pages both mean the same.
 */
export const writeRedirects = (redirects: Redirects): string =>
  Object.entries(redirects)
    .map(([path, target]) => `${encodeURI(path)} ${encodeAddress(target)} 301\n`)
    .join('');

/** Reads such a file: decoded old path to the new address, which is fit for a header. */
export function readRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(
    lines.flatMap(([path = '', target]): [string, string][] =>
      path.startsWith('/') && target !== undefined ? [[decodeURI(path), target]] : [],
    ),
  );
}

/** An address with everything encoded that is not yet, as headers and attributes need it. */
export const encodeAddress = (address: string): string => encodeURI(address).replaceAll('%25', '%');

/** The path under which a redirect is listed: without a slash at its end, and without `.html`. */
export const listedPath = (path: string): string => {
  const plain = path.replace(/(.)\/+$/, '$1').replace(/(.)\.html$/, '$1');
  return plain === '/index' ? '/' : plain;
};

/** Whether an address leads to another site. */
export const leadsElsewhere = (address: string): boolean =>
  /^https?:\/\//i.test(partsOf(address).path);
