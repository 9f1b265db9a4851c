import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suggestPages } from '../../schema/addresses/nearest-address.ts';
import { openContentFolder } from '../../schema/load/content-folder.ts';
import { loadSite, type Site } from '../../schema/load/load-site.ts';
import { isReserved } from '../../schema/load/reserved-names.ts';
import { surveyContent } from '../../schema/load/survey.ts';
import { contentFolder, UsageError } from '../command-line.ts';
import { askForPage } from './ask-for-page.ts';
import { editorLine } from './editor-line.ts';
import { howToSee } from './how-to-see.ts';
import { checkPath, toTitle } from './names.ts';
import { refuseExisting, shownPath, writeNew } from './new-file.ts';
import type { NewPage } from './new-page.ts';
import { copyPage, firstPage } from './page-text.ts';
import type { Ask } from './terminal.ts';

/**
 * Writes a page, and returns the lines to print.
 * @param given the content folder, if it was named
 * @param path its address, or how to ask for it
 */
export async function writeNewPage(
  given: string | undefined,
  path: string | Ask,
  from: string | undefined,
): Promise<string[]> {
  const root = openContentFolder(contentFolder(given));
  const site = await loadSite(await surveyContent(root), { drafts: true });
  const refuse = (path: string) => refuseAddress(root, site, path);
  const page =
    typeof path === 'string'
      ? { path, from }
      : await askForPage(path, { menus: menusOf(site), from, refuse });
  const added = addPage(root, site, { ...page, path: checkPath(page.path) });
  return [`Wrote ${shownPath(added.file)}`, `Look at it: ${howToSee(added.route, given)}`];
}

const fileAt = (content: string, path: string): string => join(content, `pages/${path}.yaml`);

/** Throws `UsageError` if a page cannot be written at an address, or is there already. */
function refuseAddress(content: string, site: Site, path: string): void {
  if (isReserved(`/${path}.yaml`)) {
    throw new UsageError(`The address /${path} belongs to the engine. Choose another one.`);
  }
  const redirect = site.settings?.redirects?.[`/${path}`];
  if (redirect !== undefined) {
    throw new UsageError(
      `/${path} is redirected to ${redirect} in site.yaml. Remove the redirect, or choose another address.`,
    );
  }
  const twin = path.endsWith('/index') ? path.slice(0, -'/index'.length) : `${path}/index`;
  refuseExisting([fileAt(content, path), fileAt(content, twin)]);
}

/** Writes the file of a new page. */
function addPage(content: string, site: Site, page: NewPage): { file: string; route: string } {
  const { path, from } = page;
  const file = fileAt(content, path);
  refuseAddress(content, site, path);
  const title = page.title ?? titleOf(site, path);
  const text = from
    ? copyPage(readFileSync(join(content, fileOf(site, from)), 'utf8'), { ...page, title })
    : firstPage({
        ...page,
        title,
        menu: page.menu ?? menuBeside(site, path),
        menus: menusOf(site),
      });
  writeNew(file, editorLine(file, 'page') + text);
  return { file, route: `/${path}`.replace(/\/index$/, '') || '/' };
}

/** A title from the last part of an address, which no other page has. */
function titleOf({ records }: Site, path: string): string {
  const [name = '', ...folders] = path
    .replace(/\/index$/, '')
    .split('/')
    .reverse()
    .map(toTitle);
  const taken = new Set(records.values().map(({ facts }) => facts.title?.toLowerCase()));
  const titles = [name, ...folders.map((folder) => `${folder}: ${name}`), `${name}, a new page`];
  return titles.find((title) => !taken.has(title.toLowerCase())) ?? name;
}

/** The file of the page with this address, in any spelling. */
function fileOf(site: Site, from: string): string {
  const route = `/${from.replace(/^\/?(?:pages\/)?/, '').replace(/\.ya?ml$/, '')}`.replace(
    /(^|\/)index$/,
    '',
  );
  const found = site.pages.find((page) => page.route === (route || '/'));
  if (found) return found.file;
  const [best] = suggestPages(
    route,
    site.pages.map((page) => page.route),
  );
  throw new UsageError(`There is no page ${route} to copy.${best ? ` Did you mean ${best}?` : ''}`);
}

/** The names of all menus, from the settings and from the pages. */
const menusOf = ({ settings, records }: Site): string[] => [
  ...new Set([
    ...(settings?.header.menu ?? []).flatMap(({ label, href }) => (href ? [] : [label])),
    ...[...records.values()].flatMap(({ facts }) => facts.menu?.menu ?? []),
  ]),
];

/** The menu that most of the page's neighbours are in. */
function menuBeside({ records }: Site, path: string): string | undefined {
  if (!path.includes('/')) return undefined;
  const neighbours = [...records.values()].filter(
    ({ facts }) => dirname(facts.file) === dirname(`pages/${path}`),
  );
  const menus = neighbours.map(({ facts }) => facts.menu?.menu);
  return menus.find((menu) => 2 * menus.filter((one) => one === menu).length > menus.length);
}
