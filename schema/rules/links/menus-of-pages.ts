import { distance } from 'fastest-levenshtein';
import { bareWord } from '../../diagnostics/same-word.ts';
import { writingText } from '../../edits/write-simple-text.ts';
import { namedMenus, type PageMenuLink } from '../../facts/menus.ts';
import { isShown, type PageFacts, type Report, type SiteView, valueIn } from '../../facts/rule.ts';
import type { SiteSettings } from '../../generated/types.ts';
import { didYouMean } from '../../model/wording.ts';

/**
 * R210, R231 and R232: reports menus of pages that differ only in a letter, links of one name in one menu,
 * and menus that pages have made too long.
 */
export default function menusOfPages(site: SiteView, report: Report): void {
  if (!site.settings) return;
  const linked = [...site.pages.values()].filter(
    (page): page is LinkedPage => page.menu !== undefined && isShown(site, page),
  );
  const menus = Map.groupBy(linked, ({ menu }) => menu.menu);
  for (const pages of menus.values()) reportSameLabels(pages, report);
  for (const [name, pages] of menus) reportLongMenu(name, pages, site.settings, report);
  if (namedMenus(site.settings).length > 0 || menus.size > mostMenus) return;
  // Most pages are right; where as many say the one as the other, a capital letter is.
  const names = [...menus]
    .sort(([a, one], [b, other]) => other.length - one.length || isSmall(a) - isSmall(b))
    .map(([name]) => name);
  for (const [index, name] of names.entries()) {
    const meant = names.slice(0, index).find((other) => isAlike(name, other));
    if (meant === undefined) continue;
    for (const { file } of menus.get(name) ?? []) {
      report.cause(`menu ${name}`, valueIn(file, ['menu', 'in']), () => ({
        code: 'R210',
        severity: 'warning',
        message: `\`${name}\` is a menu of its own, beside \`${meant}\`.`,
        label: didYouMean([meant]),
        hints:
          'Pages are in one menu if they name it in the same words. If both are meant, list both below `header` in site.yaml.',
        replacement: writingText(meant),
      }));
    }
  }
}

/** As many links as site.yaml may give a menu. */
const mostLinks = 16;

function reportLongMenu(
  name: string,
  pages: readonly LinkedPage[],
  { header, footer }: SiteSettings,
  report: Report,
): void {
  const lists = { header: header.menu, footer: footer.groups };
  const counted = (['header', 'footer'] as const).map((place) => {
    const own = lists[place].find(({ label }) => label === name);
    const isThere = own !== undefined || lists[place].length === 0;
    const added = pages.filter(({ menu: { only = place } }) => isThere && only === place);
    return { place, count: added.length + (own?.links?.length ?? 0), latest: added.at(-1) };
  });
  const [longest] = counted.toSorted((a, b) => b.count - a.count);
  if (!longest?.latest || longest.count <= mostLinks) return;
  const { place, count, latest } = longest;
  report.problem(valueIn(latest.file, ['menu', 'in']), {
    code: 'R232',
    severity: 'warning',
    message: `The menu \`${name}\` has ${count} links, and every page has them all in its ${place}.`,
    hints: `Nobody reads a list of more than ${mostLinks}. Remove \`menu\` from some of its pages, and link those from a page that stays in the menu.`,
  });
}

type LinkedPage = PageFacts & { menu: PageMenuLink };

const isSmall = (name: string): number => Number(/^\p{Ll}/u.test(name));

/** More menus than any header has. Each is compared with all others. */
const mostMenus = 50;

/** Whether two names are spelled differently, or differ in one letter or in two swapped ones. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [bareWord(one), bareWord(other)];
  const isSwapped = [...a].sort().join('') === [...b].sort().join('') && distance(a, b) === 2;
  return a === b || (Math.min(a.length, b.length) > 3 && (isSwapped || distance(a, b) === 1));
}

function reportSameLabels(pages: readonly LinkedPage[], report: Report): void {
  const byLabel = Map.groupBy(pages, ({ menu: { label, only } }) => `${only} ${label}`);
  for (const same of byLabel.values()) {
    const [first] = same;
    // Pages with the same title are reported as such.
    if (!first || new Set(same.map(({ title }) => title)).size < 2) continue;
    const { label, menu } = first.menu;
    const isOwn = ({ title }: LinkedPage) => title === label;
    for (const page of [...same.filter((page) => !isOwn(page)), ...same.filter(isOwn)]) {
      const { file } = page;
      const path = isOwn(page) ? ['title'] : ['menu', 'label'];
      report.cause(`link ${menu} ${label}`, valueIn(file, path), () => ({
        code: 'R231',
        severity: 'warning',
        message: `${same.length} pages are \`${label}\` in the menu \`${menu}\`.`,
        hints: 'Visitors cannot tell them apart. Give each page another `label`.',
      }));
    }
  }
}
