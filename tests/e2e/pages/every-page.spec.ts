import type { APIRequestContext } from '@playwright/test';
import { expectAccess } from '../axe.ts';
import { desktop, expect, phone, test, wake } from '../journey.ts';

/** Returns the paths of all pages, from its sitemap, and one that does not exist. */
async function pathsOf(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)];
  return [...pages.map(([, url = '']) => new URL(url).pathname), '/no-such-page'];
}

/** Each page is visited on one of these screens. */
const screens = { 'a wide screen': desktop, 'a phone': phone };

// The pages may change: this holds after any valid edit. Those of the tests' own site
// are opened by the tests of what is on them.
for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on ${screen}, every second page of the project’s site`, () => {
    test.use({ baseURL: process.env.PROJECT_ADDRESS, viewport, expectedError: /status of 404/ });

    test('loads, has one main heading, keeps nobody out, and comes to life', async ({
      page,
      request,
    }) => {
      const paths = await pathsOf(request);
      const part = paths.filter((_, index) => index % 2 === (viewport === phone ? 1 : 0));
      // Depends on the number of pages.
      test.setTimeout(180_000 + part.length * 10_000);
      for (const path of part) {
        await test.step(path, async () => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await wake(page);
          await expectAccess(page);
        });
      }
    });
  });
}
