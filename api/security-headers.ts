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
