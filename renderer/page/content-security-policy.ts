import { createHash } from 'node:crypto';

/**
 * Allows our own files, and inlined scripts and styles by their hashes.
 * @param apiOrigin where forms are sent, if not to the page's own origin
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  apiOrigin?: string,
): string {
  const api = apiOrigin ? ` ${apiOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${api}`,
    ...(apiOrigin ? [`connect-src 'self'${api}`] : []),
  ].join('; ');
}

/** The hash source of a script or style. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
