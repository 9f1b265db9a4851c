import type { Page } from '@playwright/test';
import { desktop, expect, test, wake } from './journey.ts';

test.use({ viewport: desktop });

/** As a click, but without what the test would do to bring the link into view. */
const followPricing = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: 'Pricing', exact: true })
    .dispatchEvent('click');

/** Notes how each scroll from now on is asked to be: `smooth` or `instant`. */
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

test('section 2: links change the page without loading a document, and scroll smoothly to the top', async ({
  page,
}) => {
  await page.goto('/');
  await wake(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  const behaviors = await recordScrolling(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { same: boolean }).same)).toBe(true);
  expect(await behaviors()).toEqual(['smooth']);
});

test('title and metadata follow, focus moves to the heading, and the change is announced', async ({
  page,
}) => {
  await page.goto('/');
  const headOf = () =>
    page.evaluate(() => ({
      title: document.title,
      tags: [...document.head.querySelectorAll('[data-page]')].map((tag) => tag.outerHTML),
    }));
  await page.goto('/pricing');
  const served = await headOf();
  await page.goto('/');
  await wake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(headOf).toEqual(served);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[aria-live=polite]', { hasText: served.title })).toHaveCount(1);
});

test('back and forward restore the page and how far it was scrolled', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await followPricing(page);
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('back before the app runs shows the page of the address', async ({ page }) => {
  await page.goto('/contact');
  await wake(page);
  await followPricing(page);
  await expect(page).toHaveURL('/pricing');
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Message')).toBeVisible();
  await wake(page);
  await expect(page.getByLabel('Message')).toBeVisible();
});

test('back from a place on the page leads to where the link was', async ({ page }) => {
  await page.goto('/eula');
  await wake(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  // As a click, but without what the test would do to bring the link into view.
  await page.locator('a[href="#termination"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/eula#termination');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  const place = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a link to a place on another page leads there', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/eula#content';
    link.id = 'probe';
    link.textContent = 'probe';
    document.querySelector('main')?.prepend(link);
  });
  await page.locator('#probe').click();
  await expect(page).toHaveURL('/eula#content');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('section 2: an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('shows the not-found page with status 404 and a hint', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('.yaml').first()).toBeVisible();
    await wake(page);
    await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
    await expect(page).toHaveURL('/pricing');
  });

  test('is loaded as a document when a link leads to it', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(page).toHaveURL('/terms');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Know the');
  });
});

test('a slow network shows the page that was asked for last', async ({ page }) => {
  await page.route('**/data/eula.json', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/');
  await wake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'EULA' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.waitForTimeout(1800);
  await expect(page).toHaveURL('/contact');
});

test('a newer build on the server loads the document anew', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.route('**/data/pricing.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), version: 'newer' } });
  });
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'same' in window)).toBe(false);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing scrolls smoothly', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    const behaviors = await recordScrolling(page);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await followPricing(page);
    await expect(page).toHaveURL('/pricing');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await behaviors()).toEqual(['instant', 'instant']);
  });
});
