import type { QueryClient } from '@tanstack/react-query';
import type { DevEvents } from '../dev/dev-events.ts';
import type { PageData } from '../page/page-data.ts';
import { pageQuery } from '../page/queries.ts';
import { routeOf } from './navigation.ts';
import { letBlocksBePicked } from './pick-block.ts';
import { showProblems } from './problem-overlay.ts';
import { showDraft } from './show-draft.ts';

/**
 * Dev only: shows each edit of the current page in place, its problems on top, and the places of
 * its blocks.
 */
export function showEdits(address: string, queries: QueryClient): void {
  const current = () => routeOf(location.pathname);
  const blocks = letBlocksBePicked();
  const events = new EventSource(address);
  const on = <Name extends keyof DevEvents>(
    name: Name,
    listener: (data: DevEvents[Name]) => void,
  ) => events.addEventListener(name, ({ data }) => listener(JSON.parse(data)));

  const refresh = async (route: string) => {
    const query = pageQuery(route);
    if (!queries.getQueryData(query.queryKey)) return;
    const data = await query.queryFn(query).catch(() => undefined);
    if (data) {
      queries.setQueryData(query.queryKey, data);
      blocks.refresh();
    } else if (route === current()) location.reload();
  };
  on('edited', ({ route }) => refresh(route));
  // The page may have been edited since the server sent it.
  events.addEventListener('open', () => refresh(current()));
  on('reload', () => location.reload());
  let problems: DevEvents['problems'] = [];
  const show = () => {
    const here = problems.filter(({ route }) => route === undefined || route === current());
    showProblems(here);
  };
  on('problems', (all) => {
    problems = all;
    show();
  });
  window.navigation?.addEventListener('currententrychange', show);
  const showBadge = () =>
    showDraft(queries.getQueryData<PageData>(pageQuery(current()).queryKey)?.draft);
  showBadge();
  // The page of a navigation may still be loading.
  queries.getQueryCache().subscribe(showBadge);
  window.navigation?.addEventListener('currententrychange', showBadge);
}
