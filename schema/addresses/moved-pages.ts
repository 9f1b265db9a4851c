import type { Finding, SiteView } from '../facts/rule.ts';
import { folderOf, lastPartOf, nameIn } from '../model/name-words.ts';
import { oncePer } from '../once-per.ts';
import { findLostPages } from './lost-pages.ts';
import { mostSearches } from './may-search.ts';
import { nearestAddresses } from './nearest-address.ts';

/**
 * Finds linked folders that do not exist but have their pages in another folder: `/solutions` and
 * `/solution`. A single page may have been moved by itself, so it does not count.
 */
export const renamedFolders = oncePer((site: SiteView): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const routes = [...site.pages.keys(), ...site.misnamed];
  const byFolder = Map.groupBy(findLostPages(site).missing, folderOf);
  for (const [folder, missing] of byFolder) {
    if (missing.length < 2 || routes.some((route) => folderOf(route) === folder)) continue;
    const names = new Set(missing.map(lastPartOf));
    const holders = Map.groupBy(
      routes.filter((route) => names.has(lastPartOf(route))),
      folderOf,
    );
    const whole = [...holders].filter(([, pages]) => pages.length === names.size);
    const [only, other] = whole;
    if (only && !other) found.set(folder, only[0]);
  }
  return found;
});

/** Explains a link into a folder that was renamed. */
export function explainRenamedFolder(folder: string, current: string, site: SiteView): Finding {
  const count = [...findLostPages(site).missing].filter((path) => folderOf(path) === folder).length;
  return {
    code: 'R201',
    message: `There is no folder \`pages${folder}\`: the ${count} pages of it that links lead to are in \`pages${current}\`.`,
    hints: `Call the folder \`pages${folder}\` again${current === '' ? ', or move the files back into it' : ''}. ${
      current === ''
        ? 'If they are to stay, move each with'
        : 'If the new name is meant, run, once it has its old one,'
    } \`npm run move -- ${folder}${current === '' ? '/NAME' : '/'} ${current}${current === '' ? '/NAME' : '/'}\`: it changes every link and leads the old addresses to the new ones.`,
  };
}

/**
 * Finds the pages that were most likely moved, by the missing address under which links still name
 * them: such a link has the name of a page without links as its words. That a page has no links, and
 * a link no page, is no sign of it: most often they are two mistakes.
 */
export const movedPages = oncePer((site: SiteView): ReadonlyMap<string, ReadonlySet<string>> => {
  const { unlinked, missing } = findLostPages(site);
  const moved = new Map<string, Set<string>>();
  if (unlinked.size === 0 || missing.size === 0) return moved;
  const routes = new Map<string, Set<string>>();
  for (const { route, title = '' } of unlinked) {
    for (const words of [lastPartOf(route), title]) {
      const name = nameIn(words).join(' ');
      if (name !== '') routes.set(name, (routes.get(name) ?? new Set()).add(route));
    }
  }
  for (const { naming = [] } of site.files) {
    for (const [, href, words] of naming) {
      const named = missing.has(href) ? routes.get(nameIn(words).join(' ')) : undefined;
      if (named) moved.set(href, (moved.get(href) ?? new Set()).union(named));
    }
  }
  return moved;
});

/**
 * Returns the pages that links to missing addresses may mean, so that they are no pages without
 * links. `undefined` if there are too many such links to search for each of them.
 */
export function pagesMeant(site: SiteView): ReadonlySet<string> | undefined {
  const { missing } = findLostPages(site);
  if (missing.size > mostSearches) return undefined;
  const folders = renamedFolders(site);
  const meant = [...missing].flatMap((path) => {
    const folder = folderOf(path);
    const current = folders.get(folder);
    return [
      ...(current === undefined ? [] : [`${current}${path.slice(folder.length)}`]),
      ...nearestAddresses(path, {}, site).map((address) => address.replace(/[?#].*/, '')),
      ...(movedPages(site).get(path) ?? []),
    ];
  });
  return new Set(meant);
}
