import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteInfo } from '../../blocks/ui/site.tsx';
import { PageView, Shell } from '../page/page.tsx';
import type { PageData } from '../page/page-data.ts';
import { routeOf } from '../page/route-of.ts';
import { useEntrance } from './entrance.ts';
import { useNavigationEffects } from './navigation.ts';
import { pageQuery } from './queries.ts';

interface AppProps {
  /** The settings at first. */
  site: SiteInfo;
  queries: QueryClient;
  /** Called before anything is rendered. Returns what to do as soon as it is on the page. */
  onRender?: () => () => void;
  /** Called once every handler is in place, with what shows other settings. */
  onReady?: (showSite: (site: SiteInfo) => void) => void;
}

/** The app in the browser: the page for the current address, and what stays while pages change. */
export function App({ site: initialSite, queries, onRender, onReady }: AppProps) {
  // React may render twice before something is on the page.
  const onShown = onRender?.();
  useLayoutEffect(() => onShown?.());
  const [site, setSite] = useState(initialSite);
  useEffect(() => onReady?.(setSite), [onReady]);
  return (
    <Shell site={site} queries={queries}>
      <CurrentPage site={site} />
    </Shell>
  );
}

function CurrentPage({ site }: Pick<AppProps, 'site'>) {
  const { pathname } = useLocation();
  const { data, isPlaceholderData, isError } = useQuery<PageData>({
    ...pageQuery(routeOf(pathname)),
    placeholderData: (previous) => previous,
  });
  const announcement = useNavigationEffects(data, site.planned);
  useEntrance(data?.route);
  // The page of a history entry is not there yet.
  useEffect(() => {
    if (!isPlaceholderData) return;
    const { dataset } = document.documentElement;
    dataset.busy = '';
    return () => {
      delete dataset.busy;
    };
  }, [isPlaceholderData]);
  useEffect(() => {
    if (isError) location.reload();
  }, [isError]);
  return data ? <PageView page={data} site={site} announcement={announcement} /> : null;
}
