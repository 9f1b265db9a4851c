import type { ComponentType } from 'react';
import { Banner } from '../blocks/ui/banner.tsx';
import { Footer } from '../blocks/ui/footer.tsx';
import { Header } from '../blocks/ui/header.tsx';
import { OutcomeNotices } from '../blocks/ui/outcome-notices.tsx';
import { PageContext, SiteContext, type SiteInfo } from '../blocks/ui/site.tsx';
import { blockComponents } from './blocks.ts';
import type { PageData } from './page-data.ts';

/** A whole page. The server and the browser render this and nothing else. */
export function PageView({ page, site }: { page: PageData; site: SiteInfo }) {
  return (
    <SiteContext value={site}>
      <PageContext value={page}>
        <a className="skip-link" href="#content">
          {site.words.skipToContent}
        </a>
        <Banner />
        <Header />
        <main id="content" tabIndex={-1}>
          <Blocks page={page} />
        </main>
        <Footer />
        <OutcomeNotices />
      </PageContext>
    </SiteContext>
  );
}

/** A page's blocks, keyed so that a block keeps its state while its neighbours are edited. */
function Blocks({ page }: { page: PageData }) {
  const seen = new Map<string, number>();
  return page.blocks.map((block) => {
    const nth = (seen.get(block.type) ?? 0) + 1;
    seen.set(block.type, nth);
    const Block = blockComponents.get(block.type) as ComponentType<typeof block> | undefined;
    if (!Block) throw new Error(`The block ${block.type} has no component.`);
    return <Block key={`${page.route} ${block.id ?? `${block.type} ${nth}`}`} {...block} />;
  });
}
