import { join } from 'node:path';
import { type Diagnostic, inReadingOrder } from '../diagnostics/diagnostics.ts';
import type { Page, SiteSettings } from '../generated/types.ts';
import type { PictureFile } from '../pictures/read-picture.ts';
import { checkAcrossPages } from '../validate/rules.ts';
import { type ContentValidator, createContentValidator } from '../validate/validate.ts';
import { type PageFile, readContentFile } from './content-files.ts';
import { stampOf } from './fingerprint.ts';
import { loadPage } from './load-page.ts';
import { type LoadedSettings, loadSettings } from './load-settings.ts';
import { addToMenus, namedMenus, type PageMenuLink } from './menus.ts';
import type { PageRecord, PageRecords, Survey } from './survey.ts';

/** A content folder, read and checked. Where no diagnostic is an error, all of it may be trusted. */
export interface Site {
  /** With the pages in the menus; `undefined` where site.yaml has errors. */
  settings: SiteSettings | undefined;
  /** The pages of the site; drafts only where they are asked for. */
  pages: PageFile[];
  /** What is to be cached of every page, drafts included. */
  records: PageRecords;
  /** Addresses of the files beside the pages. */
  assets: string[];
  /** The pictures that are used, by their addresses. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** How many files there are to check, drafts and site.yaml included. */
  files: number;
  diagnostics: Diagnostic[];
}

export interface LoadOptions {
  /** Whether pages marked `draft` are part of the site. */
  drafts: boolean;
  /** Reads pages; by default one after the other in this thread. */
  readPages?: (pages: readonly PageFile[]) => Promise<PageRecord[]>;
  validator?: ContentValidator;
  /** What a page wants in the menus; by default what its file says. */
  menuOf?: (record: PageRecord) => PageMenuLink | undefined;
}

/** Reads what has changed in a content folder, and checks all of it together. */
export async function loadSite(
  { content, files, changed, unchanged }: Survey,
  { drafts, validator: given, readPages, menuOf = ({ facts }) => facts.menu }: LoadOptions,
): Promise<Site> {
  const validator = given ?? (await createContentValidator());
  const reading = readPages?.(changed) ?? readEach(content, changed, validator);
  const site = await loadSettings(content, validator);
  const read = await reading;
  const changedRecords = new Map(changed.map(({ file }, index) => [file, read[index]]));
  const records = new Map(
    files.pages.flatMap(({ file }): [string, PageRecord][] => {
      const record = changedRecords.get(file) ?? unchanged.get(file);
      return record ? [[file, record]] : [];
    }),
  );
  const all = [...records.values()];
  const pages = files.pages.filter(({ file }) => drafts || !records.get(file)?.facts.draft);
  const links = pages.flatMap(({ file }) => menuOf(records.get(file) as PageRecord) ?? []);
  const together = await checkTogether(content, files.assets, site, all, drafts);
  return {
    settings: site.settings && addToMenus(site.settings, links),
    pages,
    records,
    assets: files.assets,
    pictures: together.pictures,
    files: files.pages.length + 1,
    diagnostics: inReadingOrder([
      ...files.diagnostics,
      ...site.diagnostics,
      ...all.flatMap((page) => page.diagnostics),
      ...together.diagnostics,
    ]),
  };
}

async function readEach(
  content: string,
  pages: readonly PageFile[],
  validator: ContentValidator,
): Promise<PageRecord[]> {
  const records: PageRecord[] = [];
  for (const page of pages) records.push((await readPage(content, page, validator)).record);
  return records;
}

/** Reads one page: what is to be cached of it, and the page itself where it has no mistake. */
export async function readPage(
  content: string,
  file: PageFile,
  validator: ContentValidator,
): Promise<{ record: PageRecord; page: Page | undefined }> {
  // Before it is read, so that a change in between is noticed the next time.
  const stamp = stampOf(join(content, file.file));
  const { page, ...found } = await loadPage(content, file, validator);
  return { record: { stamp, ...found }, page };
}

/**
 * The rules across pages, with their places. A page that could not be read has neither anchors nor
 * headings that could be checked, but it may be linked.
 */
async function checkTogether(
  content: string,
  assets: readonly string[],
  site: LoadedSettings,
  pages: readonly PageRecord[],
  drafts: boolean,
): Promise<Pick<Site, 'diagnostics' | 'pictures'>> {
  const broken = pages.filter(({ diagnostics }) => diagnostics.length > 0);
  const unread = new Set(broken.map(({ facts }) => facts.file));
  const facts = [site.facts, ...pages.map(({ facts }) => facts)];
  const problems = checkAcrossPages({
    facts,
    assets,
    planned: site.planned,
    menus: site.settings && namedMenus(site.settings),
    unread: new Set(broken.map(({ facts }) => facts.route)),
    drafts,
  });
  const pictures = new Map<string, PictureFile>();
  // Most pages have none, and then nothing is loaded that looks at them.
  if (facts.some((file) => file.pictures)) {
    const { checkPictures } = await import('../pictures/check-pictures.ts');
    const checked = checkPictures(content, facts, assets);
    for (const [address, picture] of checked.pictures) pictures.set(address, picture);
    for (const [file, found] of checked.problems) {
      problems.set(file, [...(problems.get(file) ?? []), ...found]);
    }
  }
  if (problems.size === 0) return { diagnostics: [], pictures };
  const { locate } = await import('../diagnostics/locate.ts');
  const diagnostics = [...problems].flatMap(([file, found]) => {
    const text = unread.has(file) ? undefined : readText(content, file);
    return text === undefined ? [] : locate(file, text, found, (other) => readText(content, other));
  });
  return { diagnostics, pictures };
}

function readText(content: string, file: string): string | undefined {
  const read = readContentFile(content, file);
  return 'text' in read ? read.text : undefined;
}
