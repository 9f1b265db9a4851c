import { createHash } from 'node:crypto';
import earlyScript from 'virtual:early-script';
import fontUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { SiteSettings } from '../../schema/generated/types.ts';
import baseCss from '../styles/base.css?inline';
import { themeCss } from '../styles/theme.ts';
import { escapeHtml } from './escape-html.ts';
import type { MetadataTag } from './metadata.ts';
import { dataPath, type PageData, siteDataPath } from './page-data.ts';

/** Where the browser finds the code: addresses of the built files, or of the dev server's modules. */
export interface ClientAssets {
  app: string;
  /** The style sheet of all blocks. */
  styles: string;
  /** Block type to the files that its code needs. */
  blocks: Record<string, string[]>;
  /** In dev, where edits are announced. */
  events?: string;
}

export interface DocumentParts {
  page: PageData;
  runsAtOnce: boolean;
  body: string;
  /** The rules of the components in `body`. */
  css: string;
}

/** Makes the function that puts a page's finished HTML together. */
export function createDocument(settings: SiteSettings, assets: ClientAssets) {
  const { colors } = settings.theme;
  const siteCss = baseCss.replace('__FONT__', fontUrl) + themeCss(settings.theme);
  const language = (settings.seo.locale ?? 'en_US').slice(0, 2);
  const scripts = hashSource(earlyScript);
  const siteStyles = hashSource(siteCss);

  return ({ page, runsAtOnce, body, css }: DocumentParts): string => {
    const modules = new Set(page.blocks.flatMap((block) => assets.blocks[block.type] ?? []));
    const policy = contentSecurityPolicy(scripts, [siteStyles, hashSource(css)]);
    const attributes = {
      lang: language,
      'data-version': page.version,
      'data-app': assets.app,
      'data-modules': [...modules].join(' '),
      'data-styles': assets.styles,
      'data-data': dataPath(page.route),
      'data-site': siteDataPath,
      ...(runsAtOnce || assets.events ? { 'data-now': '' } : {}),
      ...(assets.events ? { 'data-events': assets.events } : {}),
    };
    return `<!doctype html>
<html${writeAttributes(attributes)}><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)}</title><link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin><style>${siteCss}</style><style>${css}</style><link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="color-scheme" content="light dark"><meta name="theme-color" media="(prefers-color-scheme: light)" content="${colors.background.light}"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colors.background.dark}">${page.metadata.map(writeTag).join('')}</head><body><div id="app">${body}</div><script>${earlyScript}</script></body></html>
`;
  };
}

/** Only our own files, and the script and the styles that are inlined. */
function contentSecurityPolicy(script: string, styles: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${script}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function writeTag({ tag, attributes, text }: MetadataTag): string {
  const opening = `<${tag}${writeAttributes(attributes)} data-page>`;
  return tag === 'script' ? `${opening}${text ?? ''}</script>` : opening;
}

const writeAttributes = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
