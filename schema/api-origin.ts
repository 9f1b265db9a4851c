import { PlainError } from './plain-error.ts';

/** What an origin must be, after "it must be". */
export const originAdvice = (example: string): string =>
  `an address with http or https and no path, such as ${example}`;

/**
 * An origin as browsers write it: `https://www.example.com`, without a port that goes without
 * saying. `undefined` for what is none.
 */
export function parseOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}

/**
 * Where built pages send their forms, where that is not the server that they come from. The same
 * content makes other pages with another one.
 */
export function readApiOrigin({ API_ORIGIN: text } = process.env): string | undefined {
  if (!text?.trim()) return undefined;
  const origin = parseOrigin(text.trim());
  if (origin !== undefined) return origin;
  const advice = originAdvice('https://api.example.com');
  throw new PlainError(`API_ORIGIN is ${JSON.stringify(text)}; it must be ${advice}.`);
}
