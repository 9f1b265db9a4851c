import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PageContext, SiteContext, type SiteInfo } from '../../blocks/ui/site.tsx';
import { FrameEnd, FrameStart } from './page.tsx';

/**
 * Makes the function that puts header, footer and all else that stands around the blocks into a
 * page's HTML. It is the same on every page but for the link to the page itself, so that it is
 * rendered once for each page that it links to and once for all others: a third of the time of
 * rendering a page. What is in it may therefore know no more of the page than its route; that the
 * browser renders the same is tested with every example.
 */
export function createFrame(site: SiteInfo): (body: string, route: string) => string {
  const linked = linksOf(site);
  const frames = new Map<string, { start: string; end: string }>();
  const render = (route: string, part: ReactElement) =>
    renderToString(
      <SiteContext value={site}>
        <PageContext value={{ route, name: '' }}>{part}</PageContext>
      </SiteContext>,
    );
  return (body, route) => {
    const key = linked.has(route) ? route : '';
    const frame = frames.get(key) ?? {
      start: render(key, <FrameStart />),
      end: render(key, <FrameEnd />),
    };
    frames.set(key, frame);
    const main = body.indexOf('<main');
    const end = body.lastIndexOf('</main>') + '</main>'.length;
    return body.slice(0, main) + frame.start + body.slice(main, end) + frame.end + body.slice(end);
  };
}

/** Every address that header and footer link to. */
function linksOf({ header, footer, banner }: SiteInfo): Set<string | undefined> {
  return new Set([
    // The logo's.
    '/',
    banner?.link?.href,
    ...header.menu.flatMap(({ href, links = [] }) => [href, ...links.map((link) => link.href)]),
    ...(header.actions ?? []).map(({ href }) => href),
    ...footer.groups.flatMap(({ links = [] }) => links.map(({ href }) => href)),
  ]);
}
