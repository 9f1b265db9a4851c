import { oncePer } from '../once-per.ts';
import type { Finding, SiteView } from '../validate/rule.ts';
import { findLostPages } from './lost-pages.ts';

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
    const names = new Set(missing.map(nameOf));
    const holders = Map.groupBy(
      routes.filter((route) => names.has(nameOf(route))),
      folderOf,
    );
    const whole = [...holders].filter(([, pages]) => pages.length === names.size);
    const [only, other] = whole;
    if (only && !other) found.set(folder, only[0]);
  }
  return found;
});

export const folderOf = (route: string): string => route.slice(0, route.lastIndexOf('/'));

const nameOf = (route: string): string => route.slice(route.lastIndexOf('/') + 1);

/** Explains a link into a folder that was renamed. */
export function explainRenamedFolder(folder: string, current: string, site: SiteView): Finding {
  const count = [...findLostPages(site).missing].filter((path) => folderOf(path) === folder).length;
  return {
    code: 'R201',
    message: `There is no folder \`pages${folder}\`: the ${count} pages of it that links lead to are in \`pages${current}\`.`,
    hints: [
      `Call the folder \`pages${folder}\` again${current === '' ? ', or move the files back into it' : ''}. ${
        current === ''
          ? 'If they are to stay, move each with'
          : 'If the new name is meant, run, once it has its old one,'
      } \`npm run move -- ${folder}${current === '' ? '/NAME' : '/'} ${current}${current === '' ? '/NAME' : '/'}\`: it changes every link and leads the old addresses to the new ones.`,
    ],
  };
}
