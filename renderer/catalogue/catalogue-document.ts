import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { contentSecurityPolicy, hashSource } from '../page/content-security-policy.ts';
import { escapeHtml } from '../page/escape-html.ts';
import baseCss from '../styles/base.css?inline';
import { fontsFor } from '../styles/fonts.ts';
import { themeCss } from '../styles/theme.ts';
import copyScript from './browser/copy.ts?inline-script';
import framesScript from './browser/frames.ts?inline-script';
import reloadScript from './browser/reload.ts?inline-script';
import searchScript from './browser/search.ts?inline-script';
import catalogueCss from './catalogue.css?inline';

export interface CatalogueDocument {
  title: string;
  body: ReactElement;
  /** The address of the server-sent events; only in dev. */
  events: string | undefined;
}

/**
 * Returns a function that writes a page of the catalogue as finished HTML, which does not need the
 * app.
 */
export function createCatalogueDocument(settings: SiteSettings) {
  // It is in English, whatever the site is.
  const fonts = fontsFor('en');
  const css = fonts.addTo(baseCss) + themeCss(settings.theme) + catalogueCss;
  return ({ title, body, events }: CatalogueDocument): string => {
    const scripts = [framesScript, copyScript, searchScript, ...(events ? [reloadScript] : [])];
    const policy = contentSecurityPolicy(scripts.map(hashSource), [hashSource(css)]);
    const head = [
      '<meta charset="utf-8">',
      `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escapeHtml(title)}</title>`,
      '<meta name="robots" content="noindex">',
      '<meta name="color-scheme" content="light dark">',
      fonts.preloads,
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      `<style>${css}</style>`,
    ].join('');
    const attributes = events ? ` data-events="${escapeHtml(events)}"` : '';
    return `<!doctype html>
<html lang="en" data-version="catalogue"${attributes}><head>${head}</head><body>${renderToStaticMarkup(body)}${scripts
      .map((script) => `<script>${script}</script>`)
      .join('')}</body></html>
`;
  };
}
