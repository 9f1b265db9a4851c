import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, inReadingOrder } from '../diagnostics/diagnostics.ts';
import type { Page, SiteSettings } from '../generated/types.ts';
import { type ContentValidator, createContentValidator } from '../validate/validate.ts';
import { type ContentFiles, listContentFiles, type PageFile } from './content-files.ts';
import type { LoadedPage } from './load-page.ts';
import { checkSite, type LoadedSettings, loadPageFile, loadSettings } from './load-site.ts';
import { addToMenus, menuLinkOf } from './menus.ts';

interface Entry extends LoadedPage {
  file: PageFile;
  /** Size and time of the file that was read. */
  stamp: string;
  /** The page as it was when it last had no errors. */
  good: Page | undefined;
}

/** A content folder that is being edited: each page as it last was without errors. */
export interface LiveSite {
  /** With the pages in the menus. The same object until something in it changes. */
  settings(): SiteSettings | undefined;
  routes(): string[];
  /** The address of a page's file: `pages/index.yaml` is `/`. */
  routeOf(file: string): string | undefined;
  assets(): string[];
  /** The page now in the file, or else the last good one. Reads the file again only if it changed. */
  page(route: string): { page: Page | undefined; runsAtOnce: boolean } | undefined;
  /** Reads again what may have changed: one file, or the list of files and the settings as well. */
  refresh(what: 'pages' | 'everything'): void;
  diagnostics(): Diagnostic[];
}

export function createLiveSite(content: string): LiveSite {
  const drafts = true;
  let validator: ContentValidator;
  let files: ContentFiles;
  let site: LoadedSettings;
  let good: SiteSettings | undefined;
  let entries = new Map<string, Entry>();

  const stampOf = (file: string): string => {
    try {
      const { mtimeMs, size } = statSync(join(content, file));
      return `${mtimeMs} ${size}`;
    } catch {
      return 'missing';
    }
  };
  const load = (file: PageFile, before: Entry | undefined): Entry => {
    const stamp = stampOf(file.file);
    if (before?.stamp === stamp) return before;
    const loaded = loadPageFile(content, file, validator);
    return { ...loaded, file, stamp, good: loaded.page ?? before?.good };
  };
  const refresh = (what: 'pages' | 'everything') => {
    if (what === 'everything') {
      const next = createContentValidator();
      // These throw where a schema is being edited and cannot be used yet; the last good ones stay.
      next.page({});
      next.site({});
      validator = next;
      site = loadSettings(content, validator);
      good = site.settings ?? good;
      for (const entry of entries.values()) entry.stamp = '';
    }
    files = listContentFiles(content);
    entries = new Map(files.pages.map((file) => [file.route, load(file, entries.get(file.route))]));
  };
  refresh('everything');

  let shown: { settings: SiteSettings; menus: string; complete: SiteSettings } | undefined;
  const complete = (settings: SiteSettings): SiteSettings => {
    const menuLinks = [...entries.values()].flatMap(
      ({ file, good }) => (good && menuLinkOf(file.route, good)) ?? [],
    );
    const menus = JSON.stringify(menuLinks);
    if (shown?.settings !== settings || shown.menus !== menus) {
      shown = { settings, menus, complete: addToMenus(settings, menuLinks) };
    }
    return shown.complete;
  };

  return {
    settings: () => good && complete(good),
    routes: () => [...entries.keys()],
    routeOf: (file) => files.pages.find((page) => page.file === file)?.route,
    assets: () => files.assets,
    page(route) {
      const entry = entries.get(route);
      if (!entry) return undefined;
      const current = load(entry.file, entry);
      entries.set(route, current);
      return { page: current.good, runsAtOnce: current.facts.runsAtOnce ?? false };
    },
    refresh,
    diagnostics() {
      const pages = [...entries.values()];
      return inReadingOrder([
        ...files.diagnostics,
        ...site.diagnostics,
        ...pages.flatMap((page) => page.diagnostics),
        ...checkSite(content, files, site, pages, { drafts }),
      ]);
    },
  };
}
