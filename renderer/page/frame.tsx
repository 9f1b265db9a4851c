import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PageContext, SiteContext, type SiteInfo } from '../../blocks/ui/site.tsx';
import { classesIn } from '../styles/critical-css.ts';
import { encode } from './encode.ts';
import { FrameEnd, FrameStart } from './page.tsx';

/** The HTML before and after a page's blocks, encoded once for many pages. */
export interface Frame {
  start: Buffer;
  end: Buffer;
  classes: string;
}

/**
 * Returns a function that renders the frame: header, footer and everything else around the blocks. On
 * every page the frame is the same except for the link to the page itself. So it is rendered once for
 * each page that it links to and once for all others, which saves a third of the rendering time. It
 * may therefore depend only on the route of the page. A test with every example checks that the
 * browser renders the same.
 */
export function createFrame(site: SiteInfo): (route: string) => Frame {
  const linked = linksOf(site);
  const frames = new Map<string, Frame>();
  const render = (route: string, part: ReactElement) =>
    renderToString(
      <SiteContext value={site}>
        <PageContext value={{ route, name: '' }}>{part}</PageContext>
      </SiteContext>,
    );
  const createFrameOf = (route: string): Frame => {
    const [start, end] = [render(route, <FrameStart />), render(route, <FrameEnd />)];
    return { start: encode(start), end: encode(end), classes: classesIn(start + end) };
  };
  return (route) => {
    const key = linked.has(route) ? route : '';
    const frame = frames.get(key) ?? createFrameOf(key);
    frames.set(key, frame);
    return frame;
  };
}

/** Every address that header and footer link to. */
function linksOf({ header, footer, banner }: SiteInfo): Set<string | undefined> {
  return new Set([
    // The logo links to home.
    '/',
    banner?.link?.href,
    ...header.menu.flatMap(({ href, links = [] }) => [href, ...links.map((link) => link.href)]),
    ...header.actions.map(({ href }) => href),
    ...footer.groups.flatMap(({ links = [] }) => links.map(({ href }) => href)),
  ]);
}
