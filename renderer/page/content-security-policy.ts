import { createHash } from 'node:crypto';

/** Only our own files, and the scripts and styles that are inlined: by their hashes. */
export function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** How a policy names the text of a script or style. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
