import { isSameWord } from '../../diagnostics/same-word.ts';
import { writingText } from '../../edits/write-simple-text.ts';
import type { Facts } from '../../facts/facts.ts';
import { type Entry, type NamedMenu, namedMenus } from '../../facts/menus.ts';
import {
  type Finding,
  isShown,
  keyIn,
  type Report,
  type SiteView,
  type UnreadFile,
  unreadFiles,
  valueIn,
  wholeFile,
} from '../../facts/rule.ts';
import { isFaulty } from '../../facts/sound-parts.ts';
import type { SiteSettings } from '../../generated/types.ts';
import { suggest } from '../../model/suggest.ts';
import { didYouMean } from '../../model/wording.ts';
import { onlyOf } from '../../only-of.ts';

/**
 * R210, R211 and R224: reports unknown menus on pages, empty menus, and menus that are also a link.
 */
export default function menus(site: SiteView, report: Report): void {
  const { settings } = site;
  if (!settings) return;
  reportIgnored(site, settings, report);
  const menus = namedMenus(settings);
  const missing = pagesOfMissing(site, settings, menus);
  const all = emptyMenus(site, menus);
  const draftsIn = Map.groupBy(
    site.files.filter(({ draft }) => draft),
    ({ menu }) => menu?.menu,
  );
  // A menu that drafts name has the right name.
  const [waiting, empty] = [
    all.filter(({ name }) => draftsIn.has(name)),
    all.filter(({ name }) => !draftsIn.has(name)),
  ];
  const emptyName = onlyOf(new Set(empty.map(({ name }) => name)));
  const [missingName, pages = []] = onlyOf(missing) ?? [];
  const mayBeIt = pages.every(
    ({ menu }) => !menu?.only || empty.some(({ path: [place] }) => place === menu.only),
  );
  const isPair = emptyName !== undefined && missingName !== undefined && mayBeIt;
  // Of an empty menu and an unknown one, the name that is in fewer places is wrong. That of the pages is
  // also wrong if it is a link, or only spelt in another way.
  const isOfPages =
    isPair &&
    (empty.length > pages.length ||
      isSameWord(emptyName, missingName) ||
      isLinkOf(missingName, settings));
  for (const menu of waiting)
    report.problem(spotOf(menu), explainWaiting(menu, draftsIn.get(menu.name) ?? []));
  if (isPair && !isOfPages) {
    const [first, ...others] = [...empty.map(spotOf), ...pages.map(spotIn)];
    const finding = explainRenamed(missingName, emptyName, pages.length);
    if (first) report.problem({ ...first, others }, finding);
    return;
  }
  const names = [...new Set(menus.map(({ name }) => name))];
  const likely = isOfPages ? emptyName : undefined;
  for (const [name, pages] of missing)
    for (const spot of pages.map(spotIn))
      report.cause(`menu ${name}`, spot, () =>
        explainMissing(name, pages, { names, settings, likely }),
      );
  // A menu that has no pages only because of a wrong name on them is no mistake.
  if (isOfPages) return;
  for (const menu of empty)
    report.problem(spotOf(menu), explainEmpty(menu, previousName(menu, menus)));
}

/** Reports properties of header entries that are not shown. */
function reportIgnored({ files }: SiteView, { header }: SiteSettings, report: Report): void {
  for (const [index, entry] of header.menu.entries()) {
    const ignored = findIgnored(entry);
    if (!ignored) continue;
    const spot = keyIn('site.yaml', ['header', 'menu', index, ignored]);
    const pages = files.filter(({ menu }) => menu?.menu === entry.label).length;
    report.problem(spot, explainIgnored(entry, ignored, pages));
  }
}

/**
 * Returns the pages that name a menu that is not there, by its name. Where site.yaml defines no menus,
 * pages create them.
 */
function pagesOfMissing(
  { files, pages }: SiteView,
  { header }: SiteSettings,
  menus: readonly NamedMenu[],
): Map<string, Facts[]> {
  if (menus.length === 0) return new Map();
  // A header entry may be the link to the page. If it leads nowhere, that is reported.
  const isOwnLink = ({ menu, route }: Facts) =>
    header.menu.some(
      ({ label, href }) => label === menu?.menu && href && (href === route || !pages.has(href)),
    );
  const missing = files.filter(
    (facts) =>
      facts.menu && !menus.some(({ name }) => name === facts.menu?.menu) && !isOwnLink(facts),
  );
  return Map.groupBy(missing, ({ menu }) => menu?.menu ?? '');
}

/**
 * Returns the property of a header entry that is not shown: an address beside links, or a text
 * beside an address.
 */
const findIgnored = ({ href, links, text }: Entry): 'href' | 'text' | undefined =>
  href === undefined ? undefined : links ? 'href' : text === undefined ? undefined : 'text';

const explainIgnored = (
  { label, href }: Entry,
  ignored: 'href' | 'text',
  pages: number,
): Finding => ({
  code: 'R224',
  severity: 'warning',
  message:
    ignored === 'href'
      ? `\`${label}\` opens its \`links\`, so nothing leads to its \`href\`, \`${href}\`.`
      : pages > 0
        ? `\`${label}\` is a link, so it does not open the ${pages === 1 ? 'page that is' : `${pages} pages that are`} in this menu, and its \`text\` is never shown.`
        : `\`${label}\` is a link, so its \`text\` is never shown: only a menu that opens has room for it.`,
  hints:
    ignored === 'href'
      ? `Write the address as the first of its \`links\` and remove this line, or remove the \`links\`.`
      : pages > 0
        ? `Remove its \`href\`, and it opens them again. Where a link is meant, remove \`text\`.`
        : 'Remove this line; or remove `href`, and the entry opens the pages that name it in their `menu`.',
});

/** A menu may have thousands of pages. */
const mostPlaces = 100;

const spotOf = ({ path }: NamedMenu) => valueIn('site.yaml', path);

const spotIn = ({ file }: Facts, index: number) =>
  index < mostPlaces ? valueIn(file, ['menu', 'in']) : wholeFile(file);

function emptyMenus(site: SiteView, menus: readonly NamedMenu[]): NamedMenu[] {
  const used = new Set(site.shown.map(({ menu }) => menu?.menu));
  const empty = menus.filter(({ name, needsPages }) => needsPages && !used.has(name));
  if (empty.length === 0) return [];
  const unread = unreadFiles(site).filter(
    ({ facts }) => !facts || (isShown(site, facts) && !facts.menu),
  );
  return empty.filter(({ name }) => !unread.some((file) => mayBeIn(name, file)));
}

/** Whether a page whose menu could not be read may be in a menu of this name. */
function mayBeIn(name: string, { facts, text }: UnreadFile): boolean {
  const faulty = facts?.faulty;
  if (text === undefined || (faulty && faulty !== 'all' && isFaulty('/menu', faulty))) return true;
  if (!/\bmenu\b|\bin["']? *:/i.test(text)) return false;
  // Where only some parts have errors, the name of the menu is written somewhere.
  return faulty === 'all' || text.toLowerCase().includes(name.toLowerCase());
}

const isLinkOf = (name: string, { header }: SiteSettings): boolean =>
  header.menu.some(({ label, href }) => label === name && href);

const explainRenamed = (name: string, renamed: string, count: number): Finding => ({
  code: 'R210',
  message: `${count === 1 ? '1 page is' : `${count} pages are`} in the menu \`${name}\`, which is not there, and none is in \`${renamed}\`.`,
  label: didYouMean([name]),
  hints: `Call the menu \`${name}\` again, or write \`in: ${renamed}\` below \`menu\` in ${count === 1 ? 'that page' : 'all these pages'}.`,
  replacement: writingText(name),
});

interface Menus {
  names: readonly string[];
  settings: SiteSettings;
  /** The only menu without pages, if no other name is more like the one that is missing. */
  likely: string | undefined;
}

function explainMissing(
  name: string,
  pages: readonly Facts[],
  { names, settings, likely }: Menus,
): Finding {
  const only = onlyOf(new Set(pages.map(({ menu }) => menu?.only)));
  const lists = [
    only !== 'footer' && '`menu` of the `header`',
    only !== 'header' && '`groups` of the `footer`',
  ];
  const isLink = isLinkOf(name, settings);
  const alike = names.filter((each) => each.toLowerCase() === name.toLowerCase());
  const [best = likely] = alike.length > 0 ? alike : suggest(name, names);
  const several = name.split(/\s*(?:[,;/|&+]|\band\b)\s*/).filter((each) => names.includes(each));
  return {
    code: 'R210',
    message: isLink
      ? `\`${name}\` is a link of the header, and no menu.`
      : `There is no menu \`${name}\`.`,
    ...(best && { label: didYouMean([best]) }),
    hints: [
      `The menus in site.yaml are ${names.map((each) => `\`${each}\``).join(', ')}.`,
      several.length > 1
        ? `A page is in one menu: write ${several.map((each) => `\`in: ${each}\``).join(' or ')}. For a link in the other one too, write it there in site.yaml, below \`links\`.`
        : isLink
          ? `To make \`${name}\` a menu, remove its \`href\` below \`header\` in site.yaml.`
          : `Write one of them, or add \`- label: ${name}\` to the ${lists.filter(Boolean).join(' or the ')} in site.yaml.`,
    ],
    replacement: best ? writingText(best, alike.length > 0) : undefined,
  };
}

/** Returns the name of a menu of the footer that the header lacks, or the other way round. */
function previousName({ path: [place] }: NamedMenu, menus: readonly NamedMenu[]) {
  const isHere = ({ name }: NamedMenu) =>
    menus.some((menu) => menu.name === name && menu.path[0] === place);
  return menus.find((menu) => menu.path[0] !== place && menu.needsPages && !isHere(menu))?.name;
}

const explainWaiting = ({ name }: NamedMenu, drafts: readonly Facts[]): Finding => ({
  code: 'R211',
  severity: 'warning',
  message: `All pages of the menu \`${name}\` are drafts, so the built site leaves it out.`,
  hints: `It appears when one of them is published: ${drafts
    .slice(0, 3)
    .map(({ file }) => file)
    .join(', ')}${drafts.length > 3 ? ' …' : ''}.`,
});

const explainEmpty = ({ name, path: [place] }: NamedMenu, previous?: string): Finding => ({
  code: 'R211',
  message: `The menu \`${name}\` has no links.`,
  hints: [
    previous &&
      `If it was named \`${previous}\` before, write \`${name}\` in place of \`${previous}\` below \`${place === 'header' ? 'footer' : 'header'}\` too, and \`in: ${name}\` below \`menu\` in the pages of \`${previous}\`.`,
    `Give it \`links\`, put a page into it (\`menu: { in: ${name} }\` in the page's file), or remove it. As a link, it needs the address of a page as its \`href\`.`,
  ],
  label: previous && didYouMean([previous]),
  replacement: previous === undefined ? undefined : writingText(previous),
});
