import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { HatchPatterns } from '../../blocks/ui/charts/hatch.tsx';
import { Banner } from '../../blocks/ui/frame/banner.tsx';
import { Footer } from '../../blocks/ui/frame/footer.tsx';
import { Header } from '../../blocks/ui/frame/header.tsx';
import { OutcomeNotices } from '../../blocks/ui/notices/outcome-notices.tsx';
import { Toasts } from '../../blocks/ui/notices/toasts.tsx';
import { parts } from '../../blocks/ui/parts.ts';
import { PageContext, SiteContext, type SiteInfo, useSite } from '../../blocks/ui/site.tsx';
import { pageIds } from '../../schema/model/page-ids.ts';
import type { PageData } from './page-data.ts';

interface ShellProps {
  site: SiteInfo;
  queries: QueryClient;
  children: ReactNode;
}

/**
 * The elements that stay while pages change. The server renders them too, because the ids that React
 * generates depend on the positions in the tree.
 */
export function Shell({ site, queries, children }: ShellProps) {
  return (
    <QueryClientProvider client={queries}>
      {children}
      <Toasts words={site.words} />
    </QueryClientProvider>
  );
}

interface PageViewProps {
  page: PageData;
  site: SiteInfo;
  /** Announced to screen readers after navigation. */
  announcement?: string;
  /** Leaves out header and footer, which the server adds itself: see `frame.tsx`. */
  withoutFrame?: boolean;
}

/** A whole page, as both the server and the browser render it. */
export function PageView({ page, site, announcement, withoutFrame }: PageViewProps) {
  const isBare = withoutFrame || page.isExample;
  return (
    <>
      <SiteContext value={site}>
        <PageContext value={page}>
          <HatchPatterns />
          {isBare ? null : <FrameStart />}
          <main id={pageIds.content} tabIndex={-1}>
            <Blocks page={page} />
          </main>
          {isBare ? null : <FrameEnd />}
        </PageContext>
      </SiteContext>
      <div className="visually-hidden" aria-live="polite">
        {announcement}
      </div>
    </>
  );
}

/** Everything before the blocks of a page. */
export function FrameStart() {
  const { words } = useSite();
  return (
    <>
      <a className="skip-link" href={`#${pageIds.content}`}>
        {words.skipToContent}
      </a>
      <Banner />
      <Header />
    </>
  );
}

/** Everything after the blocks of a page. */
export function FrameEnd() {
  return (
    <>
      <Footer />
      <OutcomeNotices />
    </>
  );
}

/** A page's blocks, keyed so that a block keeps its state while its neighbours are edited. */
function Blocks({ page }: { page: PageData }) {
  const seen = new Map<string, number>();
  return page.blocks.map((block) => {
    const nth = (seen.get(block.type) ?? 0) + 1;
    seen.set(block.type, nth);
    const Block = parts.get(block.type) as ComponentType<typeof block> | undefined;
    if (!Block) throw new Error(`The block ${block.type} has no component.`);
    return <Block key={`${page.route} ${block.id ?? `${block.type} ${nth}`}`} {...block} />;
  });
}
