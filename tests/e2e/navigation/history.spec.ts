import type { Page } from '@playwright/test';
import { desktop, expect, markDocument, open, test, wake } from '../journey.ts';

test.use({ viewport: desktop });

/** Clicks a link without scrolling it into view, as Playwright would. */
const follow = (page: Page, href: string) =>
  page.locator(`a[href="${href}"]`).first().dispatchEvent('click');

const scrollPage = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);

/** While a document gives way to the next, neither can be asked. */
const expectScrolled = (page: Page, top: number) =>
  expect.poll(() => page.evaluate(() => scrollY).catch(() => undefined)).toBe(top);

test('back and forward restore the page and how far it was scrolled', async ({ page }) => {
  await open(page, '/');
  await scrollPage(page, 900);
  await follow(page, '/prices');
  await expect(page).toHaveURL('/prices');
  await expectScrolled(page, 0);
  await scrollPage(page, 300);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectScrolled(page, 900);
  await page.goForward();
  await expect(page).toHaveURL('/prices');
  await expectScrolled(page, 300);
});

test('back after a reload restores how far the page was scrolled, though the visitor scrolls while it loads', async ({
  page,
}) => {
  await open(page, '/');
  await scrollPage(page, 900);
  await follow(page, '/prices');
  await expect(page).toHaveURL('/prices');
  await expectScrolled(page, 0);
  await page.reload();
  await wake(page);
  const { promise: scrolled, resolve } = Promise.withResolvers<void>();
  await page.route('**/data/*.json', async (route) => {
    await scrolled;
    await route.continue();
  });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await page.mouse.wheel(0, 200);
  await expectScrolled(page, 200);
  resolve();
  await expectScrolled(page, 900);
});

test('back to a page of a newer build loads it as a document', async ({ page }) => {
  await open(page, '/');
  await follow(page, '/prices');
  await expect(page).toHaveURL('/prices');
  await page.reload();
  await wake(page);
  await page.route(
    '**/data/index.json',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), version: 'newer' } });
    },
    { times: 1 },
  );
  const isMarked = await markDocument(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan before the wind turns');
  expect(await isMarked()).toBe(false);
});

test('back before the app runs shows the page of the address', async ({ page }) => {
  await open(page, '/contact');
  await follow(page, '/prices');
  await expect(page).toHaveURL('/prices');
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Your message')).toBeVisible();
  await wake(page);
  await expect(page.getByLabel('Your message')).toBeVisible();
});

test('a page that is loaded again stays where it is scrolled to as the app starts', async ({
  page,
}) => {
  await open(page, '/');
  await scrollPage(page, 900);
  await page.goto('/');
  await scrollPage(page, 300);
  await wake(page);
  await expectScrolled(page, 300);
  await page.reload();
  await scrollPage(page, 500);
  await wake(page);
  await expectScrolled(page, 500);
});

// Each page is shown before the next document: a document that is left no longer has the reduced motion
// of these tests, so the page before would become less high, and its position another.
test('back before the app runs restores how far the page was scrolled', async ({ page }) => {
  await open(page, '/');
  await scrollPage(page, 900);
  await follow(page, '/prices');
  await expect(page).toHaveURL('/prices');
  await expectScrolled(page, 0);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await expectScrolled(page, 900);
  // The same from another document.
  await follow(page, '/prices');
  await expect(page).toHaveURL('/prices');
  await expectScrolled(page, 0);
  await page.goto('/favicon.svg');
  // The answer may be lost with this document.
  await page.evaluate(() => history.go(-2)).catch(() => undefined);
  await expect(page).toHaveURL('/');
  await expectScrolled(page, 900);
});

test('back from a place on the page leads to where the link was', async ({ page }) => {
  await open(page, '/rules');
  await scrollPage(page, 200);
  await follow(page, '#landing');
  await expect(page).toHaveURL('/rules#landing');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  const place = await page.evaluate(() => scrollY);
  await page.goBack();
  await expectScrolled(page, 200);
  await page.goForward();
  await expectScrolled(page, place);
});
