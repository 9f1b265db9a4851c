import type { Facts } from '../facts/facts.ts';
import { addToMenus, type PageMenuLink } from '../facts/menus.ts';
import { isDraft, readClock, type WaitingPage, waitingPages } from '../facts/publish-time.ts';
import { type FaultyParts, findSound, isFaulty } from '../facts/sound-parts.ts';
import type { Page, SiteSettings } from '../generated/types.ts';
import { type Diagnostic, hasErrors, inReadingOrder, type Problem } from '../model/diagnostics.ts';
import { noValues, type Values } from '../model/values.ts';
import type { PictureFile } from '../pictures/read-picture.ts';
import { type ContentValidator, createContentValidator } from '../validate/validate.ts';
import {
  checkTogether,
  checkUsedPictures,
  type Places,
  placeProblems,
  type ReadFiles,
  readText,
} from './check-together.ts';
import type { PageFile } from './content-files.ts';
import { inOneMessage } from './in-one-message.ts';
import { loadPage } from './load-page.ts';
import { type LoadedSettings, loadSettings } from './load-settings.ts';
import { pause } from './pause.ts';
import { findPublished } from './published-files.ts';
import { type PageRecord, type PageRecords, type Survey, withOutdated } from './survey.ts';

/**
 * A content folder after reading and checking. Without errors in its diagnostics, all of it is
 * valid.
 */
export interface Site {
  /** The settings with the pages in the menus. `undefined` if site.yaml has errors. */
  settings: SiteSettings | undefined;
  /** The values that pages use. `undefined` if one of them is wrong. */
  values: Values | undefined;
  /** The pages of the site, with drafts only if they were requested. */
  pages: PageFile[];
  /** Drafts with a date on which they are published. */
  waiting: WaitingPage[];
  /** The records to cache, for every page including drafts. */
  records: PageRecords;
  /** Addresses of the files beside the pages. */
  assets: string[];
  /** The pictures in use, by address. */
  pictures: ReadonlyMap<string, PictureFile>;
  /** Every checked file, including drafts and site.yaml. */
  files: string[];
  /** If drafts are not part of the site, their errors are warnings. */
  diagnostics: Diagnostic[];
  /** Returns the addresses of the files beside the pages that are published as they are. */
  published(): readonly string[];
  /** The diagnostics with all their places, or only with those of errors and of the warnings in some files. */
  placed(files?: ReadonlySet<string>): Promise<Diagnostic[]>;
}

/** A content folder whose pages are read, but not yet checked together. */
export interface ReadSite
  extends Pick<
    Site,
    'settings' | 'values' | 'pages' | 'records' | 'assets' | 'pictures' | 'published'
  > {
  /** Runs the rules across pages. */
  check(): Promise<Site>;
}

export interface LoadOptions {
  /** Whether drafts are part of the site. */
  drafts: boolean;
  /** Drafts that are compared with the pages of the site although they are no part of it. */
  comparedDrafts?: ReadonlySet<string>;
  /** Whether settings that a live site needs are required. */
  production?: boolean;
  /** The current time in milliseconds since 1970. Drafts that are due by then are published. */
  now?: number;
  /** The settings, if they are already loaded. */
  site?: LoadedSettings;
  /** Reads pages. The default reads them one by one in this thread. */
  readPages?: (pages: readonly PageFile[], values: Values | undefined) => Promise<PageRecord[]>;
  validator?: ContentValidator;
  /** The values to use if those of site.yaml are wrong. */
  previousValues?: Values | undefined;
  /**
   * With `errors`, warnings of rules across pages are placed at the start of their file, because
   * finding a place takes longer than reading a page. For callers that only count warnings.
   */
  places?: 'all' | 'errors';
  /** Returns the link that a page adds to the menus. The default takes it from the page's file. */
  menuOf?: (record: PageRecord) => PageMenuLink | undefined;
}

/** Reads the changed pages of a content folder, and checks the whole site. */
export async function loadSite(survey: Survey, options: LoadOptions): Promise<Site> {
  const site = await readSite(survey, options);
  return site.check();
}

/** Reads the changed pages of a content folder. What does not need the checks can start after that. */
export async function readSite(survey: Survey, options: LoadOptions): Promise<ReadSite> {
  const { drafts, production = false, menuOf = ({ facts }) => facts.menu } = options;
  const { now = readClock() } = options;
  const openValidator = async () => options.validator ?? (await createContentValidator());
  const site = options.site ?? (await loadSettings(survey.content, await openValidator()));
  const values = site.values ?? options.previousValues;
  const current = withOutdated(survey, values);
  const { content, files } = current;
  const readPages = options.readPages ?? readEach.bind(null, content, await openValidator());
  const records = await readRecords(current, (changed) => readPages(changed, values));
  const all = [...records.values()];
  const draftFiles = new Set(all.flatMap(({ facts }) => (isDraft(facts, now) ? [facts.file] : [])));
  const pages = files.pages.filter(({ file }) => drafts || !draftFiles.has(file));
  const links = pages.flatMap(({ file }) => menuOf(records.get(file) as PageRecord) ?? []);
  const facts = [
    site.facts,
    // For the rules, a page is a draft only if it is not due yet.
    ...all.map(({ facts }) =>
      facts.publish === undefined ? facts : { ...facts, draft: draftFiles.has(facts.file) },
    ),
  ];
  const broken = new Set(all.filter(({ diagnostics }) => hasErrors(diagnostics)));
  const isSound = findSound(faultyPartsOf(site, broken));
  const pictures = await checkUsedPictures(content, facts, files.assets, isSound);
  const read: ReadFiles = { content, files, site, pages: all, facts, pictures, broken, isSound };
  const settings = site.settings && addToMenus(site.settings, links);
  let publishedFiles: readonly string[] | undefined;
  const published = () => {
    const { assets } = files;
    publishedFiles ??= findPublished({ content, facts, assets, redirects: site.redirects, drafts });
    return publishedFiles;
  };
  const result = {
    settings,
    values: site.values,
    pages,
    records,
    assets: files.assets,
    pictures: pictures.pictures,
    published,
  };
  const check = async (): Promise<Site> => {
    const showsDraft = (file: string) => drafts || options.comparedDrafts?.has(file) === true;
    const problems = await checkTogether(read, { showsDraft, now, production });
    const diagnose = async (places: Places) => {
      const diagnostics = await placeAll(read, problems, places, options);
      return inReadingOrder(drafts ? diagnostics : leniently(diagnostics, draftFiles, facts));
    };
    return {
      ...result,
      waiting: waitingPages(records, now),
      files: ['site.yaml', ...files.pages.map(({ file }) => file)],
      diagnostics: await diagnose(options.places === 'errors' ? new Set() : 'all'),
      placed: (files) => diagnose(files ?? 'all'),
    };
  };
  return { ...result, check };
}

/** Returns the parts with errors, by file. */
const faultyPartsOf = (
  site: LoadedSettings,
  broken: ReadonlySet<PageRecord>,
): ReadonlyMap<string, FaultyParts> =>
  new Map([
    ...[...broken].map(({ facts }): [string, FaultyParts] => [facts.file, facts.faulty ?? 'all']),
    ...(site.facts.faulty ? [[site.facts.file, site.facts.faulty] as const] : []),
  ]);

/** Returns the diagnostics of all files, with those of rules across pages at their places. */
async function placeAll(
  read: ReadFiles,
  acrossPages: ReadonlyMap<string, Problem[]>,
  places: Places,
  options: LoadOptions,
): Promise<Diagnostic[]> {
  const { content, files, site, pages, facts } = read;
  const found = [
    ...site.diagnostics,
    ...pages.flatMap((page) => page.diagnostics),
    ...(await undeclaredUses(content, site, facts, options)),
  ];
  const corrected = await withAddresses(found, site, pages);
  // Values under a misspelt name have no place where they could be corrected.
  const isMisplaced = isFaulty('/values', site.facts.faulty ?? []);
  const { diagnostics, problems } = await inOneMessage(
    { diagnostics: corrected, problems: acrossPages },
    isMisplaced ? noValues : (site.values ?? site.declared?.values),
    () => readText(content, 'site.yaml'),
    facts,
  );
  const placed = await placeProblems(content, problems, site, pages, places);
  return [...files.diagnostics, ...diagnostics, ...placed];
}

/** Reads the changed pages, and returns the records of all, by file. */
async function readRecords(
  { files, changed, unchanged }: Survey,
  read: (changed: readonly PageFile[]) => Promise<PageRecord[]>,
): Promise<Map<string, PageRecord>> {
  const found = await read(changed);
  const now = new Map(changed.map(({ file }, index) => [file, found[index]]));
  return new Map(
    files.pages.flatMap(({ file }): [string, PageRecord][] => {
      const record = now.get(file) ?? unchanged.get(file);
      return record ? [[file, record]] : [];
    }),
  );
}

/** Finds uses of missing values, unless the pages were read with values. */
async function undeclaredUses(
  content: string,
  { declared }: LoadedSettings,
  facts: readonly Facts[],
  { previousValues }: LoadOptions,
): Promise<Diagnostic[]> {
  if (!declared || previousValues) return [];
  const { findUndeclaredUses } = await import('../values/undeclared-uses.ts');
  return findUndeclaredUses(facts, declared, (file) => readText(content, file));
}

/** Fills in addresses for buttons and entries of the menu that have only a text, and shortens those of this site. */
async function withAddresses(
  diagnostics: Diagnostic[],
  site: LoadedSettings,
  pages: readonly PageRecord[],
): Promise<Diagnostic[]> {
  const isOpen = ({ fix, about }: Diagnostic) =>
    fix && (about?.kind === 'full address' || /href: …|\{ label: [^,]*\}/.test(fix.text));
  if (!diagnostics.some(isOpen)) return diagnostics;
  const { fillLinks, withOwnAddresses } = await import('../addresses/fill-links.ts');
  const facts = [site, ...pages].map((file) => file.facts);
  const filled = fillLinks(diagnostics, facts, site.planned);
  return withOwnAddresses(filled, { settings: site.settings, pages: new Map() });
}

/** Turns errors in drafts into warnings, so that a draft never blocks the site. */
function leniently(
  diagnostics: readonly Diagnostic[],
  drafts: ReadonlySet<string>,
  facts: readonly Facts[],
): Diagnostic[] {
  // Where it is wrong until when a page is a draft, nobody knows what is meant.
  const unclear = facts.flatMap(({ file, hasUnclearStart }) => (hasUnclearStart ? [file] : []));
  const clear = drafts.difference(new Set(unclear));
  return diagnostics.map((diagnostic) =>
    diagnostic.severity === 'error' && clear.has(diagnostic.file)
      ? { ...diagnostic, severity: 'warning', inDraft: true }
      : diagnostic,
  );
}

async function readEach(
  content: string,
  validator: ContentValidator,
  pages: readonly PageFile[],
  values: Values | undefined,
): Promise<PageRecord[]> {
  const records: PageRecord[] = [];
  for (const [index, page] of pages.entries()) {
    await pause(index, 10);
    records.push((await readPage(content, page, validator, values)).record);
  }
  return records;
}

/** Reads one page. Returns its record to cache, and the page itself if it has no errors. */
export async function readPage(
  content: string,
  file: PageFile,
  validator: ContentValidator,
  values: Values | undefined,
): Promise<{ record: PageRecord; page: Page | undefined }> {
  const { page, ...record } = await loadPage(content, file, validator, values);
  return { record, page };
}
