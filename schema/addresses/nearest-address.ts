import { isPictureFile } from '../diagnostics/forms/pictures.ts';
import type { Facts } from '../facts/facts.ts';
import type { SiteView } from '../facts/rule.ts';
import { folderOf, lastPartOf, wordsOf } from '../model/name-words.ts';
import { namesAnother, suggest } from '../model/suggest.ts';
import { oncePer } from '../once-per.ts';
import { inPageForm, withOtherEnding } from './correct-address.ts';
import { maySearch } from './may-search.ts';
import { hasAll, sameMeaning, sameName } from './same-meaning.ts';

const searchesOf = oncePer((_: SiteView) => new Map<string, string[]>());

/**
 * Returns at most two addresses similar to a wrong one, nearest first. Suggests drafts only to
 * drafts.
 */
export function nearestAddresses(
  path: string,
  { draft }: Pick<Facts, 'draft'>,
  site: SiteView,
): string[] {
  const found = searchesOf(site);
  const search = `${draft === true} ${path}`;
  const addresses =
    found.get(search) ?? (maySearch(site) ? searchNearest(path, draft, site) : undefined);
  if (addresses) found.set(search, addresses);
  return addresses ?? [];
}

function searchNearest(path: string, draft: boolean | undefined, site: SiteView): string[] {
  const isFile = /\.[a-z0-9]+$/i.test(path) && !/\.(?:html?|ya?ml)$/i.test(path);
  const otherEnding = isFile ? withOtherEnding(path, site) : undefined;
  if (otherEnding) return [otherEnding];
  const { address } = inPageForm(path);
  // Names of the home page in other systems.
  if (
    /^\/(?:home|start|homepage|home-page|main|default|startseite|accueil|inicio)$/.test(address)
  ) {
    return ['/'];
  }
  if (isFile) return nearestFiles(path, site.assets);
  const all = [...routesFor(draft, site), ...(site.planned?.keys() ?? [])].filter(isNamed);
  const isWanted = (route: string) =>
    route !== notFound && (draft === true || !site.pages.get(route)?.draft);
  const placed = placeOfParent(address, site);
  if (placed !== undefined) return [placed];
  // A folder is no page: one of those in it is meant.
  const inside = pagesIn(address, site).filter(isWanted);
  if (inside.length > 0) return inside.length <= 2 ? inside : [];
  const synonyms = sameName(address, site, isWanted);
  const near = synonyms.length > 0 ? synonyms : suggestOfSimilarLength(address, all);
  if (near.length > 0) return near;
  const elsewhere = inAnotherFolder(address, all);
  if (elsewhere.length > 0) return elsewhere;
  return sameMeaning(address, site, isWanted);
}

const pagesByFolder = oncePer(({ pages }: SiteView) => Map.groupBy(pages.keys(), folderOf));

/** Returns the pages right in a folder, by its address. */
export const pagesIn = (folder: string, site: SiteView): readonly string[] =>
  pagesByFolder(site).get(folder) ?? [];

/** Returns at most two files with a similar name, nearest first. */
export function nearestFiles(path: string, all: ReadonlySet<string>): string[] {
  const name = withoutEnding(lastPartOf(path));
  const isNear = (other: string) => other === name || suggest(name, [other]).length > 0;
  const near = suggestOfSimilarLength(path, [...all]).filter((file) =>
    isNear(withoutEnding(lastPartOf(file))),
  );
  return near.length > 0 ? near : filesLike(path, all);
}

/** Short names seem alike with their endings: `/w.jpg` and `/rot.jpg`. */
const withoutEnding = (name: string): string => name.replace(/\.\w+$/, '');

/**
 * Finds similar files: `/screens/forecast.png` for `/images/forecast.png`, `/og.png` for
 * `/og-image.png`.
 */
function filesLike(path: string, all: Iterable<string>): string[] {
  const [own = '', ending = ''] = lastPartOf(path.toLowerCase()).split(/\.(?=[^.]*$)/);
  const isPicture = isPictureFile(path);
  const words = wordsOf(own);
  const found = [...all].filter((file) => {
    const [name = '', other = ''] = lastPartOf(file.toLowerCase()).split(/\.(?=[^.]*$)/);
    const isSameKind = other === ending || (isPicture && isPictureFile(file));
    return isSameKind && (hasAll(wordsOf(name), words) || hasAll(words, wordsOf(name)));
  });
  return found.length <= 2 ? found : [];
}

/** Turns `/pricing/plans` into `/pricing#plans`, and `/contact/sales` into `/contact?about=sales`. */
function placeOfParent(address: string, { pages }: SiteView): string | undefined {
  const name = lastPartOf(address);
  const parent = address.slice(0, -name.length - 1);
  const page = pages.get(parent);
  if (page?.anchors.some(([, id]) => id === name)) return `${parent}#${name}`;
  return page?.topics?.includes(name) ? `${parent}?about=${name}` : undefined;
}

/** Whether an address has a name to misspell, which that of the home page has not: `/b` is not `/`. */
const isNamed = (route: string): boolean => route !== '/';

/** The page shown for missing addresses, which nobody links to. */
const notFound = '/404';

const routesFor = (draft: boolean | undefined, { pages }: SiteView): string[] =>
  [...pages].flatMap(([route, page]) =>
    route !== notFound && (draft || !page.draft) ? [route] : [],
  );

/**
 * Returns suggestions of similar length. A misspelling is not much longer or shorter than its word,
 * which rules out most candidates.
 */
function suggestOfSimilarLength(word: string, candidates: readonly string[]): string[] {
  return suggest(
    word,
    candidates.filter((candidate) => Math.abs(candidate.length - word.length) <= 3),
  ).filter((candidate) => !isBeside(word, candidate));
}

/**
 * Whether two addresses are as likely those of two pages: `/q1` and `/q2`, `/2025` and `/2026`,
 * `/de` and `/fr`. A word has another number, or is so short that every letter counts.
 */
function isBeside(address: string, other: string): boolean {
  const others = partsOf(other);
  const parts = partsOf(address);
  return (
    parts.length === others.length &&
    parts.some((part, at) => {
      const beside = others[at] ?? '';
      const isAnother = part.length === beside.length && namesAnother(part, beside);
      return isAnother && (part.length < 4 || (/\d/.test(part) && /\d/.test(beside)));
    })
  );
}

const partsOf = (address: string): string[] => address.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/**
 * Finds pages with the same name in other folders: `/products/cash-flow` for `/cash-flow` and for
 * `/solutions/cash-flow`.
 */
function inAnotherFolder(address: string, all: readonly string[]): string[] {
  const name = lastPartOf(address);
  if (name === '') return [];
  const same = ofName(name, all);
  if (same.length > 0) return same.length <= 2 ? same : [];
  const names = new Map(all.map((route) => [lastPartOf(route), route]));
  const [best] = name.length < 4 ? [] : suggestOfSimilarLength(name, [...names.keys()]);
  return best === undefined ? [] : [names.get(best) as string];
}

const ofName = (name: string, all: readonly string[]): string[] =>
  all.filter((route) => lastPartOf(route) === name);

/**
 * Returns at most two of some pages that the argument of a command may mean: those with a similar address, or
 * of that name in a folder.
 */
export function suggestPages(address: string, routes: readonly string[]): string[] {
  const named = routes.filter(isNamed);
  const near = suggest(address, named);
  const meant = near.length > 0 ? near : ofName(lastPartOf(address), named);
  return meant.length <= 2 ? meant : [];
}
