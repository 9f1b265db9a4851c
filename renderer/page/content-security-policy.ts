import { createHash } from 'node:crypto';

/**
 * Only our own files, and the scripts and styles that are inlined: by their hashes.
 * @param apiOrigin where forms are sent, if not to where the page comes from
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

/** How a policy names the text of a script or style. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
