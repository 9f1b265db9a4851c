import { test as base, expect, type Page, type Request } from '@playwright/test';
import axe from 'axe-core';

/** What Chromium says of any preload on a machine that is slow, which is no failure. */
const slow = /preload but not used within a few seconds/;

/** A browser test that fails on any error in the console, unless it expects that error. */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const known = [slow, ...expectedErrors];
    const unexpected = errors.filter((text) => !known.some((pattern) => pattern.test(text)));
    expect(unexpected).toEqual([]);
  },
});

export { expect };

/** Both widths at which the site is designed. */
export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Every page of the site, and an address that is none. */
export const pages = [
  ...['/', '/about', '/features', '/pricing', '/contact', '/resources', '/privacy', '/eula'],
  ...['/careers', '/sign-in', '/get-started'],
  ...[
    ...['data-analytics', 'budgeting-forecasting', 'cash-flow-management', 'revenue-planning'],
    ...['headcount-planning', 'marketing-planning', 'scenario-planning'],
  ].map((name) => `/products/${name}`),
  ...[
    ...['for-solopreneurs', 'for-data-analysts', 'for-startups', 'for-growing-companies'],
    ...['for-cfos', 'for-fpa-teams'],
  ].map((name) => `/solutions/${name}`),
  '/no-such-page',
];

/** Lets the visitor do something, and waits until the app has come to life. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(10, 310);
  await untilAlive(page);
}

/** Waits until the app has come to life. */
export const untilAlive = (page: Page): Promise<void> =>
  page.locator('html[data-alive]').waitFor({ state: 'attached' });

const app = '**/assets/client-*.js';

/** Holds the app back until it is let go. */
export async function holdApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(app, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** Lets the app fail to load. */
export const loseApp = (page: Page) => page.route(app, (route) => route.abort());

/** Waits until nothing is on its way any more; what moves for ever is left out. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .every(({ playState }) => playState !== 'running'),
  );
}

/**
 * Looks for what keeps people out, in the page as it is now. axe runs in the page itself, which
 * takes a quarter of the time that its package for Playwright does.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    // What moves for ever is looked at while it stands.
    for (const animation of document.getAnimations()) {
      animation.currentTime = 1000;
      animation.pause();
    }
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const found = await inPage.run(document, { resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  });
  expect(violations).toEqual([]);
}

/** Answers the two posts in the server's place, and records what was sent. */
export async function answerPosts(page: Page, status: number): Promise<Request[]> {
  const { requests, answer } = await holdPosts(page, status);
  answer();
  return requests;
}

/** The same, but keeps the visitor waiting until `answer` is called. */
export async function holdPosts(page: Page, status: number) {
  const requests: Request[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/*', async (route) => {
    requests.push(route.request());
    await held;
    await route.fulfill({ status, body: status < 300 ? '{}' : 'no' });
  });
  return { requests, answer };
}
