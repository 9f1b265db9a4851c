import type { Facts } from '../facts/facts.ts';
import { isShown, type PageFacts, type SiteView } from '../facts/rule.ts';
import { oncePer } from '../once-per.ts';
import { correctAddress } from './correct-address.ts';
import { followRedirects } from './follow-redirects.ts';
import { withoutOwnDomain } from './own-address.ts';

export interface LostPages {
  /** Pages that are in no menu and that no link leads to. */
  unlinked: ReadonlySet<PageFacts>;
  /** Pages that only link to each other, so that nobody comes to them from elsewhere. */
  apart: readonly PageFacts[];
  /** Those of the unlinked pages that have the title and the description of another page. */
  copies: ReadonlySet<PageFacts>;
  /** Linked addresses that do not exist. */
  missing: ReadonlySet<string>;
  /** Linked addresses that exist or are planned. */
  linked: ReadonlySet<string>;
}

/** Visitors reach these pages without links. */
const reachedAnyway = new Set(['/', '/404']);

/** Finds pages without links, and links without pages. */
export const findLostPages = oncePer((site: SiteView): LostPages => {
  const { linked, missing, targets, reached } = followLinks(site);
  const unlinked = [...site.pages.values()].filter(
    ({ route, menu, draft }) => !draft && !menu && !linked.has(route) && !reachedAnyway.has(route),
  );
  return {
    unlinked: new Set(unlinked),
    copies: copiesAmong(unlinked, site),
    missing,
    linked,
    apart: site.pages.has('/') ? pagesApart(site, unlinked, targets, reached) : [],
  };
});

/** What links lead to, and whom. */
interface Followed {
  linked: Set<string>;
  missing: Set<string>;
  /** The files whose content people can come to from the home page, a menu or the footer. */
  reached: Set<Facts>;
  /** The pages that each of the other files links to. */
  targets: Map<Facts, Set<Facts>>;
}

function followLinks(site: SiteView): Followed {
  const linked = new Set<string>();
  const missing = new Set<string>();
  const reached = new Set<Facts>(site.files.filter(isEntrance));
  /** Adds what the links of a file lead to. What an entrance leads to needs no second look. */
  const follow = (facts: Facts, found: Set<Facts>) => {
    if (!isShown(site, facts)) return;
    for (const [, href] of facts.links) {
      const path = pathOf(href);
      if (path === facts.route || (found === reached && linked.has(path))) continue;
      const target = targetOf(href, path, facts, site);
      if (target.page) found.add(target.page);
      if (target.address !== undefined) linked.add(target.address);
      if (target.missing !== undefined) missing.add(target.missing);
    }
  };
  // What is added on the way is visited, too.
  for (const facts of reached) follow(facts, reached);
  const targets = new Map<Facts, Set<Facts>>();
  for (const facts of site.files) {
    if (reached.has(facts)) continue;
    const found = new Set<Facts>();
    follow(facts, found);
    targets.set(facts, found);
  }
  return { linked, missing, reached, targets };
}

interface Target {
  page?: PageFacts | undefined;
  /** Where it exists or is planned. */
  address?: string | undefined;
  missing?: string | undefined;
}

/** Returns what an address leads to, also if it is redirected, or written wrongly, which is reported elsewhere. */
function targetOf(href: string, path: string, { route }: Facts, site: SiteView): Target {
  const page = site.pages.get(path);
  if (page || site.planned?.has(path)) return { page, address: path };
  if (path === '' || site.assets.has(path)) return {};
  const own = pathOf(withoutOwnDomain(href, site) ?? href);
  const address = correctAddress(own, route, site)?.address;
  const redirected = followRedirects(own, site, route)?.end;
  const isMissing = address === undefined && redirected === undefined && own.startsWith('/');
  return {
    page: site.pages.get(pathOf(address ?? redirected ?? '')),
    address,
    missing: isMissing ? own : undefined,
  };
}

/** Whether visitors see a file's content without following a link of a page. */
const isEntrance = ({ route, menu }: Facts): boolean =>
  route === undefined || menu !== undefined || reachedAnyway.has(route);

const pathOf = (href: string): string => href.split(/[?#]/, 1)[0] ?? '';

/** Returns the pages to which no entrance leads, and neither a draft nor one of the unlinked pages, which are reported. */
function pagesApart(
  site: SiteView,
  unlinked: readonly PageFacts[],
  targets: ReadonlyMap<Facts, Set<Facts>>,
  reached: ReadonlySet<Facts>,
): PageFacts[] {
  const behind = new Set<Facts>([...unlinked, ...site.readable.filter(({ draft }) => draft)]);
  for (const facts of behind) for (const page of targets.get(facts) ?? []) behind.add(page);
  return site.readable.filter(
    (page) =>
      !page.draft && !reached.has(page) && !behind.has(page) && site.pages.get(page.route) === page,
  );
}

/** Returns the pages that have the title and the description of another page. */
function copiesAmong(pages: readonly PageFacts[], { pages: all }: SiteView): Set<PageFacts> {
  if (pages.length === 0) return new Set();
  const live = [...all.values()].filter(({ draft }) => !draft);
  // Few pages share a title, so few keys have to be compared.
  const titles = countEach(live, ({ title }) => title);
  const keyOf = ({ title, description }: PageFacts) =>
    title !== undefined && (titles.get(title) ?? 0) > 1 ? `${title}\n${description}` : undefined;
  const keys = countEach(live, keyOf);
  return new Set(pages.filter((page) => (keys.get(keyOf(page)) ?? 0) > 1));
}

/** Counts the pages with each key, without those that have none. */
function countEach<Key>(pages: readonly PageFacts[], keyOf: (page: PageFacts) => Key) {
  const counts = new Map<Key | undefined, number>();
  for (const page of pages) {
    const key = keyOf(page);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
