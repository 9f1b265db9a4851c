import type { Page } from '@playwright/test';
import { expect, test, wake } from './journey.ts';

test('a page may run no script and use no style but its own', async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("frame-ancestors 'none'");
  await wake(page);
});

test('search engines find what they read', async ({ page, request }) => {
  await page.goto('/solutions/for-fpa-teams');
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  const address = await attribute('link[rel=canonical]', 'href');
  expect(address).toMatch(/^https:\/\/[^/]+\/solutions\/for-fpa-teams$/);
  expect(await attribute('meta[property="og:url"]', 'content')).toBe(address);
  expect(await attribute('meta[property="og:title"]', 'content')).toBeTruthy();
  expect(await attribute('meta[name="twitter:card"]', 'content')).toBeTruthy();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['Organization', 'BreadcrumbList']);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${address}</loc>`);
  expect(sitemap).not.toContain('404');
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://');
  expect((await request.get('/favicon.svg')).ok()).toBe(true);
});

test.describe('section 2: the hero labels', () => {
  /** The label that shows at a time, in milliseconds. */
  const labelAt = (page: Page, time: number) =>
    page.evaluate((at) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = at;
      }
      const frame = document.querySelector('[data-window]')?.getBoundingClientRect();
      const middle = frame ? frame.top + frame.height / 2 : 0;
      const labels = [...document.querySelectorAll('[data-stack] > *')];
      return labels.find((label) => {
        const { top, bottom } = label.getBoundingClientRect();
        return top < middle && bottom > middle;
      })?.textContent;
    }, time);

  test('change every three seconds, and start over', async ({ page }) => {
    await page.goto('/');
    const labels = await page.locator('[data-stack] > *').allTextContents();
    expect(labels.length).toBeGreaterThan(1);
    for (const [index, label] of [...labels, labels[0]].entries()) {
      expect(await labelAt(page, index * 3000 + 100)).toBe(label);
      expect(await labelAt(page, index * 3000 + 2900)).toBe(label);
    }
  });

  test('can be stopped', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('checkbox', { name: 'Pause' }).check();
    const states = await page.evaluate(() =>
      document.getAnimations().map(({ playState }) => playState),
    );
    expect(new Set(states)).toEqual(new Set(['paused']));
  });
});
