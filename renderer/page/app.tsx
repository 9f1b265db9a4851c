import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Toasts } from '../../blocks/ui/notices/toasts.tsx';
import type { SiteInfo } from '../../blocks/ui/site.tsx';
import { useEntrance } from '../browser/entrance.ts';
import { routeOf, useNavigationEffects } from '../browser/navigation.ts';
import { PageView } from './page.tsx';
import type { PageData } from './page-data.ts';
import { pageQuery } from './queries.ts';

interface AppProps {
  site: SiteInfo;
  queries: QueryClient;
  /** On the server: see `frame.tsx`. */
  withoutFrame?: boolean | undefined;
  /** Called in the browser once every handler is in place. */
  onReady?: () => void;
}

/** The page for the current address, and what stays while pages change. */
export function App({ site, queries, withoutFrame, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <QueryClientProvider client={queries}>
      <CurrentPage site={site} withoutFrame={withoutFrame} />
      <Toasts words={site.words} />
    </QueryClientProvider>
  );
}

function CurrentPage({ site, withoutFrame }: Pick<AppProps, 'site' | 'withoutFrame'>) {
  const { pathname } = useLocation();
  const { data } = useQuery<PageData>({
    ...pageQuery(routeOf(pathname)),
    placeholderData: (previous) => previous,
  });
  const announcement = useNavigationEffects(data, site.planned);
  useEntrance(data?.route);
  if (!data) return null;
  return (
    <>
      <PageView page={data} site={site} withoutFrame={withoutFrame} />
      <div className="visually-hidden" aria-live="polite">
        {announcement}
      </div>
    </>
  );
}
