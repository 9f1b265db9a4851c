import type { Page } from '@playwright/test';
import {
  afterwards,
  desktop,
  expect,
  markDocument,
  open,
  test,
  wake,
  withMotion,
} from '../journey.ts';

test.use({ viewport: desktop });

const footer = (page: Page) => page.getByRole('contentinfo');
const prices = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Prices', exact: true });

/** Records the behaviour of each scroll from now on: `smooth` or `instant`. */
async function recordScrolling(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const behaviors: unknown[] = [];
    const scroll = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      behaviors.push(options.behavior);
      scroll(options);
    }) as typeof window.scrollTo;
    Object.assign(window, { behaviors });
  });
  return () => page.evaluate(() => (window as unknown as { behaviors: unknown[] }).behaviors);
}

const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    tags: [...document.head.querySelectorAll('meta[name], meta[property], link[rel=canonical]')]
      .map((tag) => tag.outerHTML)
      .sort(),
  }));

test.describe('in motion', () => {
  test.use(withMotion);

  test('a link changes the page without loading a document: the page scrolls smoothly to the top, title and metadata follow, focus moves to the heading, and the change is announced', async ({
    page,
  }) => {
    await page.goto('/prices');
    const served = await headOf(page);
    await open(page, '/');
    const isMarked = await markDocument(page);
    const behaviors = await recordScrolling(page);
    await footer(page).getByRole('link', { name: 'Prices' }).click();
    await expect(page).toHaveURL('/prices');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await behaviors()).toEqual(['smooth']);
    await expect.poll(() => headOf(page)).toEqual(served);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('[aria-live=polite]', { hasText: served.title })).toHaveCount(1);
    expect(await isMarked()).toBe(true);
  });
});

test.describe('a font that comes late', () => {
  test.use({ ownPage: true });

  test('moves nothing on the page that it is late for, and is there on the next', async ({
    page,
  }) => {
    await page.route(
      '**/*.woff2',
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      },
      { times: 1 },
    );
    // The app loads it for the next page from the cache, so no request shows when.
    await page.addInitScript(() => {
      const { load } = FontFace.prototype;
      FontFace.prototype.load = async function () {
        const face = await load.call(this);
        document.documentElement.dataset.fontLoaded = '';
        return face;
      };
    });
    const links = footer(page).getByRole('link');
    // The fallback gives some texts the same width.
    const widths = () =>
      links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const late = await widths();
    await page.waitForLoadState();
    await wake(page);
    await page.locator('html[data-font-loaded]').waitFor({ state: 'attached' });
    await afterwards(page);
    expect(await widths()).toEqual(late);
    await links.filter({ hasText: 'Prices' }).click();
    await expect(page).toHaveURL('/prices');
    await expect.poll(widths).not.toEqual(late);
  });
});

test('a link to a place on another page leads to that place', async ({ page }) => {
  await open(page, '/drawings');
  await page.getByRole('main').getByRole('link', { name: 'How to land' }).click();
  await expect(page).toHaveURL('/rules#landing');
  const place = page.getByRole('heading', { name: 'Landing' });
  await expect(place).toBeInViewport();
  // Keys go on from there, and do not scroll back to the top.
  await expect(page.locator('#landing')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(place).toBeInViewport();
});

test.describe('a planned page', () => {
  test.use({ expectedError: /status of 404/ });

  test('is loaded as a document, which says that it is not there, and links lead on', async ({
    page,
  }) => {
    await open(page, '/');
    await footer(page).getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing flies here');
    await expect(page).toHaveURL('/terms');
    await wake(page);
    await page.locator('main summary').click();
    await expect(page.getByText('There is no page `/terms`.')).toBeVisible();
    await prices(page).click();
    await expect(page).toHaveURL('/prices');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing flies here');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan before the wind turns');
  });
});

test('a slow network shows the page that was asked for last', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/data/rules.json', async (route) => {
    await promise;
    await route.continue();
  });
  await open(page, '/');
  await footer(page).getByRole('link', { name: 'Rules' }).click();
  await expect(page.locator('[role=status][data-busy]')).toHaveText('Loading');
  await footer(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('[role=status][data-busy]')).toBeEmpty();
  const late = page.waitForResponse('**/data/rules.json');
  resolve();
  await (await late).finished();
  await afterwards(page);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
});

test('a page that takes long is no longer waited for after Escape, or a link to the page that is shown', async ({
  page,
}) => {
  let letGo = () => {};
  await page.route('**/data/rules.json', async (route) => {
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await route.continue();
  });
  const logo = page.getByRole('banner').getByRole('link').first();
  for (const stop of [() => page.keyboard.press('Escape'), () => logo.click()]) {
    await open(page, '/');
    await footer(page).getByRole('link', { name: 'Rules' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-busy');
    await stop();
    await expect(page.locator('html')).not.toHaveAttribute('data-busy');
    const late = page.waitForResponse('**/data/rules.json');
    letGo();
    await (await late).finished();
    await afterwards(page);
    await expect(page).toHaveURL('/');
  }
});

test.describe('a link to a page that cannot be loaded', () => {
  test.use({ expectedError: /status of 503/ });

  test('is forgotten once the visitor follows another or goes back', async ({ page }) => {
    let answer = Promise.withResolvers<void>();
    await page.route('**/data/rules.json', async (route) => {
      await answer.promise;
      await route.fulfill({ status: 503 });
    });
    const answerLate = async () => {
      const late = page.waitForResponse('**/data/rules.json');
      answer.resolve();
      await (await late).finished();
      await afterwards(page);
      answer = Promise.withResolvers<void>();
    };
    await open(page, '/');
    await footer(page).getByRole('link', { name: 'Rules' }).click();
    await footer(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await answerLate();
    await expect(page).toHaveURL('/contact');

    await footer(page).getByRole('link', { name: 'Rules' }).click();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-busy');
    await answerLate();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan before the wind turns');
  });
});

test('a newer build on the server loads the document anew', async ({ page }) => {
  await page.route('**/data/prices.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), version: 'newer' } });
  });
  await open(page, '/');
  const isMarked = await markDocument(page);
  await prices(page).click();
  await expect(page).toHaveURL('/prices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices for every wing');
  expect(await isMarked()).toBe(false);
});

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing scrolls smoothly', async ({ page }) => {
    await open(page, '/');
    const behaviors = await recordScrolling(page);
    await footer(page).getByRole('link', { name: 'Prices' }).click();
    await expect(page).toHaveURL('/prices');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await behaviors()).toEqual(['instant']);
  });
});
