import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, SiteSettings } from '../../schema/generated/types.ts';
import { loadPage } from '../../schema/load/load-page.ts';
import { loadSettings } from '../../schema/load/load-settings.ts';
import { loadSite } from '../../schema/load/load-site.ts';
import type { PageRecord } from '../../schema/load/survey.ts';
import { surveyContent } from '../../schema/load/survey.ts';
import { pointerToPath, valueAt } from '../../schema/model/pointer.ts';
import type { UsedValues, Values } from '../../schema/model/values.ts';
import { readRedirects, redirectsFile } from '../../schema/redirects/redirects-file.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import { outputsOf } from '../build/output.ts';

/** A site at one moment: its content and its build. */
export interface SiteState {
  /** The folder of the built site. */
  out: string;
  /** With the pages in the menus. */
  settings: SiteSettings | undefined;
  /** As in site.yaml, with the names of values. */
  written: SiteSettings | undefined;
  values: Values | undefined;
  /** The pages that were built, by route. */
  pages: Map<string, PageRecord>;
  /** The pages that were left out of the build, by route. */
  drafts: Map<string, PageRecord>;
  /** Decoded old path to the new address. */
  redirects: Map<string, string>;
  /** Reads a page with its values; `undefined` if it has errors now. */
  read(route: string): Promise<Page | undefined>;
}

/**
 * Reads a built site. Its content may be from an earlier version of the schemas; fields that are unknown
 * now are left out.
 */
export async function readState(content: string, out: string): Promise<SiteState> {
  const validator = await createContentValidator();
  const loaded = await loadSettings(content, validator);
  const { records, settings, values } = await loadSite(await surveyContent(content), {
    drafts: false,
    validator,
    site: loaded,
  });
  const byRoute = Map.groupBy(records.values(), ({ facts }) =>
    isBuilt(out, facts.route ?? '') ? 'pages' : 'drafts',
  );
  const listed = (group: 'pages' | 'drafts') =>
    new Map(byRoute.get(group)?.map((record) => [record.facts.route ?? '', record]));
  const pages = listed('pages');
  const list = join(out, redirectsFile);
  return {
    out,
    settings,
    written: asWritten(loaded.settings, loaded.facts.values),
    values,
    pages,
    drafts: listed('drafts'),
    redirects: readRedirects(existsSync(list) ? readFileSync(list, 'utf8') : ''),
    async read(route) {
      const file = pages.get(route)?.facts.file;
      if (file === undefined) return undefined;
      return (await loadPage(content, { file, route }, validator, values)).page;
    },
  };
}

/** Returns settings with their texts as in site.yaml, before values were inserted. */
function asWritten(
  settings: SiteSettings | undefined,
  used: UsedValues | undefined,
): SiteSettings | undefined {
  const written = structuredClone(settings);
  for (const [pointer, text] of used?.at ?? []) {
    const path = pointerToPath(pointer);
    const group = valueAt(written, path.slice(0, -1));
    // Old names, which are replaced while the settings are read, lead nowhere.
    if (group) Object.assign(group, { [path.at(-1) ?? '']: text });
  }
  return written;
}

const isBuilt = (out: string, route: string): boolean =>
  outputsOf(route).every((path) => existsSync(join(out, path)));

/** The HTML of a page, without the parts that differ from build to build for no reason of the page. */
export const readHtml = (out: string, route: string): string =>
  readFileSync(join(out, outputsOf(route)[0]), 'utf8')
    .replace(/ data-version="[^"]*"/, '')
    .replace(/(\/assets\/[^"' )]*?)-[\w-]{6,8}(?=\.\w+)/g, '$1')
    .replace(/(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*/, '');

/** The types of a page's blocks and the kinds of its visuals, and its data as text. */
export function readData(
  out: string,
  route: string,
): { blocks: Set<string>; kinds: Set<string>; text: string } {
  const text = readFileSync(join(out, outputsOf(route)[1]), 'utf8');
  const { blocks }: { blocks: { type: string }[] } = JSON.parse(text);
  return {
    blocks: new Set(blocks.map(({ type }) => type)),
    kinds: new Set([...text.matchAll(/"kind":"([\w-]+)"/g)].map(([, kind = '']) => kind)),
    text,
  };
}
