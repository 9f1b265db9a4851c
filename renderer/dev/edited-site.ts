import { join } from 'node:path';
import type { Facts } from '../../schema/facts/facts.ts';
import type { PageMenuLink } from '../../schema/facts/menus.ts';
import {
  isDraft,
  type Publication,
  readClock,
  writeTime,
} from '../../schema/facts/publish-time.ts';
import type { Page, SiteSettings } from '../../schema/generated/types.ts';
import { loadPage } from '../../schema/load/load-page.ts';
import { type ReadSite, readSite, type Site } from '../../schema/load/load-site.ts';
import { readLines } from '../../schema/load/read-lines.ts';
import { type PageRecord, type PageRecords, surveyContent } from '../../schema/load/survey.ts';
import { hasErrors } from '../../schema/model/diagnostics.ts';
import type { Values } from '../../schema/model/values.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import type { ReadingCache } from './reading-cache.ts';
import { followRenamedPages, type RenamedPage } from './renamed-pages.ts';

/** A content folder that is being edited. While it has errors, the last good state stays in use. */
export interface EditedSite {
  /** The state at the last refresh. */
  site(): ReadSite;
  /** The same state with what is wrong with it, which the first page does not wait for. */
  check(): Promise<Site>;
  settings(): SiteSettings | undefined;
  /** The page as in its file, or its last version without errors. */
  page(route: string): Promise<EditedPage | undefined>;
  /** The address of a page's file: `pages/index.yaml` is `/`. */
  routeOf(file: string): string | undefined;
  fileOf(route: string): string | undefined;
  /** Reads what has changed, and checks it. With `schemas`, reads everything again, with the current schemas. */
  refresh(what?: 'schemas'): Promise<void>;
  readLines(file: string): string[] | undefined;
  /** The pages that were renamed, as far as their old addresses lead nowhere. */
  renamed(): readonly RenamedPage[];
}

export interface EditedPage {
  page: Page;
  facts: Pick<Facts, 'pictures' | 'share'>;
  /** The text of the draft badge, if the page is a draft. */
  draft?: string;
}

/**
 * Reads a content folder for editing. A page that gets an error keeps its last version and its place in
 * the menus.
 */
export async function openEditedSite(content: string, cache?: ReadingCache): Promise<EditedSite> {
  let validator = await createContentValidator();
  const goodMenus = new Map<string, PageMenuLink | undefined>();
  /** A page with errors keeps its place in the menus. */
  const menuOf = ({ facts, diagnostics }: PageRecord) => {
    if (!hasErrors(diagnostics)) goodMenus.set(facts.file, facts.menu);
    return goodMenus.get(facts.file);
  };
  const read = async (cached?: PageRecords, previousValues?: Values) =>
    readSite(await surveyContent(content, cached), {
      drafts: true,
      // Those of warnings take long to find, and are found when they are shown.
      places: 'errors',
      validator,
      menuOf,
      previousValues,
    });

  let site = await read(cache?.read());
  let checked: Promise<Site> | undefined;
  // The last ones without errors.
  let { settings, values } = site;
  const goodPages = new Map<string, EditedPage>();
  const renamedPages = followRenamedPages();
  let refreshed = Promise.resolve();
  cache?.write(site.records);

  async function readAgain(what?: 'schemas'): Promise<void> {
    if (what === 'schemas') {
      cache?.close();
      validator = await createContentValidator();
    }
    const next = await read(what === 'schemas' ? undefined : site.records, values);
    const check = next.check();
    await check;
    renamedPages.update(site, next);
    site = next;
    checked = check;
    cache?.write(site.records);
    settings = site.settings ?? settings;
    values = site.values ?? values;
  }
  return {
    site: () => site,
    check() {
      checked ??= site.check();
      return checked;
    },
    settings: () => settings,
    async page(route) {
      const file = site.pages.find((page) => page.route === route);
      if (!file) return undefined;
      const { page, facts } = await loadPage(content, file, validator, values);
      if (page) {
        goodPages.set(route, {
          page,
          facts,
          ...(isDraft(facts, readClock()) && { draft: describeDraft(facts) }),
        });
      }
      return goodPages.get(route);
    },
    routeOf: (file) => site.pages.find((page) => page.file === file)?.route,
    fileOf: (route) => site.pages.find((page) => page.route === route)?.file,
    refresh(what) {
      // One after the other, or an older state could be the last to arrive.
      refreshed = refreshed.catch(() => undefined).then(() => readAgain(what));
      return refreshed;
    },
    readLines: (file) => readLines(join(content, file)),
    renamed: renamedPages.list,
  };
}

const describeDraft = ({ publish }: Publication): string =>
  publish === undefined
    ? 'Draft: not in the built site'
    : `Draft: not in the built site until ${writeTime(publish)}`;
