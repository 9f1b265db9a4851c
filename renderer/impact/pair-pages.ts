import { textOf } from './page-text.ts';
import { readHtml, type SiteState } from './site-state.ts';

/** A page before and after a change. */
export interface PagePair {
  kind: 'changed' | 'new' | 'removed' | 'moved';
  /** The route after the change, or before it if the page is gone. */
  route: string;
  /** The previous route of a page that moved. */
  from?: string;
}

/** The least part of two pages' lines that are the same if one of them is the other, moved. */
const leastAlike = 0.5;

/**
 * Pairs each page with the one that it was: by its address, by the redirect from its last one, or by
 * its text if there is no redirect.
 */
export function pairPages(before: SiteState, after: SiteState): PagePair[] {
  const movedFrom = followRedirects(before, after);
  const redirected = new Set(movedFrom.values());
  const gone = [...before.pages.keys()].filter(
    (route) => !after.pages.has(route) && !after.drafts.has(route) && !redirected.has(route),
  );
  const added = [...after.pages.keys()].filter(
    (route) => !before.pages.has(route) && !before.drafts.has(route) && !movedFrom.has(route),
  );
  for (const [from, to] of findAlike(linesOf(before, gone), linesOf(after, added)))
    movedFrom.set(to, from);
  const moved = new Set(movedFrom.values());
  return [...new Set([...before.pages.keys(), ...after.pages.keys()])]
    .filter((route) => !moved.has(route))
    .sort()
    .map((route): PagePair => {
      const from = movedFrom.get(route);
      if (from !== undefined) return { kind: 'moved', route, from };
      if (!after.pages.has(route)) return { kind: 'removed', route };
      return { kind: before.pages.has(route) ? 'changed' : 'new', route };
    });
}

/** The pages to which the address of a page that is gone leads now, each with that address. */
const followRedirects = (before: SiteState, after: SiteState): Map<string, string> =>
  new Map(
    [...before.pages.keys()].flatMap((from): [string, string][] => {
      const to = after.redirects.get(from) ?? '';
      const isMoved = !after.pages.has(from) && after.pages.has(to) && !before.pages.has(to);
      return isMoved ? [[to, from]] : [];
    }),
  );

const linesOf = ({ out }: SiteState, routes: readonly string[]): [string, Set<string>][] =>
  routes.map((route) => [route, new Set(textOf(readHtml(out, route)).lines)]);

type Lines = readonly [route: string, lines: ReadonlySet<string>][];

/** Pairs pages that are gone with new ones, the most alike first. */
function findAlike(gone: Lines, added: Lines): [from: string, to: string][] {
  const candidates = gone
    .flatMap(([from, old]) =>
      added.map(([to, now]) => ({
        from,
        to,
        alike: old.intersection(now).size / Math.max(old.size, now.size),
      })),
    )
    .filter(({ alike }) => alike >= leastAlike)
    .sort((a, b) => b.alike - a.alike);
  const [left, taken] = [new Set<string>(), new Set<string>()];
  return candidates.flatMap(({ from, to }): [string, string][] => {
    if (left.has(from) || taken.has(to)) return [];
    left.add(from);
    taken.add(to);
    return [[from, to]];
  });
}
