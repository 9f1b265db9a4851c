import { QueryClient } from '@tanstack/react-query';
import { createQueryFunction } from '../../blocks/ui/forms/requests.ts';
import { dataPath, dataPrefix } from '../page/data-paths.ts';
import type { PageData } from '../page/page-data.ts';
import { loadBlocks } from './load-blocks.ts';

/** Fetches data once, without refetching or retrying: a page changes only with a new build. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Offline is an error at once: the browser then shows its own message.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

const fetchPage = createQueryFunction<PageData>();

/**
 * A page's data. Settles when the code of its blocks has loaded too, so that it can render at once.
 * Rejects if the page has to be loaded as a document, because it is missing or from another build.
 */
export const pageQuery = (route: string) => ({
  queryKey: [dataPrefix, dataPath(route).slice(dataPrefix.length + 1)],
  queryFn: async (context: { queryKey: readonly unknown[] }): Promise<PageData> => {
    const page = (await fetchPage(context)) as PageData;
    if (page.version !== document.documentElement.dataset.version) throw new Error('other build');
    await loadBlocks(page);
    return page;
  },
});
