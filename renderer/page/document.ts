import { readApiOrigin } from '../../schema/api-origin.ts';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { pageIds } from '../../schema/model/page-ids.ts';
import earlyScript from '../early/early.ts?inline-script';
import earlyFieldsScript from '../early/early-fields.ts?inline-script';
import nearestPagesScript from '../early/nearest-pages.ts?inline-script';
import baseCss from '../styles/base.css?inline';
import { fontsFor } from '../styles/fonts.ts';
import { themeCss } from '../styles/theme.ts';
import { contentSecurityPolicy, hashSource } from './content-security-policy.ts';
import { dataPath, siteDataPath } from './data-paths.ts';
import { encode } from './encode.ts';
import { escapeHtml } from './escape-html.ts';
import { type MetadataTag, notFoundRoute } from './metadata.ts';
import type { PageData } from './page-data.ts';
import { partsOf } from './parts.ts';

/** The addresses of the bundled files. */
export interface ClientAssets {
  app: string;
  /** The style sheet of all blocks. */
  styles: string;
  /** The files that each block and each visual needs, by its name. */
  parts: Record<string, string[]>;
  /** The address of the server-sent events; only in dev. */
  events?: string;
}

export interface DocumentParts {
  page: PageData;
  body: readonly Buffer[];
  /** The classes of the components in `body`. */
  classes: string;
}

/** What all documents with the same components share. */
interface SharedStyles {
  /** What allows these styles in the content security policy. */
  source: string;
  /** The part of the head with these styles, encoded once for all pages. */
  head: Buffer;
}

/** What needs `early-fields.ts`. */
const fieldMarks = [' data-filled="', ' data-begins="', ' data-draft="', ' type="range"'];

const middle = Buffer.from(`</head><body><div id="${pageIds.app}">`);

/** Limits the memory for sites with thousands of different combinations of blocks. */
const mostStyles = 200;

/**
 * Returns a function that assembles a page's finished HTML as bytes. More than half of a document is
 * the same on many pages and encoded once. `cssOf` returns the rules for classes.
 */
export function createDocument(
  settings: SiteSettings,
  assets: ClientAssets,
  cssOf: (classes: string) => string,
) {
  const { background } = settings.theme.colors;
  const fonts = fontsFor(settings.seo.locale);
  const siteCss = fonts.addTo(baseCss) + themeCss(settings.theme);
  const language = settings.seo.locale.replace('_', '-');
  const apiOrigin = readApiOrigin();
  const siteStyles = hashSource(siteCss);
  const status = `<p${writeAttributes({ role: 'status', class: 'visually-hidden', 'data-busy': settings.interface.loading })}></p>`;
  /** The scripts before the app: in the head, and at the end of the page. */
  const inline = (head: string[], end: string[]) => ({
    sources: [...head, ...end].map(hashSource),
    head: encode(head.map(writeScript).join('')),
    end: encode(`</div>${status}${end.map(writeScript).join('')}</body></html>\n`),
  });
  const scripts = inline([], [earlyScript, earlyFieldsScript]);
  /** Looking for fields in each page would cost more than it saves: a fifth of 2 KB. */
  const scriptsOfNotFound = (body: readonly Buffer[]) =>
    inline([nearestPagesScript], [earlyScript, ...(hasFields(body) ? [earlyFieldsScript] : [])]);

  function createStyles(classes: string): SharedStyles {
    const css = cssOf(classes);
    return {
      source: hashSource(css),
      head: Buffer.from(
        `${fonts.preloads}<style>${siteCss}</style><style>${css}</style><link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="color-scheme" content="light dark"><meta name="theme-color" media="(prefers-color-scheme: light)" content="${background.light}"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="${background.dark}">`,
      ),
    };
  }

  const cached = new Map<string, SharedStyles>();
  function stylesFor(classes: string): SharedStyles {
    const styles = cached.get(classes) ?? createStyles(classes);
    if (cached.size >= mostStyles) cached.clear();
    cached.set(classes, styles);
    return styles;
  }

  return ({ page, body, classes }: DocumentParts): Buffer => {
    const modules = new Set([...partsOf(page.blocks)].flatMap((name) => assets.parts[name] ?? []));
    const { source, head } = stylesFor(classes);
    const { sources, ...early } = page.route === notFoundRoute ? scriptsOfNotFound(body) : scripts;
    const policy = contentSecurityPolicy(sources, [siteStyles, source], apiOrigin);
    const attributes = {
      lang: language,
      'data-version': page.version,
      'data-app': assets.app,
      'data-modules': [...modules].join(' '),
      'data-styles': assets.styles,
      'data-data': dataPath(page.route),
      'data-site': siteDataPath,
      ...(assets.events ? { 'data-events': assets.events } : {}),
      ...(page.isExample ? { 'data-example': '' } : {}),
    };
    const start = `<!doctype html>
<html${writeAttributes(attributes)}><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)}</title>`;
    const metadata = encode(page.metadata.map(writeTag).join(''));
    return Buffer.concat([encode(start), head, metadata, early.head, middle, ...body, early.end]);
  };
}

const hasFields = (body: readonly Buffer[]): boolean =>
  body.some((part) => fieldMarks.some((mark) => part.includes(mark)));

const writeScript = (script: string): string => `<script>${script}</script>`;

function writeTag({ tag, attributes, text }: MetadataTag): string {
  const opening = `<${tag}${writeAttributes(attributes)} data-page>`;
  return tag === 'script' ? `${opening}${text ?? ''}</script>` : opening;
}

const writeAttributes = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
