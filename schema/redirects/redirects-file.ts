import { decodeAddress } from '../addresses/decode-address.ts';
import { partsOf, type Redirects } from '../model/redirects.ts';

/** The path of the redirects file in the output folder. */
export const redirectsFile = '_redirects';

/**
 * Formats redirects as several static hosts read them: old path, new address, status. The status is
 * 301, because not all hosts accept 308. For page requests both mean the same.
 */
export const writeRedirects = (redirects: Redirects): string =>
  Object.entries(redirects)
    .map(([path, target]) => `${encodeURI(path)} ${encodeAddress(target)} 301\n`)
    .join('');

/**
 * Parses a redirects file into new addresses by decoded old path. The addresses stay encoded, as
 * headers need them.
 */
export function readRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(
    lines.flatMap(([path = '', target]): [string, string][] =>
      path.startsWith('/') && target !== undefined ? [[decodeURI(path), target]] : [],
    ),
  );
}

/** Encodes an address for headers and attributes. What is already encoded stays as it is. */
export const encodeAddress = (address: string): string => encodeURI(address).replaceAll('%25', '%');

/**
 * Returns the path under which a redirect is listed: decoded, without `.html` and without a slash
 * at its end.
 */
export const listedPath = (path: string): string => {
  const plain = decodeAddress(path)
    .replace(/(.)\/+$/, '$1')
    .replace(/(.)\.html$/, '$1');
  return plain === '/index' ? '/' : plain;
};

/** Whether an address leads to another site. */
export const leadsElsewhere = (address: string): boolean =>
  /^https?:\/\//i.test(partsOf(address).path);
