import { dirname } from 'node:path/posix';
import { likelyHome } from '../../addresses/likely-home.ts';
import { findLostPages } from '../../addresses/lost-pages.ts';
import { isInSecondFolder } from '../../addresses/misplaced-pages.ts';
import { pagesMeant } from '../../addresses/moved-pages.ts';
import { promisedPages } from '../../addresses/promised-pages.ts';
import { namedMenus } from '../../facts/menus.ts';
import {
  isAnyUnread,
  keyIn,
  type PageFacts,
  type Report,
  type SiteView,
  wholeFile,
} from '../../facts/rule.ts';
import { lastPartOf } from '../../model/name-words.ts';
import { code, joinAnd } from '../../model/wording.ts';

/** R218: reports pages that visitors cannot reach. */
export default function unlinkedPages(site: SiteView, report: Report): void {
  const mentioned = wordsOfUnread(site);
  if (!mentioned || !site.settings) return;
  const { missing, apart } = findLostPages(site);
  // A broken link, or one that could not be read, may have been meant for one of these.
  if (missing.size === 0 && !isAnyUnread(site)) reportApart(apart, report);
  const pages = findUnlinked(site, mentioned);
  const isMany = pages.length > most;
  const names = namedMenus(site.settings).map(({ name }) => name);
  // Pages of one folder are most often in one menu.
  const menus = new Map(
    site.files.flatMap(({ file, menu }) => (menu ? [[dirname(file), menu.menu] as const] : [])),
  );
  for (const [index, { file, route, title }] of pages.entries()) {
    const [menu = '…', ...more] = new Set([menus.get(dirname(file)) ?? [], names].flat());
    const others = more.length > 0 ? `; others are ${more.map(code).join(', ')}` : '';
    const isPlaced = title !== undefined && (index === 0 || !isMany);
    const spot = isPlaced ? keyIn(file, ['title']) : wholeFile(file);
    report.cause(isMany ? 'unlinked' : `unlinked ${route}`, spot, () => ({
      code: 'R218',
      severity: 'warning',
      message: isMany
        ? `No link leads to \`${route}\` and ${pages.length - 1} more pages, and they are in no menu.`
        : `No link leads to \`${route}\`, and it is in no menu.`,
      hints: [
        forNotFound.test(route) &&
          !site.pages.has('/404') &&
          `If it is shown where there is no page, call its file \`pages/404.yaml\`.`,
        `Visitors find it only through a search engine. Put it into a menu (\`menu: { in: ${menu} }\`${others}), link it from another page, or mark it \`draft: true\` until it is ready.`,
      ],
    }));
  }
}

/** Returns the pages without links that nothing else is reported about. */
function findUnlinked(site: SiteView, mentioned: UnreadWords): PageFacts[] {
  const { unlinked, copies, missing } = findLostPages(site);
  if (unlinked.size === 0) return [];
  // A link with the name of one of these pages leads elsewhere by mistake.
  const promised = new Set(promisedPages(site).map((link) => link.promised));
  const home = likelyHome(site);
  // A link that leads nowhere may mean one of these pages.
  const meant = pagesMeant(site);
  const pages = [...unlinked].filter(
    (page) =>
      !promised.has(page.route) &&
      page.route !== home?.route &&
      !isInSecondFolder(page.route) &&
      !copies.has(page) &&
      !page.hasUnclearMenu &&
      !page.hasUnclearStart &&
      !isMentioned(page, mentioned) &&
      !meant?.has(page.route),
  );
  return meant || pages.length > missing.size ? pages : [];
}

/** The words of files that were not read completely, each with the only file that has it, or `several`. */
type UnreadWords = ReadonlyMap<string, string>;

/** Whether another page that was not read completely may have a link to this one. */
function isMentioned({ file, route }: PageFacts, mentioned: UnreadWords): boolean {
  const by = mentioned.get(lastPartOf(route));
  return by !== undefined && by !== file;
}

/**
 * Returns the words of pages whose links could not be read, because one with the name of a page may
 * be a link to it. `undefined` if it is unclear what such a file has.
 */
function wordsOfUnread({ files, unread, misnamed, readText }: SiteView): UnreadWords | undefined {
  if (misnamed.size > 0) return undefined;
  const words = new Map<string, string>();
  for (const { file, route, draft, faulty, headings } of files) {
    if (draft || route === undefined || !unread.has(route)) continue;
    // Outside of the blocks, a page has no links. Where blocks were read, there is a heading.
    const isRead = Array.isArray(faulty) && !faulty.some((part) => part.startsWith('/blocks'));
    if (isRead && headings.length > 0) continue;
    const text = readText(file);
    if (text === undefined) return undefined;
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}-]+/gu))
      words.set(word, (words.get(word) ?? file) === file ? file : several);
  }
  return words;
}

const several = 'several';

/** Reports pages that link only to each other. */
function reportApart(apart: readonly PageFacts[], report: Report): void {
  const names = apart.slice(0, 3).map(({ route }) => code(route));
  const more = apart.length - names.length;
  for (const [index, { file }] of apart.entries()) {
    report.cause('apart', index === 0 ? keyIn(file, ['title']) : wholeFile(file), () => ({
      code: 'R218',
      severity: 'warning',
      message: `Visitors cannot reach ${joinAnd(more > 0 ? [...names, `${more} more pages`] : names)} from the home page, a menu or the footer: these pages only link to each other.`,
      hints:
        'Visitors find them only through a search engine. Link one of them from a page that visitors come to, put it into a menu, or mark them `draft: true` until they are ready.',
    }));
  }
}

/** Names that other systems give the page for missing addresses. */
const forNotFound = /^\/(?:not-?found|page-not-found|error|error-?404|404-.*|missing)$/;

/** Maximum number of pages reported one by one. More of them have a common cause. */
const most = 10;
