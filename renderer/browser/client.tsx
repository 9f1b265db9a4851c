import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryFunction } from '../../blocks/ui/forms/requests.ts';
import type { SiteInfo } from '../../blocks/ui/site.tsx';
import { pageIds } from '../../schema/model/page-ids.ts';
import { siteDataPath } from '../page/data-paths.ts';
import type { PageData } from '../page/page-data.ts';
import { routeOf } from '../page/route-of.ts';
import { App } from './app.tsx';
import { loadLateFont } from './late-font.ts';
import { loadBlocks } from './load-blocks.ts';
import { createQueries, pageQuery } from './queries.ts';
import { type HeldAct, rememberControls } from './replaced-elements.ts';

/**
 * Set by the server: the address of this document's data. It differs from the page's on a not-found
 * page.
 */
interface DocumentData {
  version: string;
  data: string;
  styles: string;
  /** Set in dev only: where edits are announced. */
  events?: string;
}

/**
 * Hydrates the finished HTML. Resolves when every handler is in place. Rejects if the document has to
 * do without the app: offline, with a newer build on the server, or after an error.
 *
 * @param held what the visitor has pressed and will be done again
 */
export async function start(held: HeldAct[]): Promise<void> {
  const { version, data, styles, events } = document.documentElement
    .dataset as unknown as DocumentData;
  const fetchJson = <T,>(path: string) => createQueryFunction<T>()({ queryKey: [path] });
  const [page, site] = (await Promise.all([
    fetchJson<PageData>(data),
    // In dev, both addresses end with the name of the document.
    fetchJson<SiteInfo>(siteDataPath + data.replace(/[^?]*/, '')),
  ])) as [PageData, SiteInfo];
  if (page.version !== version) throw new Error('The page was built anew after it was loaded.');
  await loadBlocks(page);
  const queries = createQueries();
  queries.setQueryData(pageQuery(routeOf(location.pathname)).queryKey, page);
  addStyleSheet(styles);
  // Every document has it. React throws if not.
  const root = document.getElementById(pageIds.app) as HTMLElement;
  const finished = [...root.childNodes];
  const { pathname } = location;
  let focused = document.activeElement as HTMLElement | null;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as HTMLElement;
  });
  const showSite = await new Promise<(site: SiteInfo) => void>((hydrated, failed) => {
    // React has removed the whole page, for instance because something else had removed a part of it.
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      failed(error);
      if (location.pathname !== pathname) return location.reload();
      // The same page must not be loaded again and again, nor without what the visitor types. React
      // empties it once more after this.
      queueMicrotask(() => {
        root.replaceChildren(...finished);
        focused?.focus({ preventScroll: true });
      });
    };
    startTransition(() => {
      hydrateRoot(
        root,
        <BrowserRouter>
          <App
            site={site}
            queries={queries}
            onRender={() => rememberControls(root, held)}
            // If an effect has failed, React first says so.
            onReady={(showSite) => queueMicrotask(() => hydrated(showSite))}
          />
        </BrowserRouter>,
        { onUncaughtError },
      );
    });
  });
  loadLateFont().catch(() => undefined);
  if (events) (await import('./show-edits.ts')).showEdits(events, queries, showSite);
}

/** Loads the rules of all blocks, for the pages that follow. */
function addStyleSheet(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
