import type { QueryClient } from '@tanstack/react-query';
import { routeOf } from '../browser/navigation.ts';
import { pageQuery } from '../page/queries.ts';
import type { DevProblem } from './dev-watch.ts';

/** Dev only: shows each edit of the current page in place, and what is wrong with it on top. */
export function showEdits(queries: QueryClient): void {
  const current = () => routeOf(location.pathname);
  import.meta.hot?.on('site:edited', async ({ route }: { route?: string }) => {
    if (route === undefined) return;
    const query = pageQuery(route);
    if (!queries.getQueryData(query.queryKey)) return;
    const data = await query.queryFn(query).catch(() => undefined);
    if (data) queries.setQueryData(query.queryKey, data);
    else if (route === current()) location.reload();
  });
  import.meta.hot?.on('site:styles', ({ href }: { href: string }) => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (link) link.href = href;
  });
  let problems: DevProblem[] = [];
  const show = () => {
    const here = problems.filter(({ route }) => route === undefined || route === current());
    showOverlay(here.map(({ text }) => text).join('\n\n'));
  };
  import.meta.hot?.on('site:problems', (told: DevProblem[]) => {
    problems = told;
    show();
  });
  window.navigation?.addEventListener('currententrychange', show);
  // What was wrong before this page was opened has been told to others only.
  import.meta.hot?.send('site:ready');
}

/** The words of the terminal over the last good page, in a shadow root so that no style reaches it. */
function showOverlay(text: string): void {
  document.querySelector('site-problems')?.remove();
  if (text === '') return;
  const host = document.createElement('site-problems');
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = `
    section { position: fixed; inset: auto 1rem 1rem; z-index: 1000; max-height: 60vh; overflow: auto;
      padding: 1rem 1.25rem; border-top: 4px solid #ff5f4a; border-radius: 8px; background: #10151c; color: #f1f3f5;
      font: 13px/1.5 ui-monospace, monospace; box-shadow: 0 8px 40px rgb(0 0 0 / 40%); }
    pre { margin: 0; font: inherit; white-space: pre-wrap; }`;
  const section = document.createElement('section');
  section.setAttribute('role', 'alert');
  const pre = document.createElement('pre');
  pre.textContent = text;
  section.append(pre);
  shadow.append(style, section);
  document.body.append(host);
}
