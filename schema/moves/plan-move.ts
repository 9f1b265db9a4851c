import { realpathSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { EditError, openYaml } from '../edits/yaml-text.ts';
import type { Facts } from '../facts/facts.ts';
import { isDraft, readClock } from '../facts/publish-time.ts';
import type { PageFacts } from '../facts/rule.ts';
import { fingerprint, fingerprintFile } from '../files/fingerprint.ts';
import type { PageFile } from '../load/content-files.ts';
import { loadPage } from '../load/load-page.ts';
import { type LoadedSettings, loadSettings } from '../load/load-settings.ts';
import { loadSite } from '../load/load-site.ts';
import { type ContentText, readContentFile } from '../load/read-content-file.ts';
import { type PageRecords, surveyContent } from '../load/survey.ts';
import { onlyOf } from '../only-of.ts';
import { applyEdits } from '../syntax/text-edits.ts';
import { createContentValidator } from '../validate/validate.ts';
import { type Address, editLinks, leadsTo } from './link-edits.ts';
import {
  findPage,
  findPlace,
  interrupted,
  MoveError,
  pageName,
  refuseOtherSite,
  usesPageName,
} from './page-place.ts';
import { editValues, updateSettings } from './settings-edits.ts';

/** A file to edit, with its text before and after. */
export interface FileEdit {
  file: string;
  /** Fingerprint of the file when it was read. */
  expected: string;
  before: string;
  after: string;
}

export interface MovePlan {
  from: PageFile;
  to: PageFile;
  /** The page is published, so its old address must be redirected. */
  isLive: boolean;
  /** Where the new address led before, if another page had left it. */
  replaced: string | undefined;
  edits: FileEdit[];
  /** The page's menu, and the menu of its new neighbours if that is a different one. */
  menu: { stays: string; beside: string } | undefined;
  /** The names of the page's signups, if they depend on its address. */
  signups: { before: string; after: string } | undefined;
}

/**
 * Determines the changes that give a page another address. Changes nothing. Throws `MoveError` if
 * the page cannot be moved, and `ContentFolderError`.
 * @param content the real path of the content folder
 */
export async function planMove(content: string, old: string, target: string): Promise<MovePlan> {
  const survey = await surveyContent(content);
  const validator = await createContentValidator();
  const settingsPrint = fingerprintFile(join(content, 'site.yaml'));
  const settings = await loadSettings(content, validator);
  for (const argument of [old, target]) refuseOtherSite(argument, settings.settings?.seo.origin);
  const from = findPage(old, target, survey.files, content);
  const to = findPlace(target, from, survey.files, content);
  refuseFixed(from, content);
  const { records } = await loadSite(survey, { drafts: true, validator, site: settings });
  const page = records.get(from.file)?.facts;
  const isLive = page === undefined || !isDraft(page, readClock());
  const isSameRoute = from.route === to.route;
  const { assets } = survey.files;
  const move: Move = { content, from, to, isLive, settings, settingsPrint, records, assets };
  const edits = isSameRoute ? editFile(move, from.file, (text) => text) : editLinksTo(move);
  const { page: loaded } = await loadPage(content, from, validator, settings.values);
  const [before, after] = [pageName(from.route), pageName(to.route)];
  const signups =
    before !== after && loaded && usesPageName(loaded) ? { before, after } : undefined;
  const pages = [...records.values()].map(({ facts }) => facts);
  const menu = otherMenu(page, to.route, pages);
  const redirected = settings.redirects?.[to.route];
  const replaced = redirected === from.route ? undefined : redirected;
  return { from, to, isLive: isLive && !isSameRoute, replaced, edits, menu, signups };
}

/** Throws `MoveError` for a page that has to stay where it is. */
function refuseFixed({ file, route }: PageFile, content: string): void {
  if (route === '/404')
    throw new MoveError('The page for what is not found has to stay where it is.');
  const path = join(content, file);
  if (realpathSync(path) !== path)
    throw new MoveError(
      `${file} is a symbolic link or behind one. Move the file that it leads to.`,
    );
}

/** A move, and the site before it. */
interface Move extends Pick<MovePlan, 'from' | 'to' | 'isLive'> {
  content: string;
  settings: LoadedSettings;
  /** Fingerprint of `site.yaml` when the settings were loaded. */
  settingsPrint: string;
  records: PageRecords;
  /** Addresses of the files beside the pages. */
  assets: readonly string[];
}

/** Updates the links to the page in all files. Values that contain its address are updated last. */
function editLinksTo(move: Move): FileEdit[] {
  const { content, from, isLive, settings, records } = move;
  const address = addressOf(move);
  const values = new Set<string>();
  const withLinks = (facts: Facts) => (text: string) => {
    if (!leadsTo(facts, address)) return text;
    const found = editLinks(openYaml(text), facts, address, settings.values);
    for (const name of found.values) values.add(name);
    return applyEdits(text, found.edits);
  };
  const inPages = [...records].flatMap(([file, { facts, diagnostics }]) => {
    const isReadable = !diagnostics.some(({ code }) => /^[FY]/.test(code));
    if (isReadable) return editFile(move, file, withLinks(facts));
    if (leadsTo(facts, address) || mentions(readFile(content, file).text, from))
      throw mayLink(file, from);
    return [];
  });
  const inSettings = editFile(move, 'site.yaml', (text) => {
    const linked = withLinks(settings.facts)(text);
    const withValues = applyEdits(linked, editValues(openYaml(linked), values, address));
    return updateSettings(withValues, address, isLive);
  });
  return [...inPages, ...inSettings];
}

const addressOf = ({ from, to, settings, records, assets }: Move): Address => ({
  from: from.route,
  to: to.route,
  site: {
    pages: new Map(
      [...records.values()].flatMap(({ facts }) =>
        facts.route === undefined ? [] : [[facts.route, facts as PageFacts]],
      ),
    ),
    planned: new Map(settings.planned?.map((route, index) => [route, index])),
    assets: new Set(assets),
    redirects: settings.redirects ?? {},
    settings: settings.settings,
  },
});

/** Returns the edit of a file; none if it stays the same. */
function editFile(
  { content, from, to, settingsPrint, records }: Move,
  file: string,
  change: (text: string) => string,
): FileEdit[] {
  const { text, bytes } = readFile(content, file);
  const expected = fingerprint(bytes);
  const loaded = file === 'site.yaml' ? settingsPrint : records.get(file)?.fingerprint;
  if (expected !== loaded) throw interrupted(file, 'was changed in between');
  const changed = reporting(file, () => change(text));
  const after = file === from.file ? moveEditorLine(changed, from, to) : changed;
  return after === text ? [] : [{ file, expected, before: text, after }];
}

function readFile(content: string, file: string): ContentText {
  const found = readContentFile(content, file);
  if ('text' in found) return found;
  throw new MoveError(`${found.message} The page cannot be moved before that is put right.`);
}

/**
 * Returns both menus if all pages beside the new place are in one menu, and the page is in another.
 */
function otherMenu(
  page: Facts | undefined,
  route: string,
  pages: readonly Facts[],
): MovePlan['menu'] {
  const folder = route.slice(0, route.lastIndexOf('/') + 1);
  const beside = pages.filter(
    (other) => folder !== '/' && other !== page && other.menu && other.route?.startsWith(folder),
  );
  const name = onlyOf(new Set(beside.map(({ menu }) => menu?.menu)));
  const stays = page?.menu?.menu;
  if (!stays || name === undefined || name === stays) return undefined;
  return { stays, beside: name };
}

/** Whether a text has the address of a page. */
function mentions(text: string, { route }: PageFile): boolean {
  const path = RegExp.escape(route);
  return new RegExp(`(?<![\\w/.-])${path}(?![\\w/-])`).test(text);
}

/** A file that is not valid YAML cannot be edited. */
const mayLink = (file: string, { route }: PageFile): MoveError =>
  new MoveError(
    `${file} is not valid YAML and may link to ${route}. npm run validate -- ${file} says what is wrong.`,
  );

function reporting<T>(file: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new MoveError(
      `${file} cannot be edited: ${error.message.replace(/\.?$/, '.')} npm run validate says more. Nothing was changed.`,
    );
  }
}

const line = /^(# yaml-language-server: \$schema=)(\.\.?\/\S+)/m;

/** Updates the path in the line that tells editors the schema of a page that moves. */
const moveEditorLine = (text: string, from: PageFile, to: PageFile): string =>
  text.replace(line, (_, start: string, path: string) => {
    // An invented root, deep enough for every path out of the content folder.
    const root = '/a'.repeat(path.split('/').length);
    const schema = posix.join(root, dirname(from.file), path);
    return start + posix.relative(posix.join(root, dirname(to.file)), schema);
  });
