import { inPageForm } from '../addresses/correct-address.ts';
import { withoutOwnDomain } from '../addresses/own-address.ts';
import { isLive, type Rule, type SiteView } from '../validate/rule.ts';

/** Nobody has to link these: visitors come to them by themselves. */
const reachedAnyway = new Set(['/', '/404']);

/** R218: a visitor can get to every page. */
const unlinkedPages: Rule = (site, report) => {
  // What could not be read may have the link, or the menu.
  if (site.unread.size > 0 || !site.settings) return;
  const linked = linkedRoutes(site);
  for (const { file, route, menu, draft } of site.pages.values()) {
    if (draft || menu || linked.has(route) || reachedAnyway.has(route)) continue;
    report.problem(
      { file, where: { path: ['title'], at: 'key' } },
      {
        code: 'R218',
        severity: 'warning',
        message: `No link leads to \`${route}\`, and it is in no menu.`,
        hints: [
          'Visitors find it by a search engine at best. Put it into a menu (`menu: { in: … }`), link it from another page, or mark it `draft: true` until it is ready.',
        ],
      },
    );
  }
};

export default unlinkedPages;

function linkedRoutes(site: SiteView): Set<string> {
  const linked = new Set<string>();
  for (const facts of site.files) {
    if (!isLive(site, facts)) continue;
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
