import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { attempt } from '../../blocks/ui/attempt.ts';
import { wantsLessMotion } from '../../blocks/ui/wants-less-motion.ts';
import { pageIds } from '../../schema/model/page-ids.ts';
import type { PageData } from '../page/page-data.ts';
import { routeOf } from '../page/route-of.ts';
import { applyMetadata } from './apply-metadata.ts';
import { showLateFont } from './late-font.ts';
import { pageQuery } from './queries.ts';

/**
 * Handles a change of page in the browser. The app follows links without loading a document, then sets
 * the title, scrolls the page and moves the focus to its start.
 * @returns the text to announce to screen readers
 */
export function useNavigationEffects(
  page: PageData | undefined,
  planned: readonly string[],
): string {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(page);
  const shownAt = useRef(location);
  const [announcement, setAnnouncement] = useState('');
  const restoreScroll = useScrollPositions(location, page !== shown.current);
  useLinks(planned);

  useLayoutEffect(() => {
    if (!page || shown.current === page) return;
    const isOtherPage = shown.current?.route !== page.route;
    shown.current = page;
    applyMetadata(page);
    if (!isOtherPage) return;
    setAnnouncement(page.title);
    showLateFont();
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    focusStart();
    if (type === 'POP') restoreScroll(0);
    else setTimeout(scrollToStart, 0);
  }, [page, type, restoreScroll]);

  // Going back from a place on the page returns to the link.
  useLayoutEffect(() => {
    // Where the page is when the app starts, the visitor has scrolled it.
    if (shownAt.current === location) return;
    const isOtherPage = shownAt.current.pathname !== location.pathname;
    shownAt.current = location;
    if (!isOtherPage && type === 'POP' && window.navigation) restoreScroll();
  }, [location, type, restoreScroll]);

  return announcement;
}

/** Moves the focus to the place that the address names, or to the heading of the page. */
function focusStart(): void {
  const start =
    placeOf(location.hash) ??
    document.querySelector<HTMLElement>('h1') ??
    document.getElementById(pageIds.content);
  if (!start) return;
  // What takes the focus by itself stays a stop of the Tab key.
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** Scrolls to the place that the address names, or smoothly to the top. */
function scrollToStart(): void {
  const anchor = placeOf(location.hash);
  if (anchor) anchor.scrollIntoView({ behavior: scrollBehavior() });
  else scrollToTop();
}

const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: scrollBehavior() });

const scrollBehavior = (): ScrollBehavior => (wantsLessMotion() ? 'instant' : 'smooth');

/** The element that a hash names. As browsers do, it tries the name as written, then decoded. */
function placeOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  const written = document.getElementById(name);
  if (written) return written;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    // A lone `%`, as in `#100%`, encodes nothing.
    return null;
  }
}

/** Where a tab stores the scroll positions between two documents, such as before and after a reload. */
const storageName = 'scroll';

const readPositions = () =>
  new Map<string, number>(JSON.parse(sessionStorage.getItem(storageName) ?? '[]'));

/**
 * Remembers the scroll position of each history entry. Returns a function that restores the position of
 * the current entry, or scrolls to `otherwise` if there is none. While the page of a new location
 * loads, the previous one is still shown, and scrolls.
 */
function useScrollPositions(
  location: Location,
  isOtherPage: boolean,
): (otherwise?: number) => void {
  const current = useRef({ key: '', pathname: location.pathname });
  const [saved] = useState(() => attempt(readPositions) ?? new Map<string, number>());
  useLayoutEffect(() => {
    const { pathname } = location;
    if (isOtherPage || routeOf(pathname) === routeOf(current.current.pathname))
      current.current = { key: entryKey(location.key), pathname };
  }, [location, isOtherPage]);
  const restore = useCallback(
    (otherwise?: number) => {
      const top = saved.get(current.current.key) ?? otherwise;
      if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    },
    [saved],
  );
  useEffect(() => {
    // Browsers do not scroll an entry that an earlier document of the app left.
    if (history.scrollRestoration === 'manual' && window.scrollY === 0) restore();
    const save = () => saved.set(current.current.key, window.scrollY);
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    // After a reload there is no app at first, so the browser has to restore the position.
    const giveBack = () => {
      // The last scroll may have had no event yet.
      save();
      history.scrollRestoration = 'auto';
      attempt(() => sessionStorage.setItem(storageName, JSON.stringify([...saved])));
    };
    // WebKit applies what `giveBack` sets to the next entry if that is there already, and then shows a
    // document from its cache at the top.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && window.scrollY === 0) restore();
      takeOver();
    };
    save();
    takeOver();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', save, { signal, passive: true });
    // A page that is left right after scrolling has had no scroll event yet. Not every browser has
    // the event for Back and Forward.
    window.addEventListener('click', save, { signal, capture: true });
    window.navigation?.addEventListener('navigate', save, { signal });
    // The router hears of a hash too late, after the browser has scrolled.
    const follow = () => {
      const { key, pathname } = current.current;
      if (window.location.pathname === pathname) current.current = { key: entryKey(key), pathname };
    };
    window.navigation?.addEventListener('currententrychange', follow, { signal });
    window.addEventListener('pageshow', comeBack, { signal });
    window.addEventListener('pagehide', giveBack, { signal });
    return () => listening.abort();
  }, [saved, restore]);
  return restore;
}

/** Browsers add entries too, for instance for a hash. The router gives all of these the same key. */
const entryKey = (routerKey: string): string => window.navigation?.currentEntry?.key ?? routerKey;

/** Follows links inside the site, and fetches a page's data shortly before. */
function useLinks(planned: readonly string[]): void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const entry = useLocation();
  const type = useNavigationType();
  /** The link that was followed last, until its page is there. */
  const latest = useRef<HTMLAnchorElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visitor who goes back no longer waits for a link.
  useLayoutEffect(() => {
    if (type === 'POP' && latest.current) stopWaiting(latest);
  }, [entry, type]);
  useEffect(() => {
    const visit = async (link: HTMLAnchorElement) => {
      latest.current = link;
      document.documentElement.dataset.busy = '';
      const page = await queries.ensureQueryData(queryOf(link)).catch(() => undefined);
      if (latest.current !== link) return;
      stopWaiting(latest);
      if (page) navigate(link.pathname + link.search + link.hash);
      else location.assign(link.href);
    };
    const pageLinkOf = (event: Event) => {
      const link = linkOf(event);
      return link && !planned.includes(routeOf(link.pathname)) ? link : undefined;
    };
    const onClick = (event: MouseEvent) => {
      const link = pageLinkOf(event);
      if (!link || event.defaultPrevented || isForBrowser(event)) return;
      const isHere = link.pathname === location.pathname && link.search === location.search;
      if (isHere && link.hash) return;
      event.preventDefault();
      if (isHere) {
        // The logo on the home page, for instance.
        stopWaiting(latest);
        scrollToTop();
      } else void visit(link);
    };
    // In browsers, Escape stops loading.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && latest.current) stopWaiting(latest);
    };
    const prefetch = (event: Event) => {
      const link = pageLinkOf(event);
      if (link) void queries.prefetchQuery(queryOf(link));
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerover', prefetch, { signal, passive: true });
    document.addEventListener('focusin', prefetch, { signal });
    return () => listening.abort();
  }, [navigate, queries, planned]);
}

function stopWaiting(latest: RefObject<HTMLAnchorElement | undefined>): void {
  latest.current = undefined;
  delete document.documentElement.dataset.busy;
}

const queryOf = ({ pathname }: HTMLAnchorElement) => pageQuery(routeOf(pathname));

/** The link of an event, if it leads to a page of this site. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target) return undefined;
  return link.hasAttribute('download') || /\.\w+$/.test(link.pathname) ? undefined : link;
}

const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
