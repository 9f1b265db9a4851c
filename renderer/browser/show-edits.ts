import type { QueryClient } from '@tanstack/react-query';
import { createQueryFunction } from '../../blocks/ui/forms/requests.ts';
import type { SiteInfo } from '../../blocks/ui/site.tsx';
import { warningsPath } from '../dev/dev-paths.ts';
import type { DevProblem } from '../dev/problems.ts';
import { siteDataPath } from '../page/data-paths.ts';
import type { PageData } from '../page/page-data.ts';
import { routeOf } from '../page/route-of.ts';
import { beginRequest } from './begin-request.ts';
import { followEvents } from './follow-events.ts';
import { letBlocksBePicked } from './pick-block.ts';
import { showProblems, showWarnings } from './problem-overlay.ts';
import { pageQuery } from './queries.ts';
import { showDraft } from './show-draft.ts';

/** Until the server answers again, which then sends the problems that there are. */
const unanswered: DevProblem[] = [
  {
    routes: undefined,
    text: 'The dev server does not answer, so edits do not show here. If it has ended, start it again: npm run dev',
  },
];

const fetchSite = createQueryFunction<SiteInfo>();
const fetchWarnings = createQueryFunction<DevProblem[]>();

/** Shows the settings of the site as they are now. */
async function refreshSite(showSite: (site: SiteInfo) => void): Promise<void> {
  const isLast = beginRequest(siteDataPath);
  const site = await fetchSite({ queryKey: [siteDataPath] }).catch(() => undefined);
  if (site && isLast()) showSite(site);
}

/** Shows the warnings of the page with a route as they are now; without a route, none. */
async function refreshWarnings(route: string | undefined): Promise<void> {
  const isLast = beginRequest(warningsPath);
  const queryKey = [`${warningsPath}?${new URLSearchParams({ route: route ?? '' })}`];
  const warnings = route === undefined ? [] : await fetchWarnings({ queryKey }).catch(() => []);
  if (isLast()) showWarnings(warnings ?? []);
}

/**
 * Dev only: shows each edit of the current page and of the site's settings in place, the page's
 * problems on top, and the places of its blocks.
 */
export function showEdits(
  address: string,
  queries: QueryClient,
  showSite: (site: SiteInfo) => void,
): void {
  const current = () => routeOf(location.pathname);
  /** The data of the page that is on the screen: at an address without a page, the not-found page. */
  const shown = () => queries.getQueryData<PageData>(pageQuery(current()).queryKey);
  const shownRoute = () => shown()?.route ?? current();
  const blocks = letBlocksBePicked(shownRoute);
  /** Returns whether the page is there. */
  const refresh = async (route: string): Promise<boolean> => {
    const query = pageQuery(route);
    const { queryKey } = route === shownRoute() ? pageQuery(current()) : query;
    if (!queries.getQueryData(queryKey)) return true;
    const isLast = beginRequest(route);
    const data = await query.queryFn(query).catch(() => undefined);
    if (!isLast()) return true;
    if (!data) return false;
    queries.setQueryData(queryKey, data);
    blocks.refresh();
    return true;
  };
  /** The page may have been edited since the server sent it, or while it was hidden, or have been added. */
  const catchUp = async () => {
    await refreshSite(showSite);
    if (!(await refresh(shownRoute()))) location.reload();
    else if (shownRoute() !== current()) await refresh(current());
  };
  let problems: DevProblem[] = [];
  const show = (isSaved = true) => {
    const here = problems.filter(
      ({ routes }) => routes?.some((route) => [shownRoute(), current()].includes(route)) ?? true,
    );
    showProblems(here, isSaved);
    // Errors come first, and are at the same place.
    refreshWarnings(here.length > 0 ? undefined : shownRoute());
  };
  /** Whether the next problems are those of a new connection rather than of a save. */
  let isConnecting = true;
  followEvents(address, {
    onOpen() {
      isConnecting = true;
      catchUp();
    },
    onError() {
      if (problems === unanswered) return;
      problems = unanswered;
      show();
    },
    on: {
      edited: async ({ route }) => {
        if (!(await refresh(route)) && route === current()) location.reload();
      },
      settings: () => refreshSite(showSite),
      reload: () => location.reload(),
      problems: (all) => {
        problems = all;
        // A page was added since and is not valid: its problems are shown instead of it. What has no place is
        // about an address without a page.
        const isPage = all.some(({ routes, place }) => routes?.includes(current()) && place);
        if (shownRoute() !== current() && isPage) location.reload();
        show(!isConnecting);
        isConnecting = false;
      },
    },
  });
  window.navigation?.addEventListener('currententrychange', () => show());
  const showBadge = () => showDraft(shown()?.draft);
  showBadge();
  // The page of a navigation may still be loading.
  queries.getQueryCache().subscribe(showBadge);
  window.navigation?.addEventListener('currententrychange', showBadge);
}
