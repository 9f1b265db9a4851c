import {
  inactive,
  noFrames,
  ownFrames,
  securityHeaders,
  transportHeaders,
} from './security-headers.ts';

/**
 * The file from which several static hosts (Netlify, Cloudflare Pages and others) read response
 * headers.
 */
export const headersFile = '_headers';

/** How long browsers may keep a file whose address changes with its content. */
export const forAYear = 'public, max-age=31536000, immutable';

interface HeadersOptions {
  /** The live site's address, if it has one. */
  origin: string | undefined;
  /** Addresses of the files beside the pages. */
  assets: readonly string[];
  /** Whether the catalogue is built, which shows its examples in frames. */
  catalogue: boolean;
}

/**
 * Files that browsers would run scripts in and that the renderer has not written: what hosts send as
 * HTML or as a kind of XML. Only pages end in `.html`. `deploy/nginx-static.conf` has the same list.
 */
const active = /\.(?:svgz?|htm|[sx]html|xht|xml|xslt?|rss|atom|rdf|xspf|kml|gpx|mml)$/i;

/**
 * Returns the headers file, so that a static host sends the same headers as our own server. If two
 * rules match a path, hosts apply both, so no rule may need an exception. Pages carry the rest of
 * their policy themselves.
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
    writeRule('/assets/*', { 'cache-control': forAYear }),
    ...assets
      .filter((address) => active.test(address))
      .map((address) => writeRule(encodeURI(address), { 'content-security-policy': inactive })),
  ];
  return `${rules.join('\n')}\n`;
}

const writeRule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
