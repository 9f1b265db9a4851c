import { suggest } from '../diagnostics/suggest.ts';
import { writingText } from '../edits/write-simple-text.ts';
import type { SiteSettings } from '../generated/types.ts';
import type { Facts } from '../load/load-page.ts';
import { type NamedMenu, namedMenus } from '../load/menus.ts';
import { isFaulty } from '../load/sound-parts.ts';
import {
  type Finding,
  isShown,
  type PageFacts,
  type Report,
  type SiteView,
  type Spot,
  type UnreadFile,
  unreadFiles,
  wholeFile,
} from '../validate/rule.ts';

/**
 * R210, R211 and R224: reports unknown menus on pages, empty menus, and menus that are also a link.
 */
export default function menus(site: SiteView, report: Report): void {
  const { settings } = site;
  if (!settings) return;
  for (const [index, entry] of settings.header.menu.entries()) {
    const ignored = findIgnored(entry);
    if (!ignored) continue;
    const where: Spot['where'] = { path: ['header', 'menu', index, ignored], at: 'key' };
    const pages = site.files.filter(({ menu }) => menu?.menu === entry.label).length;
    report.problem({ file: 'site.yaml', where }, explainIgnored(entry, ignored, pages));
  }
  const menus = namedMenus(settings);
  const names = [...new Set(menus.map(({ name }) => name))];
  // A header entry may be the link to the page. If it leads nowhere, that is reported.
  const isOwnLink = ({ menu, route }: Facts) =>
    settings.header.menu.some(
      ({ label, href }) =>
        label === menu?.menu && href && (href === route || !site.pages.has(href)),
    );
  // If site.yaml defines no menus, pages create them.
  const wanting = site.files.filter(
    (facts): facts is PageFacts =>
      facts.menu !== undefined && names.length > 0 && !isOwnLink(facts),
  );
  const missing = Map.groupBy(
    wanting.filter(({ menu }) => !names.includes(menu?.menu ?? '')),
    ({ menu }) => menu?.menu ?? '',
  );
  const empty = emptyMenus(site, menus);
  const emptyNames = new Set(empty.map(({ name }) => name));
  const [renamed, ...others] = emptyNames;
  // If one menu has no pages and pages name one unknown menu, the menu was renamed.
  const isRenamed = renamed !== undefined && others.length === 0 && missing.size === 1;
  for (const [name, pages] of missing) {
    if (isRenamed) {
      const [first, ...more] = empty.filter((menu) => menu.name === renamed) as [NamedMenu];
      report.problem(
        {
          file: 'site.yaml',
          where: { path: first.path, at: 'value' },
          others: [
            ...more.map(({ path }) => ({ file: 'site.yaml', where: spotOf(path) })),
            ...pages.map(({ file }, index) => ({ file, where: spotIn(index) })),
          ],
        },
        explainRenamed(name, renamed, pages.length),
      );
      continue;
    }
    for (const [index, { file }] of pages.entries()) {
      report.cause(`menu ${name}`, { file, where: spotIn(index) }, () =>
        explainMissing(name, names, settings),
      );
    }
  }
  if (isRenamed) return;
  for (const menu of empty) {
    const drafts = site.files.filter((facts) => facts.draft && facts.menu?.menu === menu.name);
    report.problem(
      { file: 'site.yaml', where: spotOf(menu.path) },
      drafts.length > 0
        ? explainWaiting(menu, drafts)
        : explainEmpty(menu, previousName(menu, menus)),
    );
  }
}

type Entry = SiteSettings['header']['menu'][number];

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
  hints: [
    ignored === 'href'
      ? `Write the address as the first of its \`links\` and remove this line, or remove the \`links\`.`
      : pages > 0
        ? `Remove its \`href\`, and it opens them again. Where a link is meant, remove \`text\`.`
        : 'Remove this line; or remove `href`, and the entry opens the pages that name it in their `menu`.',
  ],
});

/** A menu may have thousands of pages. */
const mostPlaces = 100;

const spotOf = (path: NamedMenu['path']) => ({ path, at: 'value' }) as const;

const spotIn = (index: number) => (index < mostPlaces ? spotOf(['menu', 'in']) : wholeFile);

function emptyMenus(site: SiteView, menus: readonly NamedMenu[]): NamedMenu[] {
  const used = new Set(
    site.files.map((facts) => (isShown(site, facts) ? facts.menu?.menu : undefined)),
  );
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

const explainRenamed = (name: string, renamed: string, count: number): Finding => ({
  code: 'R210',
  message: `${count === 1 ? '1 page is' : `${count} pages are`} in the menu \`${name}\`, which is not there, and none is in \`${renamed}\`.`,
  label: `did you mean \`${name}\`?`,
  hints: `Call the menu \`${name}\` again, or write \`in: ${renamed}\` below \`menu\` in ${count === 1 ? 'that page' : 'all these pages'}.`,
  replacement: writingText(name),
});

function explainMissing(name: string, names: readonly string[], settings: SiteSettings): Finding {
  const isLink = settings.header.menu.some(({ label, href }) => label === name && href);
  const alike = names.filter((each) => each.toLowerCase() === name.toLowerCase());
  const [best] = alike.length > 0 ? alike : suggest(name, names);
  const several = name.split(/\s*(?:[,;/|&+]|\band\b)\s*/).filter((each) => names.includes(each));
  return {
    code: 'R210',
    message: isLink
      ? `\`${name}\` is a link of the header, and no menu.`
      : `There is no menu \`${name}\`.`,
    ...(best && { label: `did you mean \`${best}\`?` }),
    hints: [
      `The menus in site.yaml are ${names.map((each) => `\`${each}\``).join(', ')}.`,
      several.length > 1
        ? `A page is in one menu: write ${several.map((each) => `\`in: ${each}\``).join(' or ')}. For a link in the other one too, write it there in site.yaml, below \`links\`.`
        : isLink
          ? `To make \`${name}\` a menu, remove its \`href\` below \`header\` in site.yaml.`
          : `Write one of them, or add \`- label: ${name}\` below \`header\` or \`footer\` in site.yaml.`,
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
  label: previous && `did you mean \`${previous}\`?`,
  replacement: previous === undefined ? undefined : writingText(previous),
});
