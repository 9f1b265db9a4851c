import { likelyHome } from '../../addresses/likely-home.ts';
import { findLostPages } from '../../addresses/lost-pages.ts';
import { isShown, keyIn, type Report, type SiteView, valueIn } from '../../facts/rule.ts';

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
    report.problem(valueIn(file, []), {
      code: 'R205',
      message: `\`${file}\` and \`${other}\` are both the page \`${route}\`.`,
      hints: 'Remove one of them, or give it another name.',
    });
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
      ? keyIn(home.file, [isWaiting ? 'publish' : 'draft'])
      : valueIn(other?.file ?? 'site.yaml', []),
    {
      code: 'R230',
      severity: 'warning',
      message: home
        ? 'The home page is a draft, so visitors of `/` see the not-found page.'
        : 'The site has no home page, so visitors of `/` see the not-found page.',
      hints: home
        ? `Remove \`${isWaiting ? 'publish' : 'draft'}\` when the site is to go live.`
        : other
          ? `The home page is \`pages/index.yaml\`: \`npm run move -- ${other.route} /\`.`
          : 'The home page is `pages/index.yaml`: `npm run new -- page index` writes one.',
    },
  );
}
