import { takenForPages } from '../../addresses/taken-for-pages.ts';
import { type Report, type SiteView, wholeFile } from '../../facts/rule.ts';

/** F009: reports a file in the pages folder that is not a page, if nothing links to it. */
export default function takenForPage(site: SiteView, report: Report): void {
  for (const [address, route] of takenForPages(site)) {
    const file = `pages${address}`;
    // Links to the page lead nowhere as long as its file is not a page.
    const isThere = site.pages.has(route) || site.unread.has(route);
    const isLinked =
      !isThere &&
      site.files.some(({ links }) => links.some(([, href]) => href.split(/[?#]/, 1)[0] === route));
    const isYaml =
      /\.ya?ml|\/[^./]*$/i.test(address) || /^blocks:/m.test(site.readText(file) ?? '');
    report.problem(wholeFile(file), {
      code: 'F009',
      ...(!isLinked && { severity: 'warning' }),
      message: isLinked
        ? `\`${file}\` is not a page, so the links to \`${route}\` lead nowhere.`
        : `\`${file}\` is not a page: it is published as it is, at \`${address}\`, and no link leads there.`,
      hints: isThere
        ? `The page is \`${route}\`, with a file of its own. If this one is for visitors, link it; otherwise keep it outside of \`pages\`.`
        : isYaml
          ? `A page is a file that ends in \`.yaml\`. If it is meant to be one, call it \`pages${route}.yaml\`.`
          : `A page is a file that ends in \`.yaml\`, with its words in blocks: \`npm run new -- page ${route.slice(1).toLowerCase()}\` writes one. If it is a file for visitors, link it; if it is neither, keep it outside of \`pages\`.`,
    });
  }
}
