import { test as base, expect, type Page } from '@playwright/test';

/** Chromium's warning about preloads on a slow machine, which is not a failure. */
const slow = /preload but not used within a few seconds/;

interface Options {
  /** Errors that the browser may print to its console. */
  expectedError: RegExp | undefined;
  /**
   * For tests that change the clock, add scripts to every page or leave the site: none of these can be
   * undone.
   */
  ownPage: boolean;
}

/**
 * A browser test that fails on any console error, unless it expects that error. A new page takes
 * most of the time of a small test, so the tests of a worker share one for each site and kind of
 * browser: with and without scripts, touch, and motion.
 */
export const test = base.extend<Options, { sharedPages: Map<string, Page> }>({
  expectedError: [undefined, { option: true }],
  ownPage: [false, { option: true }],
  sharedPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      browser,
      sharedPages,
      baseURL,
      viewport,
      javaScriptEnabled,
      hasTouch,
      contextOptions,
      extraHTTPHeaders,
      ownPage,
      expectedError,
    },
    use,
    testInfo,
  ) => {
    const kind = { baseURL, javaScriptEnabled, hasTouch, extraHTTPHeaders, ...contextOptions };
    const key = JSON.stringify(kind);
    const shared = ownPage ? undefined : sharedPages.get(key);
    const page = shared ?? (await (await browser.newContext(kind)).newPage());
    if (viewport) await page.setViewportSize(viewport);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // The text of a failed request does not name its address.
      errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    if (ownPage) {
      await page.context().close();
    } else if (testInfo.status === testInfo.expectedStatus) {
      await clean(page, contextOptions.reducedMotion ?? null);
      sharedPages.set(key, page);
    }
    // After a failure the page stays open for the report; the worker is restarted anyway.
    expect(errors.filter((text) => !slow.test(text) && !expectedError?.test(text))).toEqual([]);
  },
});

/**
 * Removes everything that a test left in a page: listeners, routes, document and storage. The
 * document goes first, because the other steps would make it render again. It is emptied rather than
 * left for a blank one: the browser would drop the code and fonts that the next page has as well.
 */
async function clean(page: Page, reducedMotion: 'reduce' | 'no-preference' | null): Promise<void> {
  page.removeAllListeners();
  await page.evaluate(() => {
    window.stop();
    for (let timer = window.setTimeout(() => {}); timer > 0; timer -= 1) clearTimeout(timer);
    localStorage.clear();
    sessionStorage.clear();
    // Otherwise the next visit to this address would be a reload, which keeps how far it was scrolled.
    history.replaceState(null, '', '/blank');
    // Removes the listeners as well, so that nothing is stored when the document is left.
    document.open();
    document.write('<title></title>');
    document.close();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion });
  await page.mouse.move(0, 0);
  await page.context().clearCookies();
}

export { expect };

/** For tests of animations: most tests run without. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The two widths that the site is designed for. */
export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Loads the app as a visitor's first input does, which Chromium drops before the first frame. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('load-app')));
  await untilAlive(page);
}

/** Waits until the app is hydrated. */
export const untilAlive = (page: Page): Promise<void> =>
  page.locator('html[data-alive]').waitFor({ state: 'attached' });

/** Opens a page and waits until its app is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
}

const app = '**/assets/client-*.js';

/** Delays the app until the returned function is called. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(app, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Whether the line at the top of the page says that the app is still loading. */
export const showsWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { content, visibility, borderTopWidth } = getComputedStyle(
      document.documentElement,
      '::before',
    );
    return content !== 'none' && visibility === 'visible' && borderTopWidth === '3px';
  });

/** Makes the app fail to load. */
export const loseApp = (page: Page) => page.route(app, (route) => route.abort());

/** Messages of the browser if the app fails to load. */
export const lostApp = /Failed to load resource|ERR_FAILED/;

/** Waits until all animations have ended, except endless ones. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY &&
            playState === 'running',
        );
    // The end of one may start another.
    while (running().length > 0)
      await Promise.allSettled(running().map(({ finished }) => finished));
  });
}

/** Records every request from now on, as method and address. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return requests;
}

/** Marks the document. Returns a function that checks whether it is still the same. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => 'marked' in window);
}

/**
 * Waits until a request or navigation caused by a press has begun, with or without scripts. A
 * screenshot does that, because it is of a later frame.
 */
export async function afterwards(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}
