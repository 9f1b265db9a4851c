import { likelyHome } from '../addresses/likely-home.ts';
import { findLostPages } from '../addresses/lost-pages.ts';
import { isShown, type Report, type SiteView } from '../validate/rule.ts';

/** R205 and R230: reports several files for one address, and a site without a home page. */
export default function routes(site: SiteView, report: Report): void {
  checkHomePage(site, report);
  const first = new Map<string, string>();
  for (const { file, route } of site.files) {
    if (route === undefined) continue;
    const other = first.get(route);
    if (other === undefined) {
      first.set(route, file);
      continue;
    }
    report.problem(
      { file, where: { path: [], at: 'value' } },
      {
        code: 'R205',
        message: `\`${file}\` and \`${other}\` are both the page \`${route}\`.`,
        hints: ['Remove one of them, or give it another name.'],
      },
    );
  }
}

function checkHomePage(site: SiteView, report: Report): void {
  const home = site.pages.get('/');
  if (site.misnamed.has('/') || '/' in site.redirects || (home && isShown(site, home))) return;
  // The links that lead there are reported.
  if (!home && findLostPages(site).missing.has('/')) return;
  const other = likelyHome(site);
  const isWaiting = home?.publish !== undefined;
  report.problem(
    home
      ? { file: home.file, where: { path: [isWaiting ? 'publish' : 'draft'], at: 'key' } }
      : { file: other?.file ?? 'site.yaml', where: { path: [], at: 'value' } },
    {
      code: 'R230',
      severity: 'warning',
      message: home
        ? 'The home page is a draft, so visitors of `/` see the not-found page.'
        : 'The site has no home page, so visitors of `/` see the not-found page.',
      hints: [
        home
          ? `Remove \`${isWaiting ? 'publish' : 'draft'}\` when the site is to go live.`
          : other
            ? `The home page is \`pages/index.yaml\`: \`npm run move -- ${other.route} /\`.`
            : 'The home page is `pages/index.yaml`: `npm run new -- page index` writes one.',
      ],
    },
  );
}
