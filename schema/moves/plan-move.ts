import { realpathSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { applyEdits } from '../edits/text-edits.ts';
import { EditError, openYaml } from '../edits/yaml-text.ts';
import type { PageFile } from '../load/content-files.ts';
import { fingerprint } from '../load/fingerprint.ts';
import { type Facts, loadPage } from '../load/load-page.ts';
import { loadSettings } from '../load/load-settings.ts';
import { loadSite } from '../load/load-site.ts';
import { isDraft, readClock } from '../load/publish-time.ts';
import { readContentFile } from '../load/read-content-file.ts';
import { surveyContent } from '../load/survey.ts';
import { onlyOf } from '../only-of.ts';
import type { PageFacts } from '../validate/rule.ts';
import { createContentValidator } from '../validate/validate.ts';
import { type Address, editLinks, leadsTo } from './link-edits.ts';
import {
  findPage,
  findPlace,
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
  const settings = await loadSettings(content, validator);
  const origin = settings.settings?.seo.origin;
  for (const argument of [old, target]) refuseOtherSite(argument, origin);
  const from = findPage(old, survey.files, content);
  const to = findPlace(target, from, survey.files, content);
  if (from.route === '/404')
    throw new MoveError('The page for what is not found has to stay where it is.');
  const path = join(content, from.file);
  if (realpathSync(path) !== path) {
    throw new MoveError(
      `${from.file} is a symbolic link or behind one. Move the file that it leads to.`,
    );
  }
  const { records } = await loadSite(survey, { drafts: true, validator, site: settings });
  const address: Address = {
    from: from.route,
    to: to.route,
    site: {
      pages: new Map(
        [...records.values()].flatMap(({ facts }) =>
          facts.route === undefined ? [] : [[facts.route, facts as PageFacts]],
        ),
      ),
      planned: new Map(settings.planned?.map((route, index) => [route, index])),
      assets: new Set(survey.files.assets),
      redirects: settings.redirects ?? {},
      settings: settings.settings,
    },
  };
  const page = records.get(from.file)?.facts;
  const isLive = page === undefined || !isDraft(page, readClock());
  const edits: FileEdit[] = [];
  const values = new Set<string>();
  const isSameRoute = from.route === to.route;
  const read = (file: string) => {
    const found = readContentFile(content, file);
    if ('text' in found) return found;
    throw new MoveError(`${found.message} The page cannot be moved before that is put right.`);
  };
  const edit = (file: string, change: (text: string) => string) => {
    const { text, bytes } = read(file);
    const changed = reporting(file, () => change(text));
    const after = file === from.file ? moveEditorLine(changed, from, to) : changed;
    if (after !== text) edits.push({ file, expected: fingerprint(bytes), before: text, after });
  };
  const change = (facts: Facts) => (text: string) => {
    if (!leadsTo(facts, address)) return text;
    const yaml = openYaml(text);
    const found = editLinks(yaml, facts, address, settings.values);
    for (const name of found.values) values.add(name);
    return applyEdits(text, found.edits);
  };
  if (!isSameRoute) {
    for (const [file, { facts, diagnostics }] of records) {
      if (diagnostics.some(({ code }) => /^[FY]/.test(code)))
        refuseIfLinked(file, read(file).text, from);
      else edit(file, change(facts));
    }
    const { facts } = settings;
    edit('site.yaml', (text) => {
      const linked = change(facts)(text);
      const withValues = applyEdits(linked, editValues(openYaml(linked), values, address));
      return updateSettings(withValues, address, isLive);
    });
  } else edit(from.file, (text) => text);
  const { page: loaded } = await loadPage(content, from, validator, settings.values);
  const [before, after] = [pageName(from.route), pageName(to.route)];
  const signups =
    before !== after && loaded && usesPageName(loaded) ? { before, after } : undefined;
  const menu = otherMenu(
    page,
    to.route,
    [...records.values()].map(({ facts }) => facts),
  );
  return { from, to, isLive: isLive && !isSameRoute, edits, menu, signups };
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

/** Throws if a file that is not valid YAML may link to the page. Such a file cannot be edited. */
function refuseIfLinked(file: string, text: string, { route }: PageFile): void {
  const path = route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (!new RegExp(`(?<![\\w/.-])${path}(?![\\w/-])`).test(text)) return;
  throw new MoveError(
    `${file} is not valid YAML and may link to ${route}. npm run validate -- ${file} says what is wrong.`,
  );
}

function reporting<T>(file: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new MoveError(
      `${file} cannot be edited: ${error.message} npm run validate says more, and with --fix replaces old names. Nothing was changed.`,
    );
  }
}

const line = /^(# yaml-language-server: \$schema=)(\.\.?\/\S+)/m;

/** Updates the path in the line that tells editors the schema of a page that moves. */
export const moveEditorLine = (text: string, from: PageFile, to: PageFile): string =>
  text.replace(line, (_, start: string, path: string) => {
    // An invented root, deep enough for every path out of the content folder.
    const root = '/a'.repeat(path.split('/').length);
    const schema = posix.join(root, dirname(from.file), path);
    return start + posix.relative(posix.join(root, dirname(to.file)), schema);
  });
