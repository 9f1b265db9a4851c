import { inPageForm } from '../addresses/correct-address.ts';
import { withoutOwnDomain } from '../addresses/own-address.ts';
import {
  isAnyUnread,
  isShown,
  type Rule,
  type SiteView,
  type Spot,
  wholeFile,
} from '../validate/rule.ts';

/** Nobody has to link these: visitors come to them by themselves. */
const reachedAnyway = new Set(['/', '/404']);

/** R218: a visitor can get to every page. */
const unlinkedPages: Rule = (site, report) => {
  // What could not be read may have the link, or the menu.
  if (isAnyUnread(site) || !site.settings) return;
  const linked = linkedRoutes(site);
  const pages = [...site.pages.values()].filter(
    ({ route, menu, draft }) => !draft && !menu && !linked.has(route) && !reachedAnyway.has(route),
  );
  const isMany = pages.length > most;
  for (const [index, { file, route }] of pages.entries()) {
    const where: Spot['where'] = isMany && index > 0 ? wholeFile : { path: ['title'], at: 'key' };
    report.cause(isMany ? 'unlinked' : `unlinked ${route}`, { file, where }, () => ({
      code: 'R218',
      severity: 'warning',
      message: isMany
        ? `No link leads to \`${route}\` and ${pages.length - 1} more pages, and they are in no menu.`
        : `No link leads to \`${route}\`, and it is in no menu.`,
      hints: [
        'Visitors find it by a search engine at best. Put it into a menu (`menu: { in: … }`), link it from another page, or mark it `draft: true` until it is ready.',
      ],
    }));
  }
};

/** So many pages are reported one by one. More have a cause in common. */
const most = 10;

export default unlinkedPages;

function linkedRoutes(site: SiteView): Set<string> {
  const linked = new Set<string>();
  for (const facts of site.files) {
    if (!isShown(site, facts)) continue;
    for (const [, href] of facts.links) {
      const path = href.split(/[?#]/, 1)[0] ?? '';
      if (path === facts.route) continue;
      if (site.pages.has(path)) linked.add(path);
      else if (path !== '' && !site.planned?.has(path)) {
        // A link that is written wrongly is another mistake.
        const own = withoutOwnDomain(href, site)?.split(/[?#]/, 1)[0];
        linked.add(inPageForm(own ?? path).address);
      }
    }
  }
  return linked;
}
