/**
 * On every answer, whatever it is. Other sites may not read or embed what is here; pictures, which
 * shared links and feeds show, say otherwise themselves. COEP is left out: it would shut out
 * pictures from elsewhere, for features (shared memory) that no page uses.
 */
export const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** For answers that show nothing and run nothing. */
export const inertPolicy = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Besides, where the live site has HTTPS: browsers use nothing else for a year. */
export const transportHeaders = (publicUrl: string | undefined): Record<string, string> =>
  publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};

/** For every file: no other site may show it in a frame. */
export const noFrames = "frame-ancestors 'none'";

/** For the examples of the catalogue, which shows them in frames. */
export const ownFrames = "frame-ancestors 'self'";

/**
 * For a file in which a browser would run script and that is not a page of ours, such as a drawing
 * from elsewhere: it may be looked at, in an origin of its own, and runs nothing. A picture on a
 * page is not affected, since there the policy of the page counts.
 */
export const inactive = [
  'sandbox',
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  noFrames,
].join('; ');
