import type { QueryClient } from '@tanstack/react-query';
import type { DevEvents } from '../dev/dev-events.ts';
import type { PageData } from '../page/page-data.ts';
import { pageQuery } from '../page/queries.ts';
import { routeOf } from './navigation.ts';
import { letBlocksBePicked } from './pick-block.ts';
import { showProblems } from './problem-overlay.ts';
import { showDraft } from './show-draft.ts';

/** Dev only: shows each edit of the current page in place, what is wrong with it on top, and where its blocks stand. */
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
  // It may have been edited since it was sent.
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
  // A page that a visitor goes to may still be on its way.
  queries.getQueryCache().subscribe(showBadge);
  window.navigation?.addEventListener('currententrychange', showBadge);
}
