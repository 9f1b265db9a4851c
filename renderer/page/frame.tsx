import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PageContext, SiteContext, type SiteInfo } from '../../blocks/ui/site.tsx';
import { classesIn } from '../styles/critical-css.ts';
import { encode } from './encode.ts';
import { FrameEnd, FrameStart } from './page.tsx';

/** What stands before and after a page's blocks, encoded once for many pages. */
export interface Frame {
  start: Buffer;
  end: Buffer;
  classes: string;
}

/**
 * Makes the function that renders header, footer and all else that stands around the blocks. It is
 * the same on every page but for the link to the page itself, so it is rendered once for each page
 * that it links to and once for all others, which saves a third of the time of rendering a page.
 * What is in it may therefore depend on nothing of the page but its route. A test with every example
 * checks that the browser renders the same.
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
    // The logo's.
    '/',
    banner?.link?.href,
    ...header.menu.flatMap(({ href, links = [] }) => [href, ...links.map((link) => link.href)]),
    ...header.actions.map(({ href }) => href),
    ...footer.groups.flatMap(({ links = [] }) => links.map(({ href }) => href)),
  ]);
}
