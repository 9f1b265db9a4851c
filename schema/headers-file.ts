import {
  inactive,
  noFrames,
  ownFrames,
  securityHeaders,
  transportHeaders,
} from './security-headers.ts';

/** The file from which several static hosts (Netlify, Cloudflare Pages and others) take the headers of their answers. */
export const headersFile = '_headers';

interface HeadersOptions {
  /** The address of the live site, where it is there. */
  origin: string | undefined;
  /** Of the files beside the pages. */
  assets: readonly string[];
  /** The catalogue shows its examples in frames. */
  catalogue: boolean;
}

/** Files in which a browser would run script, and that the renderer has not written. */
const active = /\.(?:svg|html?|xhtml|xml)$/i;

/**
 * Gives the pages of a static host the headers that our own server sends. Of two rules for one
 * path, hosts send both: so there is no rule here that some files would need an exception from.
 * Pages say what else they may do themselves.
 */
export function writeHeadersFile({ origin, assets, catalogue }: HeadersOptions): string {
  const { 'cross-origin-resource-policy': _, ...common } = securityHeaders;
  const everywhere = {
    ...common,
    ...transportHeaders(origin),
    ...(catalogue && { 'x-frame-options': 'SAMEORIGIN' }),
    'content-security-policy': catalogue ? ownFrames : noFrames,
  };
  const rules = [
    writeRule('/*', everywhere),
    writeRule('/assets/*', { 'cache-control': 'public, max-age=31536000, immutable' }),
    ...assets
      .filter((address) => active.test(address))
      .map((address) => writeRule(encodeURI(address), { 'content-security-policy': inactive })),
  ];
  return `${rules.join('\n')}\n`;
}

const writeRule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
