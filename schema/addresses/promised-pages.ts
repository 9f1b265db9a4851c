import type { NamingLink } from '../facts/link-words.ts';
import type { PageFacts, SiteView } from '../facts/rule.ts';
import { folderOf, lastPartOf, nameIn } from '../model/name-words.ts';
import { oncePer } from '../once-per.ts';
import { onlyOf } from '../only-of.ts';

/** A link whose words name another page than the one it leads to. */
export interface PromisedPage {
  file: string;
  link: NamingLink;
  /** The page with that name. */
  promised: string;
  /** Title of the linked page, if the link's other words show that its address is right. */
  meant?: string;
}

/**
 * Finds links that promise another page, for example copied lines in which only the words or the
 * address were changed. For a page in the same folder as the target, a part of its name is enough.
 */
export const promisedPages = oncePer((site: SiteView): PromisedPage[] => {
  const named = new Map(
    [...site.pages].flatMap(([route, page]) => (page.draft ? [] : [[route, namesOf(page)]])),
  );
  const byWord = groupByWord(named.values());
  // Cached, since thousands of pages may have the same links.
  const nameOf = new Map<string, string[]>();
  const bySearch = new Map<string, string | undefined>();
  return site.files.flatMap(({ file, naming = [] }) =>
    naming.flatMap((link): PromisedPage[] => {
      const [pointer, href, words, of] = link;
      const target = named.get(href);
      if (!target) return [];
      const wanted = nameOf.get(words) ?? nameIn(words);
      nameOf.set(words, wanted);
      const shared = wanted.filter((word) => hasWord(target, word));
      // A card's title describes its topic, and neighbouring pages share words, so only a whole
      // name counts.
      const isWhole = of === 'card' || shared.length > 0;
      if (shared.length === wanted.length || (isWhole && target.folder === '')) return [];
      const search = `${isWhole} ${target.folder} ${words}`;
      if (!bySearch.has(search)) bySearch.set(search, find(wanted, target.folder, isWhole));
      const promised = bySearch.get(search);
      if (promised === undefined || href.startsWith(`${promised}/`)) return [];
      if (of !== 'card') return [{ file, link, promised }];
      const own = naming.find(([place, , , other]) => place === pointer && other !== 'card');
      const { title } = site.pages.get(href) ?? {};
      const isMeant = own && nameIn(own[2]).some((word) => hasWord(target, word));
      return [{ file, link, promised, ...(isMeant && title && { meant: title }) }];
    }),
  );

  /**
   * Returns the route of the only page with a name. For a part of a name, it is the only page in the
   * folder with all these words.
   */
  function find(wanted: string[], folder: string, isWhole: boolean): string | undefined {
    const pages = byWord.get(wanted[0] as string) ?? [];
    const isBeside = (page: Named) => folder !== '' && page.folder === folder;
    const isName = (words: string[]) =>
      words.length === wanted.length && words.every((word, index) => word === wanted[index]);
    const whole = pages.filter(({ names }) => names.some(isName));
    if (whole.length > 0) {
      const page = onlyOf(whole);
      return page && (!isWhole || isBeside(page)) ? page.route : undefined;
    }
    if (isWhole) return undefined;
    const hasAll = (page: Named) => wanted.every((word) => hasWord(page, word));
    return onlyOf(pages.filter((page) => isBeside(page) && hasAll(page)))?.route;
  }
});

interface Named {
  route: string;
  folder: string;
  /** The words of its address and of its title. */
  names: string[][];
}

/** Returns the names of a page: `/privacy` and `/legal/privacy` both name `Privacy`. */
const namesOf = ({ route, title = '' }: PageFacts): Named => ({
  route,
  folder: folderOf(route),
  names: [nameIn(lastPartOf(route)), nameIn(title)],
});

const hasWord = ({ names }: Named, word: string): boolean =>
  names.some((words) => words.includes(word));

function groupByWord(pages: Iterable<Named>): Map<string, Named[]> {
  const groups = new Map<string, Named[]>();
  for (const page of pages) {
    // The same word may be in the address and in the title.
    for (const word of new Set(page.names.flat())) {
      const group = groups.get(word);
      if (group) group.push(page);
      else groups.set(word, [page]);
    }
  }
  return groups;
}
