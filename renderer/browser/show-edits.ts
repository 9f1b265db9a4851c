import type { QueryClient } from '@tanstack/react-query';
import type { DevEvents } from '../dev/dev-events.ts';
import type { PageData } from '../page/page-data.ts';
import { pageQuery } from '../page/queries.ts';
import { routeOf } from './navigation.ts';
import { showDraft } from './show-draft.ts';

/** Dev only: shows each edit of the current page in place, and what is wrong with it on top. */
export function showEdits(address: string, queries: QueryClient): void {
  const current = () => routeOf(location.pathname);
  const events = new EventSource(address);
  const on = <Name extends keyof DevEvents>(
    name: Name,
    listener: (data: DevEvents[Name]) => void,
  ) => events.addEventListener(name, ({ data }) => listener(JSON.parse(data)));

  on('edited', async ({ route }) => {
    const query = pageQuery(route);
    if (!queries.getQueryData(query.queryKey)) return;
    const data = await query.queryFn(query).catch(() => undefined);
    if (data) queries.setQueryData(query.queryKey, data);
    else if (route === current()) location.reload();
  });
  on('reload', () => location.reload());
  let problems: DevEvents['problems'] = [];
  const show = () => {
    const here = problems.filter(({ route }) => route === undefined || route === current());
    showOverlay(here.map(({ text }) => text).join('\n\n'));
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

/** The words of the terminal over the last good page, in a shadow root so that no style reaches it. */
function showOverlay(text: string): void {
  document.querySelector('site-problems')?.remove();
  if (text === '') return;
  const host = document.createElement('site-problems');
  const shadow = host.attachShadow({ mode: 'open' });
  // Unlike a style element, the page's policy allows it.
  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    section { position: fixed; inset: auto 1rem 1rem; z-index: 1000; max-height: 60vh; overflow: auto;
      padding: 1rem 1.25rem; border-top: 4px solid #ff5f4a; border-radius: 8px; background: #10151c; color: #f1f3f5;
      font: 13px/1.5 ui-monospace, monospace; box-shadow: 0 8px 40px rgb(0 0 0 / 40%); }
    pre { margin: 0; font: inherit; white-space: pre-wrap; }`);
  shadow.adoptedStyleSheets = [styles];
  const section = document.createElement('section');
  section.setAttribute('role', 'alert');
  const pre = document.createElement('pre');
  pre.textContent = text;
  section.append(pre);
  shadow.append(section);
  document.body.append(host);
}
