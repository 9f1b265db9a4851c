import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PageContext, SiteContext, type SiteInfo } from '../../blocks/ui/site.tsx';
import { classesIn } from '../styles/critical-css.ts';
import { FrameEnd, FrameStart } from './page.tsx';

export interface Frame {
  start: string;
  end: string;
  classes: string;
}

/**
 * Makes the function that renders header, footer and all else that stands around the blocks. It is the same on every page but for the link to the page itself, so that it is
 * rendered once for each page that it links to and once for all others: a third of the time of
 * rendering a page. What is in it may therefore know no more of the page than its route; that the
 * browser renders the same is tested with every example.
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
    return { start, end, classes: classesIn(start + end) };
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
    // The logo's.
    '/',
    banner?.link?.href,
    ...header.menu.flatMap(({ href, links = [] }) => [href, ...links.map((link) => link.href)]),
    ...header.actions.map(({ href }) => href),
    ...footer.groups.flatMap(({ links = [] }) => links.map(({ href }) => href)),
  ]);
}
