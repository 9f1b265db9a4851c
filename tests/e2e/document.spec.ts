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

test('section 2: hero labels change every three seconds', async ({ page }) => {
  await page.goto('/');
  const durations = await page
    .getByRole('main')
    .locator('section')
    .first()
    .evaluate((hero) =>
      hero
        .getAnimations({ subtree: true })
        .map((animation) => Number(animation.effect?.getTiming().duration)),
    );
  const round = Math.max(...durations);
  const labels = durations.filter((duration) => duration === round).length;
  expect(labels).toBeGreaterThan(1);
  expect(round / labels).toBe(3000);
});
