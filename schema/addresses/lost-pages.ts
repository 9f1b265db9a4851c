import { oncePer } from '../once-per.ts';
import { isShown, type PageFacts, type SiteView } from '../validate/rule.ts';
import { correctAddress } from './correct-address.ts';
import { withoutOwnDomain } from './own-address.ts';

export interface LostPages {
  /** Pages that are in no menu and that no link leads to. */
  unlinked: ReadonlySet<PageFacts>;
  /** Those of them that have the title and the description of another page. */
  copies: ReadonlySet<PageFacts>;
  /** Linked addresses that do not exist. */
  missing: ReadonlySet<string>;
  /** Linked addresses that exist or are planned. */
  linked: ReadonlySet<string>;
}

/** Visitors reach these pages without links. */
const reachedAnyway = new Set(['/', '/404']);

/**
 * Finds pages without links, and links without pages. If there is one of each, the page was most
 * likely moved.
 */
export const findLostPages = oncePer((site: SiteView): LostPages => {
  const { linked, missing } = followLinks(site);
  const unlinked = [...site.pages.values()].filter(
    ({ route, menu, draft }) => !draft && !menu && !linked.has(route) && !reachedAnyway.has(route),
  );
  return {
    unlinked: new Set(unlinked),
    copies: copiesAmong(unlinked, site),
    missing,
    linked,
  };
});

function followLinks(site: SiteView): { linked: Set<string>; missing: Set<string> } {
  const linked = new Set<string>();
  const missing = new Set<string>();
  for (const facts of site.files) {
    if (!isShown(site, facts)) continue;
    for (const [, href] of facts.links) {
      const path = href.split(/[?#]/, 1)[0] ?? '';
      if (path === facts.route) continue;
      if (site.pages.has(path) || site.planned?.has(path)) linked.add(path);
      else if (path !== '' && !site.assets.has(path)) {
        // Wrongly written links are reported elsewhere.
        const own = withoutOwnDomain(href, site)?.split(/[?#]/, 1)[0];
        const meant = correctAddress(own ?? path, facts.route, site)?.address;
        if (meant !== undefined) linked.add(meant);
        else if (/^\//.test(own ?? path) && !Object.hasOwn(site.redirects, path)) {
          missing.add(own ?? path);
        }
      }
    }
  }
  return { linked, missing };
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
