import { oncePer } from '../once-per.ts';
import { onlyOf } from '../only-of.ts';
import type { PageFacts, SiteView } from '../validate/rule.ts';
import type { NamingLink } from './link-words.ts';
import { nameIn } from './name-words.ts';

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
  const byName = groupEach([...named.values()], ({ names }) => names);
  const byWord = groupEach([...named.values()], ({ folder, all }) =>
    folder === '' ? [] : all.map((word) => `${folder} ${word}`),
  );
  // Cached, since thousands of pages may have the same links.
  const bySearch = new Map<string, string | undefined>();
  return site.files.flatMap(({ file, naming = [] }) =>
    naming.flatMap((link): PromisedPage[] => {
      const [pointer, href, words, of] = link;
      const target = named.get(href);
      if (!target) return [];
      const wanted = nameIn(words);
      const shared = wanted.filter((word) => target.all.includes(word));
      // A card's title describes its topic, and neighbouring pages share words, so only a whole
      // name counts.
      const isWhole = of === 'card' || shared.length > 0;
      if (shared.length === wanted.length || (isWhole && target.folder === '')) return [];
      const name = wanted.join(' ');
      const search = `${isWhole} ${target.folder} ${name}`;
      if (!bySearch.has(search))
        bySearch.set(
          search,
          isWhole ? siblingOf(name, target.folder) : pageOf(wanted, name, target.folder),
        );
      const promised = bySearch.get(search);
      if (promised === undefined || href.startsWith(`${promised}/`)) return [];
      if (of !== 'card') return [{ file, link, promised }];
      const own = naming.find(([place, , , other]) => place === pointer && other !== 'card');
      const { title } = site.pages.get(href) ?? {};
      const isMeant = own && nameIn(own[2]).some((word) => target.all.includes(word));
      return [{ file, link, promised, ...(isMeant && title && { meant: title }) }];
    }),
  );

  /** Returns the route of the only page with a name, if it is in this folder. */
  function siblingOf(name: string, folder: string): string | undefined {
    const page = onlyOf(byName.get(name) ?? []);
    return page?.folder === folder ? page.route : undefined;
  }

  /**
   * Returns the route of the only page with a name, or of the only page in a folder with all its
   * words.
   */
  function pageOf(wanted: string[], name: string, folder: string): string | undefined {
    const whole = byName.get(name);
    const beside = (byWord.get(`${folder} ${wanted[0]}`) ?? []).filter(({ all }) =>
      wanted.every((word) => all.includes(word)),
    );
    return onlyOf(whole ?? beside)?.route;
  }
});

interface Named {
  route: string;
  folder: string;
  names: string[];
  /** The words of all names. */
  all: string[];
}

/** Returns the names of a page: `/privacy` and `/legal/privacy` both name `Privacy`. */
function namesOf({ route, title = '' }: PageFacts): Named {
  const end = route.lastIndexOf('/');
  const [address, ofTitle] = [nameIn(route.slice(end + 1)), nameIn(title)];
  return {
    route,
    folder: route.slice(0, end),
    names: [address.join(' '), ofTitle.join(' ')],
    all: [...address, ...ofTitle],
  };
}

function groupEach(pages: readonly Named[], keysOf: (page: Named) => string[]) {
  const groups = new Map<string, Named[]>();
  for (const page of pages) {
    for (const key of keysOf(page)) {
      const group = groups.get(key);
      if (!group) groups.set(key, [page]);
      // The same word may be in the address and in the title.
      else if (group.at(-1) !== page) group.push(page);
    }
  }
  return groups;
}
