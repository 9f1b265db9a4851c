import { join } from 'node:path';
import {
  type Diagnostic,
  hasErrors,
  inReadingOrder,
  type Problem,
} from '../diagnostics/diagnostics.ts';
import type { Page, SiteSettings } from '../generated/types.ts';
import type { PictureFile } from '../pictures/read-picture.ts';
import { checkAcrossPages } from '../validate/check-across-pages.ts';
import { type ContentValidator, createContentValidator } from '../validate/validate.ts';
import { findUnused } from '../values/used-values.ts';
import { noValues, type Values } from '../values/values.ts';
import { type PageFile, readContentFile, wholeFile } from './content-files.ts';
import { stampOf } from './fingerprint.ts';
import { inOneMessage } from './in-one-message.ts';
import { loadPage } from './load-page.ts';
import { type LoadedSettings, loadSettings } from './load-settings.ts';
import { addToMenus, type PageMenuLink } from './menus.ts';
import {
  explainStaleDraft,
  isDraft,
  readClock,
  type WaitingPage,
  waitingPages,
} from './publish-time.ts';
import { type PageRecord, type PageRecords, type Survey, withOutdated } from './survey.ts';

/** A content folder, read and checked. Where no diagnostic is an error, all of it may be trusted. */
export interface Site {
  /** With the pages in the menus; `undefined` where site.yaml has errors. */
  settings: SiteSettings | undefined;
  /** The values that pages use; `undefined` where one of them is wrong. */
  values: Values | undefined;
  /** The pages of the site; drafts only where they are asked for. */
  pages: PageFile[];
  /** The drafts that become part of the site by themselves. */
  waiting: WaitingPage[];
  /** What is to be cached of every page, drafts included. */
  records: PageRecords;
  /** Addresses of the files beside the pages. */
  assets: string[];
  /** The pictures that are used, by their addresses. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** How many files there are to check, drafts and site.yaml included. */
  files: number;
  /** Where drafts are not part of the site, their errors are warnings: see `strictly`. */
  diagnostics: Diagnostic[];
  /** The same, each at its place: see `LoadOptions.places`. */
  placed(): Promise<Diagnostic[]>;
}

export interface LoadOptions {
  /** Whether drafts are part of the site. */
  drafts: boolean;
  /** Whether what is missing for a live site is an error. */
  production?: boolean;
  /** Milliseconds since 1970: what has to be published is. */
  now?: number;
  /** site.yaml, where it has been read. */
  site?: LoadedSettings;
  /** Reads pages; by default one after the other in this thread. */
  readPages?: (pages: readonly PageFile[], values: Values | undefined) => Promise<PageRecord[]>;
  validator?: ContentValidator;
  /** The values that pages use where those of site.yaml are wrong. */
  previousValues?: Values | undefined;
  /**
   * With `errors`, warnings of rules across pages are at the top of their file, because finding a
   * place takes longer than reading a page: for those who only count them.
   */
  places?: 'all' | 'errors';
  /** What a page wants in the menus; by default what its file says. */
  menuOf?: (record: PageRecord) => PageMenuLink | undefined;
}

/** Reads what has changed in a content folder, and checks all of it together. */
export async function loadSite(survey: Survey, options: LoadOptions): Promise<Site> {
  const { drafts, production, menuOf = ({ facts }) => facts.menu, now = readClock() } = options;
  const validator = options.validator ?? (await createContentValidator());
  const site = options.site ?? (await loadSettings(survey.content, validator));
  const values = site.values ?? options.previousValues;
  const { content, files, changed, unchanged } = withOutdated(survey, values);
  const readPages = options.readPages ?? readEach.bind(null, content, validator);
  const read = await readPages(changed, values);
  const changedRecords = new Map(changed.map(({ file }, index) => [file, read[index]]));
  const records = new Map(
    files.pages.flatMap(({ file }): [string, PageRecord][] => {
      const record = changedRecords.get(file) ?? unchanged.get(file);
      return record ? [[file, record]] : [];
    }),
  );
  const all = [...records.values()];
  const draftFiles = new Set(
    all.filter(({ facts }) => isDraft(facts, now)).map(({ facts }) => facts.file),
  );
  const pages = files.pages.filter(({ file }) => drafts || !draftFiles.has(file));
  const links = pages.flatMap(({ file }) => menuOf(records.get(file) as PageRecord) ?? []);
  const checking = { drafts, now, draftFiles, ...(production && { production }) };
  const together = await checkTogether(content, files, site, all, checking);
  const diagnose = async (places: LoadOptions['places']) => {
    const ofPages = all.flatMap((page) => page.diagnostics);
    const ofFiles = await withFiles(
      await withAddresses([...site.diagnostics, ...ofPages], site, all),
      files.assets,
    );
    const found = await inOneMessage(
      { diagnostics: ofFiles, problems: together.problems },
      site.values,
      () => readText(content, 'site.yaml'),
      [site, ...all].map(({ facts }) => facts),
    );
    const diagnostics = [
      ...files.diagnostics,
      ...found.diagnostics,
      ...(await placeProblems(content, found.problems, site, all, places)),
    ];
    return inReadingOrder(drafts ? diagnostics : leniently(diagnostics, draftFiles));
  };
  return {
    settings: site.settings && addToMenus(site.settings, links),
    values: site.values,
    pages,
    waiting: waitingPages(records, now),
    records,
    assets: files.assets,
    pictures: together.pictures,
    files: files.pages.length + 1,
    diagnostics: await diagnose(options.places),
    placed: () => diagnose('all'),
  };
}

/** With files that are there, where the address of one is corrected to that of none. */
async function withFiles(
  diagnostics: Diagnostic[],
  assets: readonly string[],
): Promise<Diagnostic[]> {
  if (!diagnostics.some(({ code, fix }) => code === 'P108' && fix?.text.startsWith('/')))
    return diagnostics;
  const { fillFiles } = await import('../addresses/fill-files.ts');
  return fillFiles(diagnostics, assets);
}

/** With the addresses of buttons of which only the words were written. */
async function withAddresses(
  diagnostics: Diagnostic[],
  site: LoadedSettings,
  pages: readonly PageRecord[],
): Promise<Diagnostic[]> {
  if (!diagnostics.some(({ fix }) => fix?.text.includes('href: …'))) return diagnostics;
  const { fillLinks } = await import('../addresses/fill-links.ts');
  const facts = [site, ...pages].map((file) => file.facts);
  return fillLinks(diagnostics, facts, site.planned);
}

/** A draft is never in the way of the site: what is wrong with it is a warning. */
const leniently = (diagnostics: readonly Diagnostic[], drafts: ReadonlySet<string>): Diagnostic[] =>
  diagnostics.map((diagnostic) =>
    diagnostic.severity === 'error' && drafts.has(diagnostic.file)
      ? { ...diagnostic, severity: 'warning', inDraft: true }
      : diagnostic,
  );

async function readEach(
  content: string,
  validator: ContentValidator,
  pages: readonly PageFile[],
  values: Values | undefined,
): Promise<PageRecord[]> {
  const records: PageRecord[] = [];
  for (const page of pages) records.push((await readPage(content, page, validator, values)).record);
  return records;
}

/** Reads one page: what is to be cached of it, and the page itself where it has no mistake. */
export async function readPage(
  content: string,
  file: PageFile,
  validator: ContentValidator,
  values: Values | undefined,
): Promise<{ record: PageRecord; page: Page | undefined }> {
  // Before it is read, so that a change in between is noticed the next time.
  const stamp = stampOf(join(content, file.file));
  const { page, ...found } = await loadPage(content, file, validator, values);
  return { record: { stamp, ...found }, page };
}

/** What rules across pages have found. */
interface Together {
  /** By file. */
  problems: Map<string, Problem[]>;
  pictures: ReadonlyMap<string, PictureFile>;
}

/**
 * The rules across pages. A page that could not be read has neither anchors nor headings that could
 * be checked, but it may be linked.
 */
async function checkTogether(
  content: string,
  { assets, misnamed }: Survey['files'],
  site: LoadedSettings,
  pages: readonly PageRecord[],
  {
    drafts,
    now,
    draftFiles,
    production = false,
  }: { drafts: boolean; now: number; draftFiles: ReadonlySet<string>; production?: boolean },
): Promise<Together> {
  const broken = pages.filter(({ diagnostics }) => hasErrors(diagnostics));
  const facts = [
    site.facts,
    // To the rules, a draft is what is one now.
    ...pages.map(({ facts }) =>
      facts.publish === undefined ? facts : { ...facts, draft: draftFiles.has(facts.file) },
    ),
  ];
  const problems = await checkAcrossPages({
    facts,
    assets,
    misnamed,
    planned: site.planned,
    redirects: site.redirects,
    values: site.values ?? noValues,
    settings: site.settings,
    unread: new Set(broken.map(({ facts }) => facts.route)),
    drafts,
    production,
    readText: (file) => readText(content, file),
  });
  const pictures = new Map<string, PictureFile>();
  // Most pages have none, and then nothing is loaded that looks at them.
  if (facts.some((file) => file.pictures)) {
    const { checkPictures } = await import('../pictures/check-pictures.ts');
    const checked = checkPictures(content, facts, assets);
    for (const [address, picture] of checked.pictures) pictures.set(address, picture);
    for (const [file, found] of checked.problems) addProblems(problems, file, found);
  }
  const used = [site.facts.values, ...pages.map(({ facts }) => facts.values)];
  addProblems(problems, 'site.yaml', findUnused(site.values ?? noValues, used));
  for (const { facts } of pages) addProblems(problems, facts.file, explainStaleDraft(facts, now));
  return { problems, pictures };
}

async function placeProblems(
  content: string,
  problems: ReadonlyMap<string, Problem[]>,
  site: LoadedSettings,
  pages: readonly PageRecord[],
  places: LoadOptions['places'],
): Promise<Diagnostic[]> {
  if (problems.size === 0) return [];
  const isPlaced = ({ severity = 'error' }: Problem) => severity === 'error' || places !== 'errors';
  const unread = new Set(
    pages.filter(({ diagnostics }) => hasErrors(diagnostics)).map(({ facts }) => facts.file),
  );
  const found = [...problems].filter(([file]) => !unread.has(file));
  const unplaced = found.flatMap(([file, all]) =>
    all.filter((problem) => !isPlaced(problem)).map((problem) => wholeFile(file, problem)),
  );
  const wanted = found
    .map(([file, all]): [string, Problem[]] => [file, all.filter(isPlaced)])
    .filter(([, all]) => all.length > 0);
  if (wanted.length === 0) return unplaced;
  const [{ locate }, { seeValues }] = await Promise.all([
    import('../diagnostics/locate.ts'),
    import('../values/explain-uses.ts'),
  ]);
  const usedIn = new Map(pages.map(({ facts }) => [facts.file, facts.values?.at ?? []]));
  usedIn.set('site.yaml', site.facts.values?.at ?? []);
  const located = wanted.flatMap(([file, all]) => {
    const text = readText(content, file);
    // A file that is no text has no lines.
    if (text === undefined) return all.map((problem) => wholeFile(file, problem));
    const seen = seeValues(all, usedIn.get(file) ?? [], site.values);
    return locate(file, text, seen, (other) => readText(content, other));
  });
  return [...unplaced, ...located];
}

function addProblems(problems: Map<string, Problem[]>, file: string, more: Problem[]): void {
  if (more.length > 0) problems.set(file, [...(problems.get(file) ?? []), ...more]);
}

function readText(content: string, file: string): string | undefined {
  const read = readContentFile(content, file);
  return 'text' in read ? read.text : undefined;
}
