import { PlainError } from './plain-error.ts';
import { wrongVariable } from './wrong-variable.ts';

/** The allowed form of an origin, as the end of "it must be". */
export const originAdvice = (example: string): string =>
  `an address with http or https and no path, such as ${example}`;

/**
 * Returns an origin as browsers write it: `https://www.example.com`, without a default port.
 * `undefined` if the text is not an origin. A `*` is none, although URLs may contain it: no browser is
 * there.
 */
export function parseOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^/?#@*\\\s]+\/?$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}

/**
 * Reads the origin that built pages send their forms to, if it is not the server they come from. It
 * is part of the built pages, so the same content builds other pages with another origin.
 */
export function readApiOrigin({ API_ORIGIN: text } = process.env): string | undefined {
  if (!text?.trim()) return undefined;
  const origin = parseOrigin(text.trim());
  if (origin !== undefined) return origin;
  throw new PlainError(wrongVariable('API_ORIGIN', text, originAdvice('https://api.example.com')));
}
