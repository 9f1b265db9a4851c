import type { SiteSettings } from '../../schema/generated/types.ts';
import type { Redirects } from '../../schema/model/redirects.ts';
import {
  encodeAddress,
  leadsElsewhere,
  redirectsFile,
  writeRedirects,
} from '../../schema/redirects/redirects-file.ts';
import { hashSource } from '../page/content-security-policy.ts';
import { escapeHtml } from '../page/escape-html.ts';
import { outputsOf, writeFiles } from './output.ts';

/**
 * Writes the redirects, and returns the paths of their files: a list for hosts that read one, and a page
 * at each old address for all others.
 * @param taken every other file of the site, relative to the output folder
 */
export function writeRedirectPages(
  stage: string,
  settings: SiteSettings,
  taken: Iterable<string>,
): string[] {
  // Each that is there has an address.
  const redirects = (settings.redirects ?? {}) as Redirects;
  const entries = Object.entries(redirects);
  if (entries.length === 0) return [];
  // On a file system that ignores case, `/Pricing` would be the same file as `/pricing`.
  const names = new Set([...taken].map((path) => path.toLowerCase()));
  const pages = entries.flatMap(([path, target]): [string, string][] => {
    const [file] = outputsOf(path);
    if (names.has(file.toLowerCase())) return [];
    names.add(file.toLowerCase());
    return [[file, writePage(target, settings)]];
  });
  return writeFiles(stage, [[redirectsFile, writeRedirects(redirects)], ...pages]);
}

const css =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:40rem;padding:0 1.5rem}a{color:inherit}';
const policy = `default-src 'none'; style-src ${hashSource(css)}; base-uri 'none'; form-action 'none'`;

/** Contains only names and addresses, so that it is right in every language. */
function writePage(target: string, { brand, seo }: SiteSettings): string {
  const href = escapeHtml(encodeAddress(target));
  const isElsewhere = leadsElsewhere(target);
  const full = isElsewhere ? href : escapeHtml(seo.origin ?? '') + href;
  // A place on a page is no page of its own.
  const canonical = full.replace(/#.*$/, '');
  return `<!doctype html>
<html lang="${(seo.locale ?? 'en_US').slice(0, 2)}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"><meta http-equiv="refresh" content="0; url=${href}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(brand.name)}</title><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"><style>${css}</style></head><body><main><h1>${escapeHtml(brand.name)}</h1><p><a href="${href}">${full}</a></p></main></body></html>
`;
}
