import type { PageFacts, SiteView } from '../validate/rule.ts';
import type { NamingLink } from './link-words.ts';
import { nameIn } from './name-words.ts';

/** A link whose words are the name of another page than the one that it leads to. */
export interface PromisedPage {
  file: string;
  link: NamingLink;
  /** The page of that name. */
  promised: string;
}

const cached = new WeakMap<SiteView, PromisedPage[]>();

/**
 * The links that promise another page, such as a copied line of which only the words or the address
 * were changed. Beside the target, a part of a name is enough to tell one page from the others.
 */
export function promisedPages(site: SiteView): PromisedPage[] {
  const existing = cached.get(site);
  if (existing) return existing;
  const named = new Map(
    [...site.pages].flatMap(([route, page]) => (page.draft ? [] : [[route, namesOf(page)]])),
  );
  const byName = groupEach([...named.values()], ({ names }) => names);
  const byWord = groupEach([...named.values()], ({ folder, all }) =>
    folder === '' ? [] : [...all].map((word) => `${folder} ${word}`),
  );
  // Thousands of pages may have the same links.
  const bySearch = new Map<string, string | undefined>();
  const found = site.files.flatMap(({ file, naming = [] }) =>
    naming.flatMap((link): PromisedPage[] => {
      const [, href, words] = link;
      const target = named.get(href);
      if (!target) return [];
      const wanted = nameIn(words);
      if (wanted.some((word) => target.all.has(word))) return [];
      const name = wanted.join(' ');
      const search = `${target.folder} ${name}`;
      if (!bySearch.has(search)) bySearch.set(search, pageOf(wanted, name, target.folder));
      const promised = bySearch.get(search);
      if (promised === undefined || href.startsWith(`${promised}/`)) return [];
      return [{ file, link, promised }];
    }),
  );
  cached.set(site, found);
  return found;

  /** The route of the only page of a name, or of the only one in a folder with all its words. */
  function pageOf(wanted: string[], name: string, folder: string): string | undefined {
    const whole = byName.get(name);
    const beside = (byWord.get(`${folder} ${wanted[0]}`) ?? []).filter(({ all }) =>
      wanted.every((word) => all.has(word)),
    );
    const [page, ...others] = whole ?? beside;
    return others.length > 0 ? undefined : page?.route;
  }
}

interface Named {
  route: string;
  folder: string;
  names: Set<string>;
  all: Set<string>;
}

/** `/privacy` and `/legal/privacy` are the page `Privacy`. */
function namesOf({ route, title = '' }: PageFacts): Named {
  const end = route.lastIndexOf('/');
  const [address, ofTitle] = [nameIn(route.slice(end + 1)), nameIn(title)];
  return {
    route,
    folder: route.slice(0, end),
    names: new Set([address.join(' '), ofTitle.join(' ')]),
    all: new Set([...address, ...ofTitle]),
  };
}

function groupEach(pages: readonly Named[], keysOf: (page: Named) => Iterable<string>) {
  const groups = new Map<string, Named[]>();
  for (const page of pages) {
    for (const key of keysOf(page)) {
      const group = groups.get(key);
      if (group) group.push(page);
      else groups.set(key, [page]);
    }
  }
  return groups;
}
