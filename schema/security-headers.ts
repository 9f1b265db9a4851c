/**
 * Headers of every answer. Other sites may not read or embed these files, except images, which have
 * their own header because link previews and feeds show them. There is no COEP header: it would
 * block images from other sites, for features (shared memory) that no page uses.
 */
export const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Policy for answers that show and run nothing. */
export const inertPolicy = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Further headers if the live site uses HTTPS: browsers then use only HTTPS for a year. */
export const transportHeaders = (publicUrl: string | undefined): Record<string, string> =>
  publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};

/** Policy for every file: no site may show it in a frame. */
export const noFrames = "frame-ancestors 'none'";

/** Policy for the examples of the catalogue, which shows them in frames. */
export const ownFrames = "frame-ancestors 'self'";

/**
 * Policy for files that could contain scripts and are not our pages, such as SVG drawings: they may
 * be viewed in an origin of their own and run nothing. An image on a page is not affected, since
 * the policy of the page applies there.
 */
export const inactive = [
  'sandbox',
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  noFrames,
].join('; ');

/** Whether browsers run scripts in files of this media type. */
export const mayRun = (type: string): boolean => /^text\/html|[/+]xml/.test(type);
