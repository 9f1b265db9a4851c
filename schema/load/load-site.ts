import { type Diagnostic, inReadingOrder } from '../diagnostics/diagnostics.ts';
import { locate } from '../diagnostics/locate.ts';
import type { Page, SiteSettings } from '../generated/types.ts';
import { checkAcrossPages } from '../validate/rules.ts';
import { type ContentValidator, createContentValidator } from '../validate/validate.ts';
import {
  type ContentFiles,
  listContentFiles,
  type PageFile,
  readContentFile,
} from './content-files.ts';
import { type Facts, factsOf, type LoadedPage, loadPage, read } from './load-page.ts';
import { addToMenus, namedMenus } from './menus.ts';

export interface LoadedSettings {
  facts: Facts;
  /** `undefined` where site.yaml has errors. */
  settings: SiteSettings | undefined;
  /** The planned addresses, known even with errors elsewhere; `undefined` where they are not. */
  planned: string[] | undefined;
  diagnostics: Diagnostic[];
}

/** A content folder, read and checked. Whoever holds one without errors may trust it. */
export interface Site {
  settings: SiteSettings | undefined;
  pages: (PageFile & { facts: Facts; page: Page | undefined })[];
  assets: string[];
  /** How many files were read, drafts and site.yaml included. */
  files: number;
  diagnostics: Diagnostic[];
}

export interface LoadOptions {
  /** Whether pages marked `draft` are part of the site. */
  drafts: boolean;
}

/** Reads a whole content folder. Throws `ContentFolderError` where there is none. */
export function loadSite(
  content: string,
  { drafts }: LoadOptions,
  validator: ContentValidator = createContentValidator(),
): Site {
  const files = listContentFiles(content);
  const site = loadSettings(content, validator);
  const loaded = files.pages.map((file) => loadPageFile(content, file, validator));
  const pages = files.pages
    .map((file, index) => ({ ...file, ...(loaded[index] as LoadedPage) }))
    .filter(({ facts }) => drafts || !facts.draft);
  const diagnostics = [
    ...files.diagnostics,
    ...site.diagnostics,
    ...loaded.flatMap((page) => page.diagnostics),
    ...checkSite(content, files, site, loaded, { drafts }),
  ];
  return {
    settings: settingsWithPages(site.settings, pages),
    pages: pages.map(({ file, route, facts, page }) => ({ file, route, facts, page })),
    assets: files.assets,
    files: files.pages.length + 1,
    diagnostics: inReadingOrder(diagnostics),
  };
}

export function loadSettings(content: string, validator: ContentValidator): LoadedSettings {
  const text = readContentFile(content, 'site.yaml');
  if (typeof text !== 'string') {
    const facts = factsOf('site.yaml', []);
    return { facts, settings: undefined, planned: undefined, diagnostics: [text] };
  }
  const { value, problems, references } = read(text, validator.site);
  const facts = factsOf('site.yaml', references);
  const planned = (value as Partial<SiteSettings> | undefined)?.planned ?? (value ? [] : undefined);
  if (problems.length > 0) {
    const diagnostics = locate('site.yaml', text, problems);
    return { facts, settings: undefined, planned: arrayOrNothing(planned), diagnostics };
  }
  return { facts, settings: value as SiteSettings, planned, diagnostics: [] };
}

export function loadPageFile(
  content: string,
  file: PageFile,
  validator: ContentValidator,
): LoadedPage {
  const text = readContentFile(content, file.file);
  if (typeof text === 'string') return loadPage(file, text, validator);
  return {
    facts: { route: file.route, ...factsOf(file.file, []) },
    page: undefined,
    diagnostics: [text],
  };
}

/**
 * The rules across pages, placed. A page that could not be read has no anchors or headings to
 * speak of, so only pages that could be read are checked, while all may be linked.
 */
export function checkSite(
  content: string,
  { assets }: ContentFiles,
  site: LoadedSettings,
  pages: readonly Pick<LoadedPage, 'facts' | 'diagnostics'>[],
  { drafts }: LoadOptions,
): Diagnostic[] {
  const isBroken = (page: Pick<LoadedPage, 'diagnostics'>) => page.diagnostics.length > 0;
  const broken = new Set(pages.filter(isBroken).map((page) => page.facts.file));
  const problems = checkAcrossPages({
    facts: [site.facts, ...pages.map((page) => page.facts)],
    assets,
    planned: site.planned,
    menus: site.settings && namedMenus(site.settings),
    unread: new Set(pages.filter(isBroken).map((page) => page.facts.route)),
    drafts,
  });
  return [...problems].flatMap(([file, found]) => {
    if (broken.has(file)) return [];
    const text = readContentFile(content, file);
    return typeof text === 'string' ? locate(file, text, found) : [];
  });
}

/** The settings as pages show them: with the pages in the menus. */
export function settingsWithPages(
  settings: SiteSettings | undefined,
  pages: readonly { facts: Facts }[],
): SiteSettings | undefined {
  return (
    settings &&
    addToMenus(
      settings,
      pages.flatMap(({ facts }) => facts.menu ?? []),
    )
  );
}

const arrayOrNothing = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.map(String) : undefined;
