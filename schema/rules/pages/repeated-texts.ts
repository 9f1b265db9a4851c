import { findLostPages } from '../../addresses/lost-pages.ts';
import {
  type PageFacts,
  type Report,
  type SiteView,
  valueIn,
  wholeFile,
} from '../../facts/rule.ts';
import { lastPartOf } from '../../model/name-words.ts';
import { andList, someOf } from '../../model/wording.ts';

/**
 * R219 and R220: reports pages with the same title or description, which look alike in search
 * results.
 */
export default function repeatedTexts(site: SiteView, report: Report): void {
  let places = 0;
  /** Pages with the same title and description are copies, reported as one mistake. */
  const copies = new Set<string>();
  for (const { property, code, reason } of texts) {
    for (const pages of pagesByText(site, property)) {
      const key = pages
        .map(({ file }) => file)
        .sort()
        .join('\n');
      if (copies.has(key)) continue;
      copies.add(key);
      for (const { file } of pages) {
        places += 1;
        report.cause(
          `${property} of ${pages[0]?.file}`,
          places > mostPlaces ? wholeFile(file) : valueIn(file, [property]),
          () => ({
            code,
            severity: 'warning',
            message: `${pages.length} pages have the same ${property}: ${listed(pages)}.`,
            hints: [...adviceAboutCopy(pages, site), reason],
          }),
        );
      }
    }
  }
}

/** Advice about a page that is a copy of another and that no link leads to. */
const adviceAboutCopy = (pages: readonly PageFacts[], site: SiteView): string[] =>
  pages
    .filter((page) => findLostPages(site).copies.has(page))
    .slice(0, 1)
    .map(
      ({ file }) =>
        `No link leads to \`${file}\`: if it is a copy that nobody needs, remove the file; if it is to be another page, mark it \`draft: true\` until it is.`,
    );

const mostPlaces = 100;

const texts = [
  {
    property: 'title',
    code: 'R219',
    reason:
      'In search results and browser tabs nobody can tell them apart. Keep it for one of these pages, and say in the others what only they have.',
  },
  {
    property: 'description',
    code: 'R220',
    reason:
      'Search engines show one of them and pass over the other. Keep it for one of these pages, and say in the others what only they have.',
  },
] as const;

/** Groups pages with the same text, ignoring case and spaces. Leaves out groups of one page. */
function pagesByText(site: SiteView, property: 'title' | 'description'): PageFacts[][] {
  const live = [...site.pages.values()].filter(({ draft, route }) => !draft && route !== '/404');
  const groups = Map.groupBy(live, (page) => withSingleSpaces(page[property] ?? '').toLowerCase());
  return [...groups]
    .filter(([text, pages]) => text !== '' && pages.length > 1)
    .map(([text, pages]) => pages.toSorted((a, b) => bearsName(a, text) - bearsName(b, text)));
}

/** A fast path: most texts have only single spaces. */
const withSingleSpaces = (text: string): string =>
  /\s\s|[^\S ]/.test(text) ? text.trim().replace(/\s+/g, ' ') : text.trim();

const most = 3;

function listed(pages: readonly PageFacts[]): string {
  const names = pages.map(({ route }) => route);
  return names.length > most ? someOf(names, most) : andList(names);
}

/**
 * Returns 1 if a page's address contains the text: it is most likely the original, and the other
 * page a copy.
 */
function bearsName({ route }: PageFacts, text: string): number {
  const name = lastPartOf(route).replaceAll('-', ' ');
  return Number(name.length > 2 && text.includes(name));
}
